package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReadmePartialTest {
  @Test
  void aSectionIsATaggedRegionWithAnIdAndHtmlBelowItsHeading() {
    assertThat(
            partial(
                """
                # Lab 2.1

                Text.

                - a
                - b

                ## What `a[0]` is

                ### Do

                ## Do
                """))
        .isEqualTo(
            """
            // tag::start[]
            [#lab]
            = pass:[Lab 2.1]

            ++++
            <p>Text.</p>
            <ul>
            <li>a</li>
            <li>b</li>
            </ul>
            ++++

            // end::start[]

            // tag::what-a0-is[]
            [#lab-what-a0-is]
            == pass:[What <code>a[0\\]</code> is]

            [#lab-do]
            === pass:[Do]

            // end::what-a0-is[]

            // tag::do-1[]
            [#lab-do-1]
            == pass:[Do]

            // end::do-1[]

            """);
  }

  @Test
  void codeThatLooksLikeADirectiveIsNotFollowed() {
    assertThat(partial("```\n a include::x[]\ninclude::x[]\n```\n"))
        .isEqualTo("++++\n<pre><code> a include::x[]\n\\include::x[]\n</code></pre>\n++++\n\n");
  }

  private static String partial(String markdown) {
    return ReadmePartial.of("lab", Markdown.html("R.md", markdown, (link, place) -> link));
  }
}
