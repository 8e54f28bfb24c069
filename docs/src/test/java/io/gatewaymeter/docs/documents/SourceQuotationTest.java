package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SourceQuotationTest {
  private static final String FILE =
      """
      class A {
        // why
        void a() {
          b(); // the line of exercise 2.1 <1>
          c();
        }
      }
      """;

  @Test
  void everyQuotedLineIsInItsFile() throws Exception {
    List<String> problems = new ArrayList<>();
    for (Document document : Document.all()) {
      for (Block block : document.blocks()) {
        if (!block.file().isEmpty()) {
          String file = Files.readString(Document.ROOT.resolve(block.file()));
          SourceQuotation.problem(block, file).ifPresent(problems::add);
        }
      }
    }
    assertThat(problems).isEmpty();
  }

  @Test
  void linesMayBeIndentedOtherwiseAndLackTheirComments() {
    assertThat(problem("b();\nc();\n")).isEmpty();
  }

  @Test
  void anEllipsisStandsForLinesThatAreLeftOut() {
    assertThat(problem("class A {\n  …\n    c();\n")).isEmpty();
  }

  @Test
  void aLineThatTheFileHasNotIsNamed() {
    assertThat(problem("b();\nd();\n"))
        .contains("page.adoc:3 quotes what a/A.java has not: b(); d();");
  }

  @Test
  void aLineThatIsLeftOutWithoutAnEllipsisIsNamed() {
    assertThat(problem("void a() {\nc();\n"))
        .contains("page.adoc:3 quotes what a/A.java has not: void a() { c();");
  }

  private static Optional<String> problem(String quoted) {
    return SourceQuotation.problem(new Block("page.adoc:3", "java", "", "a/A.java", quoted), FILE);
  }
}
