package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.gatewaymeter.kit.question.AnswerType;
import io.gatewaymeter.kit.question.AnswerType.NumberById;
import io.gatewaymeter.kit.question.AnswerType.TrueOrFalse;
import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.AnswerType.Word;
import io.gatewaymeter.kit.question.ListType;
import io.gatewaymeter.kit.question.Question;

/** Made-up answers of every type, which follow from the question and a seed. */
final class Answers {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private Answers() {}

  /** What the made-up truth of a seed says. */
  static JsonNode right(Question<?> question, long seed) {
    return made(
        question.type(),
        question.id(),
        1000 + Math.floorMod(question.id().hashCode(), 500) * 100 + seed);
  }

  /** Of the right type, and wrong for any seed. */
  static JsonNode wrong(Question<?> question, long seed) {
    JsonNode right = right(question, seed);
    return question.type() instanceof TrueOrFalse
        ? JSON.booleanNode(!right.booleanValue())
        : made(question.type(), "not " + question.id(), 7);
  }

  /** Of another type. */
  static JsonNode malformed(Question<?> question) {
    return JSON.arrayNode().add(JSON.arrayNode());
  }

  private static JsonNode made(AnswerType type, String word, long number) {
    if (type instanceof WholeNumber) {
      return JSON.numberNode(number);
    }
    if (type instanceof TrueOrFalse) {
      return JSON.booleanNode(number % 2 == 0);
    }
    if (type instanceof Word) {
      return JSON.textNode(word);
    }
    if (type instanceof NumberById) {
      return JSON.objectNode().put("r-0001", number).put("r-0002", number + 1);
    }
    if (type instanceof ListType list) {
      return switch (list.element()) {
        case REQUEST_ID -> JSON.arrayNode().add("r-" + number).add("r-" + word);
        case WHOLE_NUMBER -> JSON.arrayNode().add(number).add(number + 1);
      };
    }
    return JSON.textNode("A sentence about " + word + ".");
  }
}
