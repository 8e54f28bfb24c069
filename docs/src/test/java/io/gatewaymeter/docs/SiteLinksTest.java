package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteLinksTest {
  private static final String LAB = "lab-2-1-job-graph";

  @TempDir private Path root;
  private SiteLinks links;

  @BeforeEach
  void aRepository() throws IOException {
    write("README.md", "");
    write("CONTRIBUTING.md", "");
    write(LAB + "/README.md", "");
    write(LAB + "/src/main/java/a/Job.java", "");
    write("lab-kit/pom.xml", "");
    write("pages/index.adoc", "include::{generated}/README.adoc[tags=the-exercises]\n");
    write(
        "pages/lab.adoc",
        """
        include::{generated}/lab-2-1-job-graph/README.adoc[leveloffset=+1,tags=start;do]
        include::{generated}/README.adoc[tag=more-to-try]
        """);
    write(
        "pages/rest.adoc",
        "include::{generated}/lab-2-1-job-graph/README.adoc[tags=**;!start;!do,leveloffset=+1]\n");
    links =
        new SiteLinks(
            root,
            Map.of(
                "README.md",
                Set.of("the-exercises", "more-to-try", "how-it-is-built"),
                "CONTRIBUTING.md",
                Set.of(),
                LAB + "/README.md",
                Set.of("do", "why")),
            List.of(new SourceFile(LAB, LAB + "/src/main/java/a/Job.java", "Job.java", "", true)),
            Homes.in(root.resolve("pages")));
  }

  @ParameterizedTest
  @CsvSource({
    "README.md, lab-2-1-job-graph/README.md, lab.html#lab-2-1-job-graph",
    "README.md, lab-2-1-job-graph/README.md#do, lab.html#lab-2-1-job-graph-do",
    "README.md, lab-2-1-job-graph/README.md#why, rest.html#lab-2-1-job-graph-why",
    "README.md, #more-to-try, lab.html#labs-more-to-try",
    "lab-2-1-job-graph/README.md, ../README.md, index.html",
    "lab-2-1-job-graph/README.md, src/main/java/a/Job.java, lab-02-streams-keys-and-operators.html#Job.java",
    "README.md, lab-2-1-job-graph, lab-02-streams-keys-and-operators.html#source-lab-2-1-job-graph",
    "README.md, https://flink.apache.org, https://flink.apache.org",
    "README.md, lab-kit, "
  })
  void aLinkLeadsToWhereTheSiteShowsIt(String readme, String destination, String address) {
    assertThat(links.resolve(readme, destination, "here")).isEqualTo(address);
  }

  @ParameterizedTest
  @CsvSource({"gone.md", "README.md#gone", "#gone", "lab-kit#gone"})
  void aLinkThatLeadsNowhereIsNamedWithItsPlace(String destination) {
    assertThatThrownBy(() -> links.resolve("README.md", destination, "README.md, line 7"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("README.md, line 7: nothing is at %s; mend the link.", destination);
  }

  @Test
  void aReadmeThatNoPageIncludesIsNamed() {
    assertThatThrownBy(() -> links.resolve("README.md", "CONTRIBUTING.md", "here"))
        .hasMessage(
            "No page includes CONTRIBUTING.md, and a README links to it; add"
                + " include::{generated}/CONTRIBUTING.adoc[] to a page.");
  }

  @Test
  void aSectionThatNoPageIncludesIsNamed() {
    assertThatThrownBy(() -> links.resolve("README.md", "#how-it-is-built", "here"))
        .hasMessage(
            "No page includes README.md#how-it-is-built, and a README links to it; add"
                + " include::{generated}/README.adoc[] to a page.");
  }

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
