package io.gatewaymeter.docs.tables;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.brokenkey.BrokenKeyLab;
import io.gatewaymeter.jobgraph.JobGraphLab;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.testing.FullDepth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The tables of the page on redistribution, held against what runs give. */
@FullDepth
class TablesIT {
  private static final LabRuns RUNS = LabRuns.ofTests();
  private static Session session;

  @BeforeAll
  static void start() throws Exception {
    session = RUNS.session(TablesIT.class);
  }

  @AfterAll
  static void stop() {
    RUNS.close();
  }

  @Test
  void theSixEventsGoWhereTheTablesOfTheMethodsSay() throws Exception {
    EventSet set = EventSet.of("six-events", 1, null);
    Map<String, String> measured = MethodTables.measure(new Trials(session, set), set);
    List<String> problems = new ArrayList<>();
    for (var table : measured.entrySet()) {
      Partial.of(table.getKey()).problem(table.getValue()).ifPresent(problems::add);
    }
    assertThat(problems).isEmpty();
  }

  @Test
  void stageTwoHasTheTasksSubtasksAndSlotsOfItsTable() throws Exception {
    assertThat(
            Partial.of("stage2")
                .problem(StageTable.of(new JobGraphLab().observe(session, sixEvents()))))
        .isEmpty();
  }

  @Test
  void theSixEventsFindAtTheThreeEdgesWhatTheTableSays() throws Exception {
    assertThat(
            Partial.of("three-edges")
                .problem(EdgeTable.of(new BrokenKeyLab().observe(session, sixEvents()))))
        .isEmpty();
  }

  private static LabOptions sixEvents() {
    return LabOptions.of("--event-set", "six-events", "--seed", "1");
  }
}
