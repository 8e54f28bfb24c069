package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.question.AnswerType.NumberById;
import io.gatewaymeter.kit.question.AnswerType.TrueOrFalse;
import io.gatewaymeter.kit.question.AnswerType.WholeNumber;
import io.gatewaymeter.kit.question.AnswerType.Word;
import io.gatewaymeter.kit.question.ListType.Element;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A made-up lab's questions, one of each type, and worksheets filled in with answers to them. */
final class Sheet {
  /** The evidence of a made-up lab. */
  record Seen(int count, boolean done, String edge, List<String> ids, Map<String, Integer> by) {}

  static final Seen SEEN =
      new Seen(35, true, "HASH", List.of("r-2", "r-1"), Map.of("r-1", 0, "r-2", 1));

  static final Questionnaire<Seen> ASKED =
      new Questionnaire<>(
          "9.1",
          "look at something made up",
          Seen.class,
          List.of(
              question("count", 1, new WholeNumber(), Seen::count),
              question("done", 2, new TrueOrFalse(), Seen::done),
              question("edge", 3, new Word(), Seen::edge),
              question("ids", 5, new ListType(Element.REQUEST_ID, false), Seen::ids),
              question(
                  "order",
                  7,
                  new ListType(Element.WHOLE_NUMBER, true),
                  seen -> List.of(seen.count(), 0)),
              question("by", 11, new NumberById(), Seen::by),
              Question.prose("why", 13, "Why?", "says why.", "Because.", hints("why"))),
          List.of(new Prediction<>("guess", "How many?", seen -> seen.count() + " were")));

  static final Truths TRUTHS = ASKED.truths(SEEN);

  private Sheet() {}

  private static Question<Seen> question(
      String id, int points, AnswerType type, java.util.function.Function<Seen, ?> truth) {
    return new Question<>(id, points, "What is " + id + "?", type, truth, hints(id));
  }

  private static List<String> hints(String id) {
    return List.of("Look at " + id + ".", "Look harder at " + id + ".");
  }

  /** A worksheet with these answers; the others are blank. */
  static byte[] filled(Map<String, JsonNode> answers) {
    return ASKED
        .blank()
        .lines()
        .map(
            line -> {
              String id = line.strip().replaceAll(":.*", "");
              return answers.containsKey(id) ? "  " + id + ": " + answers.get(id) : line;
            })
        .collect(Collectors.joining("\n"))
        .getBytes(java.nio.charset.StandardCharsets.UTF_8);
  }
}
