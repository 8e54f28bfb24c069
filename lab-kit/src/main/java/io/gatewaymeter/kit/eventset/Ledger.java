package io.gatewaymeter.kit.eventset;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.gatewaymeter.event.RawEvent;
import io.gatewaymeter.event.Rejection;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An account of every line of an event set: what became a request record, and why the rest did not.
 * It is made in two ways, from the set alone ({@link #expected}) and from what a job left behind
 * ({@link #observed}), and the two are compared with {@link #diff}.
 *
 * <p>Every list is sorted and holds a request id once for each event of its kind.
 *
 * @param events lines in all
 * @param parsed lines that are events, of any type
 * @param malformed lines that are none
 * @param malformedByReason malformed lines by {@link io.gatewaymeter.event.Reason#wireName}
 * @param starts events of type {@code RequestStarted}
 * @param completions events of type {@code RequestCompleted}
 * @param records request records
 * @param completionBeforeStart completions that found no open start, whose request has no record
 *     yet and a start that follows
 * @param completionWithoutStart as before, but no start follows
 * @param duplicateCompletion completions that found no open start, whose request has a record
 * @param duplicateStart starts that replaced an open one
 * @param startWithoutCompletion requests that are open at the end and have no completion at all,
 *     each once
 * @param openAtEnd requests whose last start is still open at the end
 * @param contradictions what a job reported and its input refutes, one sentence each
 * @param recordIds request ids of the records; not in evidence, because there are too many: read
 *     back from there it is empty
 */
public record Ledger(
    long events,
    long parsed,
    long malformed,
    SortedMap<String, Long> malformedByReason,
    long starts,
    long completions,
    long records,
    List<String> completionBeforeStart,
    List<String> completionWithoutStart,
    List<String> duplicateCompletion,
    List<String> duplicateStart,
    List<String> startWithoutCompletion,
    long openAtEnd,
    List<String> contradictions,
    @JsonIgnore List<String> recordIds) {

  public Ledger {
    malformedByReason = Collections.unmodifiableSortedMap(new TreeMap<>(malformedByReason));
    completionBeforeStart = sorted(completionBeforeStart);
    completionWithoutStart = sorted(completionWithoutStart);
    duplicateCompletion = sorted(duplicateCompletion);
    duplicateStart = sorted(duplicateStart);
    startWithoutCompletion = sorted(startWithoutCompletion);
    contradictions = sorted(contradictions);
    recordIds = recordIds == null ? List.of() : sorted(recordIds);
  }

  private static List<String> sorted(List<String> ids) {
    return ids.stream().sorted().toList();
  }

  /** What a correct job must make of a set, from what the generator meant by its lines. */
  public static Ledger expected(EventSet set) {
    return Expectation.of(set.lines());
  }

  /**
   * What a job made of its input.
   *
   * @param input every line of the topic that the job was given, in any order
   * @param counts the job's accumulators by name
   * @param records what it assembled
   * @param unpaired what it found no partner for
   * @param rejections what it could not parse
   * @throws IllegalStateException if an accumulator is missing
   */
  public static Ledger observed(
      Iterable<RawEvent> input,
      Map<String, Long> counts,
      List<RequestRecord> records,
      List<Unpaired> unpaired,
      List<Rejection> rejections) {
    return new Observation(input).ledger(counts, records, unpaired, rejections);
  }

  /**
   * How this observed ledger differs from an expected one.
   *
   * @return one sentence for each field that differs; empty if none does
   */
  public List<String> diff(Ledger expected) {
    return LedgerDiff.of(expected, this);
  }

  /**
   * Where the ledger does not add up in itself.
   *
   * @return one sentence for each sum that is wrong; empty if all are right
   */
  public List<String> imbalance() {
    return LedgerBalance.of(this);
  }
}
