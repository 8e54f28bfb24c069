package io.gatewaymeter.kit.question;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.question.AnswerType.NumberById;
import io.gatewaymeter.kit.question.AnswerType.Prose;
import io.gatewaymeter.kit.question.AnswerType.TrueOrFalse;
import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.AnswerType.Word;
import io.gatewaymeter.kit.question.ListType.Element;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is taken for an answer, as it stands behind the colon in a worksheet. */
class AnswerTypeTest {
  private static final Map<String, AnswerType> TYPES =
      Map.of(
          "number", new WholeNumber(),
          "boolean", new TrueOrFalse(),
          "word", new Word(),
          "ids", new ListType(Element.REQUEST_ID, false),
          "numbers", new ListType(Element.WHOLE_NUMBER, true),
          "any order", new ListType(Element.WHOLE_NUMBER, false),
          "by id", new NumberById(),
          "prose", new Prose("rubric", "model"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          number    | 35                   | 35
          number    | -1                   | -1
          number    | 99999999999999999999 | 99999999999999999999
          boolean   | true                 | true
          boolean   | no                   | false
          word      | ` "  Hash " `        | "hash"
          word      | '35'                 | "35"
          ids       | [r-2, r-1, r-2]      | ["r-1","r-2"]
          ids       | '["r-1", "r-2"]'     | malformed
          ids       | ["r-1", "r-2"]       | ["r-1","r-2"]
          ids       | []                   | []
          numbers   | [2, 1, 2]            | [2,1,2]
          any order | [2, 10, 2]           | [2,10]
          by id     | {r-2: 1, r-1: 0}     | {"r-1":0,"r-2":1}
          by id     | {}                   | {}
          prose     | It is so.            | "It is so."
          """)
  void readsItsOwnKind(String type, String written, String read) throws Exception {
    assertThat(read(type, written)).isEqualTo(read);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          number    | "35"
          number    | 35.0
          number    | 1e2
          number    | 0x23
          number    | 043
          number    | 0b11
          number    | 1_140
          number    | 1,140
          number    | +5
          number    | 12:30
          number    | true
          number    | [35]
          number    | {a: 35}
          number    | about 35
          number    | .inf
          boolean   | 1
          boolean   | "true"
          boolean   | [true]
          word      | 35
          word      | yes
          word      | [HASH]
          ids       | r-1
          ids       | [r-1, 2]
          ids       | [r-1, null]
          ids       | [[r-1]]
          numbers   | 4
          numbers   | [4, "4"]
          numbers   | [4, 4.0]
          numbers   | [4, ]extra
          by id     | [0, 1]
          by id     | {r-1: 0, r-2: "1"}
          by id     | {r-1: 0, r-2: }
          prose     | 35
          prose     | [It, is, so]
          """)
  void takesNothingElseForIt(String type, String written) throws Exception {
    assertThat(read(type, written)).isEqualTo("malformed");
  }

  private static String read(String type, String written) throws Exception {
    try {
      JsonNode value = StrictYaml.read("answer: " + written).path("answer");
      return TYPES.get(type).read(value).map(JsonNode::toString).orElse("malformed");
    } catch (UnreadableFile e) {
      return "malformed";
    }
  }
}
