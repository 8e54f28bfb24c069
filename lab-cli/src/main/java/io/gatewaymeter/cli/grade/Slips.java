package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Truths;
import java.util.Map;
import java.util.Optional;

/**
 * Recognizes a wrong answer that is the right one somewhere else. The numbers differ from seed to
 * seed, so a mistake that many made shows only in what they mistook.
 *
 * @param truths of all seeds
 */
record Slips(Map<Long, SeedTruth> truths) {
  /**
   * What a wrong answer is.
   *
   * @param truth of the student's own seed
   * @return half a sentence; empty if it is nothing known
   */
  String of(Paper paper, Question<?> question, JsonNode answer, Truths truth) {
    Optional<JsonNode> read = question.type().read(answer);
    for (Question<?> other : paper.asked().questions()) {
      if (!other.id().equals(question.id()) && isAnswerTo(other, question, read, truth)) {
        return "the answer to " + other.id();
      }
    }
    return truths.values().stream()
            .map(seed -> seed.truths().get(paper.lab()))
            .anyMatch(seed -> seed != null && isAnswerTo(question, question, read, seed))
        ? "right for another seed"
        : "";
  }

  private static boolean isAnswerTo(
      Question<?> other, Question<?> question, Optional<JsonNode> read, Truths truth) {
    JsonNode right = truth.to(other);
    return right != null
        && other.type().getClass() == question.type().getClass()
        && read.equals(question.type().read(right));
  }
}
