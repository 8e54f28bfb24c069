package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.question.Worksheet;
import io.gatewaymeter.kit.render.Report.Predicted;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ObservedTest {
  private final Observed<ToyLab.Seen> observed = new Observed<>(new ToyLab(), ToyLab.seen(0));

  @Test
  void itsProblemsNameTheCheck() {
    assertThat(observed.problems()).containsExactly("There are enough: too few.");
  }

  @Test
  void aPredictionOfThisRunIsInTheReportAndAnotherIsNot() throws Exception {
    assertThat(observed.report(worksheet("many: a lot\n  never: 3")).predictions())
        .containsExactly(new Predicted("Many?", "a lot", "0 were"));
    assertThat(observed.report(worksheet("many: [1, two]")).predictions())
        .containsExactly(new Predicted("Many?", "[1,\"two\"]", "0 were"));
    assertThat(observed.report(worksheet("many:")).predictions()).isEmpty();
    assertThat(observed.report(Worksheet.BLANK).predictions()).isEmpty();
  }

  private static Worksheet worksheet(String predictions) throws Exception {
    String text = "lab: 9.1\npredictions:\n  " + predictions + "\nanswers: {n: 3}\n";
    return new ToyLab().questionnaire().read(text.getBytes(StandardCharsets.UTF_8));
  }
}
