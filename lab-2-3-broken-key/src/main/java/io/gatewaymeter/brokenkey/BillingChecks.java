package io.gatewaymeter.brokenkey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What must be true of the records of a run. */
final class BillingChecks {
  private BillingChecks() {}

  static Optional<String> everyRecordReachesTheTopic(EdgeRun run) {
    long counted = run.account().recordsCounted();
    return run.assembleRecordsOut() >= counted
        ? Optional.empty()
        : Optional.of(
            "%s: assemble counted %d records, the topic holds %d; look at what stands between assemble and its sink."
                .formatted(run.label(), counted, run.assembleRecordsOut()));
  }

  static Optional<String> aCompletionIsBilledOnce(EdgeRun run) {
    List<String> ids = run.account().moreThanCompletions();
    return ids.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s: more records than completions (%d too many, first of %s); assemble must emit a record once."
                .formatted(run.label(), ids.size(), ids.get(0)));
  }

  static Optional<String> aStartIsBilledOnce(EdgeRun run) {
    List<String> ids = new ArrayList<>(run.account().moreThanStarts());
    // What was emitted twice for one completion is told by the check before.
    run.account().moreThanCompletions().forEach(ids::remove);
    return ids.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s: more records than starts (%d too many, first of %s); assemble must clear() a start that it has paired."
                .formatted(run.label(), ids.size(), ids.get(0)));
  }

  static Optional<String> everyCompletionIsAccountedFor(EdgeRun run) {
    long emitted = run.assembleRecordsOut();
    Account account = run.account();
    return emitted + account.dropped() == account.completions()
        ? Optional.empty()
        : Optional.of(
            "%s: %d emitted + %d dropped are not %d completions; look at what assemble does with a completion."
                .formatted(run.label(), emitted, account.dropped(), account.completions()));
  }

  static Optional<String> theRecordsAreThosePredicted(EdgeRun run) {
    if (!run.predictionExact()) {
      return Optional.empty();
    }
    Account account = run.account();
    if (!account.missing().isEmpty() || !account.surplus().isEmpty()) {
      return Optional.of(
          "%s: %d records are predicted from the event set, %d came; %s missing, %s too many."
              .formatted(
                  run.label(),
                  run.predictedRecords(),
                  run.assembleRecordsOut(),
                  count(account.missing()),
                  count(account.surplus())));
    }
    return run.repetitions().stream().allMatch(records -> records == run.predictedRecords())
        ? Optional.empty()
        : Optional.of(
            "%s: %d records are predicted from the event set, the repetitions gave %s."
                .formatted(run.label(), run.predictedRecords(), run.repetitions()));
  }

  private static String count(List<String> ids) {
    return ids.isEmpty() ? "none" : ids.size() + " (first " + ids.get(0) + ")";
  }
}
