package io.gatewaymeter.kit.eventset;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Says in sentences how an observed ledger differs from the expected one, field by field. */
final class LedgerDiff {
  private final Ledger expected;
  private final Ledger observed;
  private final List<String> sentences = new ArrayList<>();

  private LedgerDiff(Ledger expected, Ledger observed) {
    this.expected = expected;
    this.observed = observed;
  }

  static List<String> of(Ledger expected, Ledger observed) {
    LedgerDiff diff = new LedgerDiff(expected, observed);
    diff.count("events", Ledger::events);
    diff.count("parsed", Ledger::parsed);
    diff.count("malformed", Ledger::malformed);
    SortedSet<String> reasons = new TreeSet<>(expected.malformedByReason().keySet());
    reasons.addAll(observed.malformedByReason().keySet());
    for (String reason : reasons) {
      diff.count(
          "malformed_by_reason " + reason,
          ledger -> ledger.malformedByReason().getOrDefault(reason, 0L));
    }
    diff.count("starts", Ledger::starts);
    diff.count("completions", Ledger::completions);
    diff.count("records", Ledger::records);
    diff.list("record_ids", Ledger::recordIds);
    diff.list("completion_before_start", Ledger::completionBeforeStart);
    diff.list("completion_without_start", Ledger::completionWithoutStart);
    diff.list("duplicate_completion", Ledger::duplicateCompletion);
    diff.list("duplicate_start", Ledger::duplicateStart);
    diff.list("start_without_completion", Ledger::startWithoutCompletion);
    diff.count("open_at_end", Ledger::openAtEnd);
    if (!observed.contradictions().isEmpty()) {
      diff.contradictions();
    }
    return diff.sentences;
  }

  private void count(String field, ToLongFunction<Ledger> count) {
    long wanted = count.applyAsLong(expected);
    long seen = count.applyAsLong(observed);
    if (wanted != seen) {
      sentences.add("%s: expected %d, observed %d.".formatted(field, wanted, seen));
    }
  }

  private void list(String field, Function<Ledger, List<String>> list) {
    IdDiff.sentence(field, list.apply(expected), list.apply(observed)).ifPresent(sentences::add);
  }

  private void contradictions() {
    int count = observed.contradictions().size();
    sentences.add(
        "contradictions: expected 0, observed %d: %s."
            .formatted(count, IdDiff.first(observed.contradictions(), "; ")));
  }
}
