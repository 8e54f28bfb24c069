package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FinishTest {
  @Test
  void eachLineHasAnAddressAlsoInsideAToken() {
    Document page =
        parse(
            "<div id='A.java' class='listingblock numbered'><pre><code><b>/*\n x */</b>\n\nend</code></pre></div>");
    LineNumbers.add(page);
    assertThat(page.expectFirst("code").html())
        .isEqualTo(
            line(1) + "<b>/*\n" + line(2) + " x */</b>\n" + line(3) + "\n" + line(4) + "end");
    assertThat(page.expectFirst("code").wholeText()).isEqualTo("/*\n x */\n\nend");
  }

  private static String line(int number) {
    return "<a id=\"A.java-L%1$d\" href=\"#A.java-L%1$d\" data-line=\"%1$d\" tabindex=\"-1\" aria-hidden=\"true\"></a>"
        .formatted(number);
  }

  @Test
  void otherCodeHasNoLineNumbers() {
    Document page = parse("<div class='listingblock'><pre><code>a\nb</code></pre></div>");
    LineNumbers.add(page);
    assertThat(page.expectFirst("code").html()).isEqualTo("a\nb");
  }

  @Test
  void boxesBecomeLandmarks() {
    Document page =
        parse(
            "<header class='site'><nav class='site' aria-label='Pages'><ul><li><a href='a.html'>A</a></li>"
                + "<li><a href='b.html'>B</a></li></ul></nav></header>"
                + "<div id='header'><h1>T</h1><div id='toc'><div id='toctitle'>x</div><ul><li>s</li></ul></div></div>"
                + "<div id='content'><table></table><pre>c</pre></div>");
    Landmarks.add("a.html", page);
    String pages =
        "<ul><li><a href=\"a.html\" aria-current=\"page\">A</a></li><li><a href=\"b.html\">B</a></li></ul>";
    assertThat(page.body().html())
        .isEqualTo(
            "<header class=\"site\">"
                + "<nav class=\"folded\" aria-label=\"Pages\"><details><summary>Pages</summary>"
                + pages
                + "</details></nav>"
                + "<nav class=\"site\" aria-label=\"Pages\">"
                + pages
                + "</nav></header>"
                + "<nav id=\"toc\" aria-label=\"On this page\"><ul><li>s</li></ul></nav>"
                + "<main id=\"content\"><h1>T</h1>"
                + "<nav class=\"folded\" aria-label=\"On this page\"><details><summary>On this page</summary>"
                + "<ul><li>s</li></ul></details></nav>"
                + "<div class=\"scroll\" tabindex=\"0\"><table></table></div><pre tabindex=\"0\">c</pre></main>");
  }

  @Test
  void aCalloutWithItsTextIsFine() {
    Callouts.check("a.html", parse(listing("<div class='colist'><ol><li>one</li></ol></div>")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "<p>text</p>", "<div class='colist'><ol></ol></div>"})
  void aCalloutWithoutATextIsNamed(String below) {
    assertThatThrownBy(() -> Callouts.check("a.html", parse(listing(below))))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("a.html: callout (1) of A.java has no text; write it below the listing.");
  }

  private static String listing(String below) {
    return "<div id='A.java' class='listingblock'><pre>x <b class='conum'>(1)</b></pre></div>"
        + below;
  }

  private static Document parse(String body) {
    Document page = Jsoup.parse(body);
    page.outputSettings().prettyPrint(false);
    return page;
  }
}
