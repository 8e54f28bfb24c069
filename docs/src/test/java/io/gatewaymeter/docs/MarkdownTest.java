package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "You will see             | you-will-see",
        "What `print()` shows: 2.1 | what-print-shows-21",
        "Größe - und_Zahl         | größe---und_zahl"
      })
  void aHeadingHasTheAnchorThatGitHubGivesIt(String heading, String anchor) {
    assertThat(Markdown.anchors("## " + heading + "\n")).containsExactly(anchor);
  }

  @Test
  void theSecondOfTwoEqualHeadingsHasANumber() {
    assertThat(Markdown.anchors("# Do\n\n## Do\n\n### Why\n"))
        .containsExactlyInAnyOrder("do", "do-1", "why");
  }

  @Test
  void aLinkIsReplacedAndOneThatTheSiteHasNotIsText() {
    assertThat(html("Text.\n\n*Read [`Job`](Job.java)*,\nsee [us](gone).\n"))
        .isEqualTo(
            """
            <p>Text.</p>
            <p><em>Read <a href="Job.java @ R.md, line 3"><code>Job</code></a></em>,
            see us.</p>
            """);
  }

  @Test
  void ofShellCodeTheCommentsAreMarked() {
    assertThat(html("```sh\n# a & b\n./lab   # c\na#b\n```\n"))
        .isEqualTo(
            """
            <pre><code class="language-sh"><span class="c"># a &amp; b</span>
            ./lab   <span class="c"># c</span>
            a#b
            </code></pre>
            """);
  }

  @Test
  void otherCodeStaysAsItIs() {
    assertThat(html("```text ./lab 2.2\n  8,919 # <1>\n```\n"))
        .isEqualTo("<pre><code class=\"language-text\">  8,919 # &lt;1&gt;\n</code></pre>\n");
  }

  private static String html(String markdown) {
    return Markdown.html(
            "R.md", markdown, (link, place) -> link.equals("gone") ? null : link + " @ " + place)
        .html();
  }
}
