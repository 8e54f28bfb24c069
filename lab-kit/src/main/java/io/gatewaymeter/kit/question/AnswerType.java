package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an answer is, and when two of them are the same: if both read as equal values.
 *
 * <p>Nothing is converted: {@code "35"}, {@code 35.0} and {@code true} are no whole numbers.
 */
public sealed interface AnswerType
    permits AnswerType.WholeNumber,
        AnswerType.TrueOrFalse,
        AnswerType.Word,
        AnswerType.NumberById,
        AnswerType.Prose,
        ListType {

  /** What is wanted, for worksheets and messages, as {@code a whole number, for example 1042}. */
  String wanted();

  /**
   * Reads a value strictly.
   *
   * @param value neither null nor {@link Worksheet#isBlank blank}
   * @return the value in the one form in which all equal answers are equal; empty if it is of
   *     another type
   */
  Optional<JsonNode> read(JsonNode value);

  /** A count or a number of something, of any size. */
  record WholeNumber() implements AnswerType {
    @Override
    public String wanted() {
      return "a whole number, for example 1042";
    }

    @Override
    public Optional<JsonNode> read(JsonNode value) {
      return value.isIntegralNumber()
          ? Optional.of(BigIntegerNode.valueOf(value.bigIntegerValue()))
          : Optional.empty();
    }
  }

  /** Yes or no. */
  record TrueOrFalse() implements AnswerType {
    @Override
    public String wanted() {
      return "true or false";
    }

    @Override
    public Optional<JsonNode> read(JsonNode value) {
      return value.isBoolean() ? Optional.of(value) : Optional.empty();
    }
  }

  /** A word that the screen or the evidence shows; capitals and spaces around it do not matter. */
  record Word() implements AnswerType {
    @Override
    public String wanted() {
      return "one word, exactly as the output shows it";
    }

    @Override
    public Optional<JsonNode> read(JsonNode value) {
      return value.isTextual()
          ? Optional.of(TextNode.valueOf(value.textValue().strip().toLowerCase(Locale.ROOT)))
          : Optional.empty();
    }
  }

  /** A whole number for each of some request ids, in any order. */
  record NumberById() implements AnswerType {
    @Override
    public String wanted() {
      return "a whole number for each request id, for example {r-0001: 5, r-0002: 9}";
    }

    @Override
    public Optional<JsonNode> read(JsonNode value) {
      SortedMap<String, JsonNode> numbers = new TreeMap<>();
      for (var field : value.properties()) {
        new WholeNumber().read(field.getValue()).ifPresent(n -> numbers.put(field.getKey(), n));
      }
      return value.isObject() && numbers.size() == value.size()
          ? Optional.of(JsonNodeFactory.instance.objectNode().setAll(numbers))
          : Optional.empty();
    }
  }

  /**
   * A sentence that a person judges.
   *
   * @param rubric what a right sentence does, without doing it: the student reads it, too
   * @param model a right sentence, for the person who judges
   */
  record Prose(String rubric, String model) implements AnswerType {
    @Override
    public String wanted() {
      return "a sentence";
    }

    @Override
    public Optional<JsonNode> read(JsonNode value) {
      return value.isTextual()
          ? Optional.of(TextNode.valueOf(value.textValue().strip()))
          : Optional.empty();
    }
  }
}
