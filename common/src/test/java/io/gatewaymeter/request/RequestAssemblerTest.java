package io.gatewaymeter.request;

import static io.gatewaymeter.request.Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START;
import static io.gatewaymeter.request.Unpaired.Kind.START_OVER_OPEN_START;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the assembler does with one request, event by event. */
class RequestAssemblerTest {
  private AssemblerHarness assembler;

  @BeforeEach
  void open() throws Exception {
    assembler = AssemblerHarness.fresh();
  }

  @AfterEach
  void close() {
    assembler.close();
  }

  @Test
  void aStartIsKeptAndEmitsNothing() throws Exception {
    assembler.start("r-1", "t-acme", 1000, 412);

    assertThat(assembler.openRequests()).isEqualTo(1);
    assertThat(assembler.records()).isEmpty();
    assertThat(assembler.unpaired()).isEmpty();
  }

  @Test
  void aCompletionEmitsTheRecordAndForgetsTheStart() throws Exception {
    assembler.start("r-1", "t-acme", 1000, 412);
    assembler.complete("r-1", 2350, 1350, 96);

    assertThat(assembler.openRequests()).isZero();
    assertThat(assembler.records())
        .containsExactly(
            new RequestRecord("r-1", "t-acme", "m-large", 1000, 2350, 1350, 412, 96, "ok"));
    assertThat(assembler.unpaired()).isEmpty();
  }

  @Test
  void tenantAndModelAreThoseOfTheStart() throws Exception {
    assembler.start("r-1", "t-first", 1000, 412);
    assembler.complete("r-1", 2350, 1350, 96); // says tenant t-late

    assertThat(assembler.records()).extracting(RequestRecord::tenantId).containsExactly("t-first");
  }

  @Test
  void latencyIsTheGatewaysEvenWhereItsClockWasSkewed() throws Exception {
    assembler.start("r-1", "t-acme", 2000, 412);
    assembler.complete("r-1", 1000, -1000, 96);

    assertThat(assembler.records())
        .containsExactly(
            new RequestRecord("r-1", "t-acme", "m-large", 2000, 1000, -1000, 412, 96, "ok"));
  }

  @Test
  void aCompletionWithoutAStartEmitsNoRecordAndIsReported() throws Exception {
    assembler.complete("r-1", 2350, 1350, 96);

    assertThat(assembler.openRequests()).isZero();
    assertThat(assembler.records()).isEmpty();
    assertThat(assembler.unpaired())
        .containsExactly(new Unpaired(COMPLETION_WITHOUT_OPEN_START, "r-1", 3, 0));
  }

  @Test
  void aCompletionBeforeItsStartLeavesTheStartOpen() throws Exception {
    assembler.complete("r-1", 2350, 1350, 96);
    assembler.start("r-1", "t-acme", 1000, 412);

    assertThat(assembler.openRequests()).isEqualTo(1);
    assertThat(assembler.records()).isEmpty();
    assertThat(assembler.unpaired())
        .containsExactly(new Unpaired(COMPLETION_WITHOUT_OPEN_START, "r-1", 3, 0));
  }

  @Test
  void aSecondCompletionFindsNothingAndIsReported() throws Exception {
    assembler.start("r-1", "t-acme", 1000, 412);
    assembler.complete("r-1", 2350, 1350, 96);
    assembler.complete("r-1", 2350, 1350, 96);

    assertThat(assembler.records()).hasSize(1);
    assertThat(assembler.unpaired())
        .containsExactly(new Unpaired(COMPLETION_WITHOUT_OPEN_START, "r-1", 3, 2));
  }

  @Test
  void aSecondStartReplacesTheFirstAndIsReported() throws Exception {
    assembler.start("r-1", "t-first", 1000, 412);
    assembler.start("r-1", "t-second", 1500, 7);
    assertThat(assembler.openRequests()).isEqualTo(1);
    assertThat(assembler.unpaired())
        .containsExactly(new Unpaired(START_OVER_OPEN_START, "r-1", 3, 1));

    assembler.complete("r-1", 2350, 850, 96);
    assertThat(assembler.records())
        .containsExactly(
            new RequestRecord("r-1", "t-second", "m-large", 1500, 2350, 850, 7, 96, "ok"));
    assertThat(assembler.unpaired()).isEmpty();
    assertThat(assembler.openRequests()).isZero();
  }

  @Test
  void aStartSentAgainAfterTheCompletionOpensTheRequestAgain() throws Exception {
    assembler.start("r-1", "t-acme", 1000, 412);
    assembler.complete("r-1", 2350, 1350, 96);
    assertThat(assembler.records()).hasSize(1);

    assembler.start("r-1", "t-acme", 1000, 412);
    assertThat(assembler.openRequests()).isEqualTo(1);
    assertThat(assembler.records()).isEmpty();
    assertThat(assembler.unpaired()).isEmpty();

    assembler.complete("r-1", 2360, 1360, 97);
    assertThat(assembler.records())
        .containsExactly(
            new RequestRecord("r-1", "t-acme", "m-large", 1000, 2360, 1360, 412, 97, "ok"));
  }

  @Test
  void theOtherTypesTouchNothing() throws Exception {
    assembler.other("TokenGenerated", "r-1");
    assertThat(assembler.openRequests()).isZero();

    assembler.start("r-1", "t-acme", 1000, 412);
    for (String type : new String[] {"ToolCalled", "AgentStepCompleted", "ModelError", "New"}) {
      assembler.other(type, "r-1");
    }
    assertThat(assembler.openRequests()).isEqualTo(1);
    assertThat(assembler.records()).isEmpty();
    assertThat(assembler.unpaired()).isEmpty();

    assembler.complete("r-1", 2350, 1350, 96);
    assertThat(assembler.records()).hasSize(1);
    assertThat(assembler.count(RequestAssembler.IGNORED)).isEqualTo(5L);
  }

  @Test
  void everyEventIsCountedOnce() throws Exception {
    assembler.start("r-1", "t-acme", 1000, 412);
    assembler.start("r-1", "t-acme", 1000, 412);
    assembler.complete("r-1", 2350, 1350, 96);
    assembler.complete("r-1", 2350, 1350, 96);
    assembler.complete("r-2", 2350, 1350, 96);
    assembler.start("r-3", "t-acme", 1000, 412);
    assembler.start("r-4", "t-acme", 1000, 412);
    assembler.other("ModelError", "r-4");

    assertThat(assembler.count(RequestAssembler.STARTS)).isEqualTo(4L);
    assertThat(assembler.count(RequestAssembler.COMPLETIONS)).isEqualTo(3L);
    assertThat(assembler.count(RequestAssembler.RECORDS)).isEqualTo(1L);
    assertThat(assembler.count(RequestAssembler.IGNORED)).isEqualTo(1L);
    assertThat(assembler.records()).hasSize(1);
    assertThat(assembler.unpaired()).hasSize(3);
    assertThat(assembler.openRequests()).isEqualTo(2);
  }
}
