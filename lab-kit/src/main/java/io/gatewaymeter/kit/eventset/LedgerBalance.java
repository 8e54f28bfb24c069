package io.gatewaymeter.kit.eventset;

import java.util.ArrayList;
import java.util.List;

/** The sums that hold in every ledger. */
final class LedgerBalance {
  private LedgerBalance() {}

  static List<String> of(Ledger ledger) {
    long reasons = ledger.malformedByReason().values().stream().mapToLong(Long::longValue).sum();
    int before = ledger.completionBeforeStart().size();
    int without = ledger.completionWithoutStart().size();
    int twice = ledger.duplicateCompletion().size();
    int replaced = ledger.duplicateStart().size();
    List<String> sentences = new ArrayList<>();
    if (ledger.events() != ledger.parsed() + ledger.malformed()) {
      sentences.add(
          "%d events are not %d parsed + %d malformed."
              .formatted(ledger.events(), ledger.parsed(), ledger.malformed()));
    }
    if (ledger.malformed() != reasons) {
      sentences.add(
          "%d malformed lines are not the %d that have a reason."
              .formatted(ledger.malformed(), reasons));
    }
    if (ledger.completions() != ledger.records() + before + without + twice) {
      sentences.add(
          ("%d completions are not %d records + %d before their start + %d without a start"
                  + " + %d duplicates.")
              .formatted(ledger.completions(), ledger.records(), before, without, twice));
    }
    if (ledger.starts() != ledger.records() + ledger.openAtEnd() + replaced) {
      sentences.add(
          "%d starts are not %d records + %d open at the end + %d replaced by another start."
              .formatted(ledger.starts(), ledger.records(), ledger.openAtEnd(), replaced));
    }
    return sentences;
  }
}
