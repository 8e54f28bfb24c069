package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownToAsciidocTest {
  @Test
  void aSectionIsATaggedRegionWithAnId() {
    assertThat(
            convert(
                """
                # Lab 2.1

                Text.

                ## You will see

                ### Do

                ## Do
                """))
        .isEqualTo(
            """
            // tag::start[]
            [#lab]
            = Lab 2.1

            Text.

            // end::start[]

            // tag::you-will-see[]
            [#lab-you-will-see]
            == You will see

            [#lab-do]
            === Do

            // end::you-will-see[]

            // tag::do-1[]
            [#lab-do-1]
            == Do

            // end::do-1[]

            """);
  }

  @Test
  void aParagraphIsOneLine() {
    assertThat(convert("*Read [`Job`](Job.java)*, **run**\n`./lab`: see [us](gone).\n"))
        .isEqualTo(
            "__Read link:++Job.java @ R.md, line 1++[``Job``]__, **run** ``./lab``&#58; see us.\n\n");
  }

  @Test
  void codeStaysAsItIs() {
    assertThat(
            convert(
                "```sh\n./lab   # <1>\n```\n\n```text ./lab 2.2\n8,919\n```\n\n```\ninclude::x[]\n----\n```\n"))
        .isEqualTo(
            """
            [source,sh,subs=-callouts]
            ----
            ./lab   # <1>
            ----

            [source,text,subs=-callouts]
            ----
            8,919
            ----

            [subs=-callouts]
            ------------------------------------------------------------
            \\include::x[]
            ----
            ------------------------------------------------------------

            """);
  }

  @Test
  void aListItemKeepsItsBlocks() {
    assertThat(convert("3. Run:\n\n   ```sh\n   ./lab\n   ```\n\n   - one\n   - two\n4. Look.\n"))
        .isEqualTo(
            """
            [start=3]
            . Run&#58;
            +
            --
            [source,sh,subs=-callouts]
            ----
            ./lab
            ----

            * one
            * two

            //-

            --
            . Look.

            //-

            """);
  }

  @Test
  void aListStandsInAList() {
    assertThat(convert("- a\n  1. b\n  2. c\n     - d\n- e\n\nEnd.\n"))
        .isEqualTo(
            """
            * a
            . b
            . c
            ** d
            * e

            //-

            End.

            """);
  }

  @Test
  void aTableKeepsItsAlignment() {
    assertThat(convert("| id | points |\n|---|---:|\n| `a` | 1 |\n| a \\| b | |\n"))
        .isEqualTo(
            """
            [%autowidth%header,cols="<,>"]
            |===
            |id |points
            |``a`` |1
            |a &#124; b |
            |===

            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "> quoted ~ 3 ~ BlockQuote",
        "<div>x</div> ~ 3 ~ HtmlBlock",
        "a <b>c</b> ~ 3 ~ HtmlInline",
        "![picture](x.png) ~ 3 ~ Image",
        "*** ~ 3 ~ ThematicBreak",
        "a\\nb\\\\\\nc ~ 4 ~ HardLineBreak",
        "[a]: b.md ~ 3 ~ LinkReferenceDefinition",
        "[a](b.md 'c') ~ 3 ~ a link with a title",
        "- ```\\n  x\\n  ``` ~ 3 ~ a list item that does not begin with text",
        "- a\\n\\n  b\\n  - c\\n\\n    d ~ 6 ~ a list item with blocks, inside another one",
        "- a\\n\\n      code ~ 5 ~ IndentedCodeBlock"
      })
  void whatTheSiteCannotShowIsNamedWithItsLine(String markdown, int line, String construct) {
    String text = "# Title\n\n" + markdown.replace("\\n", "\n").replace("\\\\", "\\") + "\n";
    assertThatThrownBy(() -> convert(text))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "R.md, line %d: the site cannot show %s; use headings, text, links, lists, fenced code and tables.",
            line, construct);
  }

  private static String convert(String markdown) {
    return MarkdownToAsciidoc.convert(
        "R.md",
        markdown,
        "lab",
        (link, place) -> link.equals("gone") ? null : link + " @ " + place);
  }
}
