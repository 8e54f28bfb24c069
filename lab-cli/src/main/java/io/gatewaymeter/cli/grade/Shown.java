package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.question.Worksheet;
import java.util.ArrayList;
import java.util.List;

/** An answer as a person reads it. */
final class Shown {
  private static final int LONGEST = 600;

  private Shown() {}

  /** Lists with spaces between their elements, so that a line can end there. Empty if blank. */
  static String of(JsonNode answer) {
    if (Worksheet.isBlank(answer)) {
      return "";
    }
    List<String> parts = new ArrayList<>();
    if (answer.isObject()) {
      answer
          .properties()
          .forEach(field -> parts.add(field.getKey() + ": " + field.getValue().asText()));
    } else {
      answer.forEach(element -> parts.add(element.asText()));
    }
    return OneLine.of(
        answer.isContainerNode() ? "[" + String.join(", ", parts) + "]" : answer.asText(), LONGEST);
  }
}
