package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuotationTest {
  private static final List<String> OUTPUT =
      List.of("Lab 2.2", "", "  records   1,140", "  pid 17  runs", "Report: /tmp/a/report.html");

  @Test
  void theWholeOutputOrAPartOfItIsAQuotation() {
    assertThat(problem("Lab 2.2\n\n  records   1,140\n")).isEmpty();
    assertThat(problem("  records   1,140\n")).isEmpty();
  }

  @Test
  void anEllipsisStandsForAnythingInItsLine() {
    assertThat(problem("Report: …/report.html\n")).isEmpty();
    assertThat(problem("Report: …/evidence.json\n"))
        .contains(
            "README.md:7: `./lab 2.2` does not print this line there: \"Report: …/evidence.json\"");
  }

  @Test
  void aLineOfAnEllipsisStandsForAnyLinesBetweenOthersInTheirOrder() {
    assertThat(problem("Lab 2.2\n…\n  pid 17  runs\n")).isEmpty();
    assertThat(problem("  pid 17  runs\n…\nLab 2.2\n"))
        .contains("README.md:7: `./lab 2.2` does not print this line there: \"Lab 2.2\"");
  }

  @Test
  void whatIsRandomNeedNotBeTheSame() {
    assertThat(problem("  pid 4711  runs\n")).isEmpty();
  }

  @Test
  void aNumberThatIsAnotherIsNamedWithItsPlace() {
    assertThat(problem("Lab 2.2\n\n  records   1,141\n"))
        .contains("README.md:7: `./lab 2.2` does not print this line there: \"  records   1,141\"");
  }

  @Test
  void aLineThatIsLeftOutInTheMiddleIsNamed() {
    assertThat(problem("Lab 2.2\n  records   1,140\n"))
        .contains("README.md:7: `./lab 2.2` does not print this line there: \"  records   1,140\"");
  }

  @Test
  void nothingIsNoOutput() {
    assertThat(Quotation.problem(block("Lab 2.2\n"), List.of()))
        .contains("README.md:7: `./lab 2.2` does not print this line there: \"Lab 2.2\"");
  }

  private static Optional<String> problem(String quoted) {
    return Quotation.problem(block(quoted), OUTPUT);
  }

  private static Block block(String quoted) {
    return new Block("README.md:7", "text", "./lab 2.2", "", quoted);
  }
}
