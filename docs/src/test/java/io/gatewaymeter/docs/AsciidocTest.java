package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsciidocTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '"',
      value = {
        "two words, one (2.1); 50 % of it? ! two words, one (2.1); 50 % of it?",
        "a*b_c`d ! a&#42;b&#95;c&#96;d",
        "a{root} ! a&#123;root&#125;",
        "x <y> & z ! x &#60;y&#62; &#38; z",
        "-> ! -&#62;",
        "./lab --hold ... ! ./lab &#45;&#45;hold &#46;&#46;&#46;",
        "a-b ! a-b",
        "1 + 1 = 2 ! 1 &#43; 1 &#61; 2",
        "it's ! it&#39;s"
      })
  void whatAsciidocCouldTakeForMarkupIsACharacterReference(String text, String escaped) {
    assertThat(Asciidoc.escape(text)).isEqualTo(escaped);
  }

  @ParameterizedTest
  @CsvSource({
    ".hidden, &#46;hidden",
    "- dash, &#45; dash",
    "1. First, 1&#46; First",
    "a) First, a&#41; First",
    "2.1 is no list, 2.1 is no list",
    "word, word"
  })
  void aLineBeginsNeitherATitleNorAList(String line, String safe) {
    assertThat(Asciidoc.lineStart(line)).isEqualTo(safe);
  }
}
