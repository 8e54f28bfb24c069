package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.request.Unpaired;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Whatever the order of the events: a correct job looks correct, a wrong one never does. */
class LedgerPropertiesTest {

  @Property(seed = "11", tries = 1_000)
  void aCorrectJobLooksCorrect(@ForAll("sets") EventSet set) {
    Ledger observed = ModelJob.run(set).ledger();
    assertThat(observed).isEqualTo(Ledger.expected(set));
    assertThat(observed.imbalance()).isEmpty();
  }

  @Property(seed = "12", tries = 1_000)
  void aLostRecordIsSeen(@ForAll("sets") EventSet set, @ForAll @IntRange(max = 99) int pick) {
    ModelJob job = ModelJob.run(set);
    Assume.that(!job.records.isEmpty());
    job.records.remove(pick % job.records.size());
    assertThat(job.ledger().diff(Ledger.expected(set))).isNotEmpty();
  }

  @Property(seed = "13", tries = 1_000)
  void aDoubledRecordIsSeen(@ForAll("sets") EventSet set, @ForAll @IntRange(max = 99) int pick) {
    ModelJob job = ModelJob.run(set);
    Assume.that(!job.records.isEmpty());
    RequestRecord doubled = job.records.get(pick % job.records.size());
    job.records.add(doubled);
    assertThat(job.ledger().diff(Ledger.expected(set))).isNotEmpty();
  }

  @Property(seed = "14", tries = 1_000)
  void aLostReportIsSeen(@ForAll("sets") EventSet set, @ForAll @IntRange(max = 99) int pick) {
    ModelJob job = ModelJob.run(set);
    Assume.that(!job.unpaired.isEmpty());
    job.unpaired.remove(pick % job.unpaired.size());
    assertThat(job.ledger().diff(Ledger.expected(set))).isNotEmpty();
  }

  @Property(seed = "15", tries = 1_000)
  void aReportOfAnotherPlaceIsSeen(
      @ForAll("sets") EventSet set,
      @ForAll @IntRange(max = 99) int pick,
      @ForAll @IntRange(min = -3, max = 3) int shift) {
    ModelJob job = ModelJob.run(set);
    Assume.that(!job.unpaired.isEmpty() && shift != 0);
    int at = pick % job.unpaired.size();
    Unpaired report = job.unpaired.get(at);
    job.unpaired.set(
        at,
        new Unpaired(
            report.kind(), report.requestId(), report.partition(), report.offset() + shift));
    assertThat(job.ledger().diff(Ledger.expected(set))).isNotEmpty();
  }

  @Property(seed = "16", tries = 1_000)
  void aReportOfTheOtherKindIsSeen(
      @ForAll("sets") EventSet set, @ForAll @IntRange(max = 99) int pick) {
    ModelJob job = ModelJob.run(set);
    Assume.that(!job.unpaired.isEmpty());
    int at = pick % job.unpaired.size();
    Unpaired report = job.unpaired.get(at);
    Unpaired.Kind other = Unpaired.Kind.values()[1 - report.kind().ordinal()];
    job.unpaired.set(
        at, new Unpaired(other, report.requestId(), report.partition(), report.offset()));
    assertThat(job.ledger().diff(Ledger.expected(set))).isNotEmpty();
  }

  /** Up to 20 starts and completions of three requests. */
  @Provide
  Arbitrary<EventSet> sets() {
    return Arbitraries.integers()
        .between(0, 5)
        .list()
        .ofMaxSize(20)
        .map(
            events -> {
              List<Line> lines = new ArrayList<>();
              for (int event : events) {
                lines.add(Words.line(event / 2, event % 2 == 0, 1 + lines.size()));
              }
              return new EventSet("random", 0, 3, lines);
            });
  }
}
