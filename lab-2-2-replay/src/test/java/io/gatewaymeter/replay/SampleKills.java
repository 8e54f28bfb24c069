package io.gatewaymeter.replay;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.EventSetView;
import java.util.List;

/** Evidence of a run in which everything happened as predicted. */
final class SampleKills {
  private SampleKills() {}

  static ReplayEvidence evidence(EventSet set) {
    return evidence(set, KillCase.ALL.stream().map(kase -> run(set, kase)).toList());
  }

  static ReplayEvidence evidence(EventSet set, List<KillRun> kills) {
    Ledger ledger = Ledger.expected(set);
    return new ReplayEvidence(
        "2.2",
        "embedded",
        "2.3.0",
        "0123456789abcdef",
        EventSetView.of(set),
        4,
        "job",
        List.of(),
        ledger,
        ledger,
        List.of(),
        kills);
  }

  static KillRun run(EventSet set, KillCase kase) {
    KillOutcome outcome = new KillPrediction(set, kase, 4, List.of(0)).outcome();
    return KillRun.of(kase, List.of(0), outcome, outcome);
  }

  /** A case in which something else was observed than what was predicted. */
  static KillRun observed(KillRun run, KillOutcome observed) {
    return new KillRun(
        run.name(),
        run.edge(),
        run.restart(),
        run.startOffsets(),
        run.resubmitted(),
        run.killedSubtasks(),
        observed,
        run.predicted());
  }
}
