package io.gatewaymeter.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.question.AnswerType;
import io.gatewaymeter.kit.question.ListType;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Questionnaire;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Worksheets as students fill them in. */
final class Answers {
  private Answers() {}

  /**
   * A worksheet with these answers, the others blank.
   *
   * @param answers by the id of the question, as JSON, which YAML reads
   */
  static byte[] filled(Questionnaire<?> asked, Map<String, JsonNode> answers) {
    return asked
        .blank()
        .lines()
        .map(line -> filled(line, answers))
        .collect(Collectors.joining("\n"))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String filled(String line, Map<String, JsonNode> answers) {
    JsonNode answer = answers.get(line.strip().replaceAll(":.*", ""));
    return line.startsWith("  ") && answer != null
        ? line.replaceAll(": \\|$", ":") + " " + answer
        : line;
  }

  /** The answers with one of them wrong, of the right type. */
  static Map<String, JsonNode> wrong(Map<String, JsonNode> right, Question<?> question) {
    Map<String, JsonNode> answers = new TreeMap<>(right);
    answers.compute(question.id(), (id, truth) -> wrong(question.type(), truth));
    return answers;
  }

  private static JsonNode wrong(AnswerType type, JsonNode truth) {
    if (type instanceof AnswerType.WholeNumber) {
      return Json.MAPPER.valueToTree(truth.longValue() + 1);
    }
    if (type instanceof AnswerType.TrueOrFalse) {
      return Json.MAPPER.valueToTree(!truth.booleanValue());
    }
    if (type instanceof AnswerType.Word) {
      return Json.MAPPER.valueToTree(truth.textValue() + "s");
    }
    if (type instanceof AnswerType.NumberById) {
      Map<String, Integer> numbers = new TreeMap<>();
      truth.properties().forEach(field -> numbers.put(field.getKey(), field.getValue().intValue()));
      numbers.entrySet().iterator().next().setValue(99);
      return Json.MAPPER.valueToTree(numbers);
    }
    if (type instanceof ListType list) {
      return JsonNodeFactory.instance
          .arrayNode()
          .addAll(List.copyOf(truth.isEmpty() ? List.of() : list(truth)))
          .add(
              list.element() == ListType.Element.REQUEST_ID
                  ? JsonNodeFactory.instance.textNode("r-none")
                  : JsonNodeFactory.instance.numberNode(99));
    }
    throw new IllegalArgumentException("No answer to prose is wrong: " + type);
  }

  private static List<JsonNode> list(JsonNode array) {
    List<JsonNode> elements = new java.util.ArrayList<>();
    array.forEach(elements::add);
    return elements;
  }
}
