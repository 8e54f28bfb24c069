package io.gatewaymeter.request;

import static io.gatewaymeter.request.Unpaired.Kind.COMPLETION_WITHOUT_OPEN_START;
import static io.gatewaymeter.request.Unpaired.Kind.START_OVER_OPEN_START;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever the order of the events, none is lost and none is used twice. */
class RequestAssemblerPropertiesTest {

  record Sent(String requestId, boolean start) {}

  @Property(seed = "8", tries = 100)
  void everyEventIsHalfARecordOrUnpairedOrStillOpen(@ForAll("orders") List<Sent> order)
      throws Exception {
    try (AssemblerHarness assembler = AssemblerHarness.fresh()) {
      for (Sent sent : order) {
        if (sent.start()) {
          assembler.start(sent.requestId(), "t-acme", 1000, 1);
        } else {
          assembler.complete(sent.requestId(), 2000, 1000, 2);
        }
      }
      int records = assembler.records().size();
      List<Unpaired.Kind> unpaired = assembler.unpaired().stream().map(Unpaired::kind).toList();
      long starts = order.stream().filter(Sent::start).count();
      assertThat(starts)
          .isEqualTo(assembler.count(RequestAssembler.STARTS))
          .isEqualTo(records + count(unpaired, START_OVER_OPEN_START) + assembler.openRequests());
      assertThat(order.size() - starts)
          .isEqualTo(assembler.count(RequestAssembler.COMPLETIONS))
          .isEqualTo(records + count(unpaired, COMPLETION_WITHOUT_OPEN_START));
    }
  }

  @Provide
  Arbitrary<List<Sent>> orders() {
    return Combinators.combine(
            Arbitraries.of("r-1", "r-2", "r-3", "Aa", "BB"), Arbitraries.of(true, false))
        .as(Sent::new)
        .list()
        .ofMaxSize(60);
  }

  private static long count(List<Unpaired.Kind> kinds, Unpaired.Kind kind) {
    return kinds.stream().filter(kind::equals).count();
  }
}
