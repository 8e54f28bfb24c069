package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavadocTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "/** One event. And more. */\\nrecord Event() {} ~ One event.",
        "import a.B;\\n\\n/**\\n * Keyed by id: pairs\\n * events.\\n *\\n * <p>More. */ ~ Keyed by id: pairs events.",
        "/**\\n * Lab 2.1\\n *\\n * @param a b */ ~ Lab 2.1",
        "/** See {@link A#b} of {@code c} and {@link #d()}. */ ~ See A#b of c and d().",
        "class A {\\n  /** A member. */\\n} ~ ''"
      })
  void theFirstSentenceIsPlainText(String source, String sentence) {
    assertThat(Javadoc.firstSentence(source.replace("\\n", "\n"))).isEqualTo(sentence);
  }
}
