package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.json.Json;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The right answers to a lab's questions, as the evidence of one run has them.
 *
 * @param values by the id of the question; prose has none
 */
public record Truths(SortedMap<String, JsonNode> values) {
  /** Of no run at all. */
  public static final Truths NONE = new Truths(new TreeMap<>());

  /**
   * Computes all right answers.
   *
   * @throws IllegalStateException if this run does not answer a question, with one sentence
   */
  static <E> Truths of(List<Question<E>> questions, E evidence) {
    SortedMap<String, JsonNode> values = new TreeMap<>();
    for (Question<E> question : questions) {
      if (!question.isProse()) {
        values.put(question.id(), value(question, evidence));
      }
    }
    return new Truths(values);
  }

  /** Computes what this run answers, whoever wrote its evidence and whatever is missing there. */
  static <E> Truths seenIn(List<Question<E>> questions, E evidence) {
    SortedMap<String, JsonNode> values = new TreeMap<>();
    for (Question<E> question : questions) {
      try {
        values.putAll(of(List.of(question), evidence).values);
      } catch (RuntimeException e) {
        // It has no such run, or a list ends early: nothing was seen.
      }
    }
    return new Truths(values);
  }

  private static <E> JsonNode value(Question<E> question, E evidence) {
    JsonNode value = Json.MAPPER.valueToTree(question.truth().apply(evidence));
    if (question.type().read(value).isEmpty()) {
      throw new IllegalStateException(
          "The right answer to %s is not %s.".formatted(question.id(), question.type().wanted()));
    }
    return value;
  }

  /** The right answer to a question; null if there is none. */
  public JsonNode to(Question<?> question) {
    return values.get(question.id());
  }
}
