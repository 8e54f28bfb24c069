package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a student wrote into a worksheet.
 *
 * @param answers by the id of the question, blank ones included
 * @param predictions by the id of the prediction, without the blank ones
 * @param remarks one sentence for each id that is missing or that no question has
 */
public record Worksheet(
    SortedMap<String, JsonNode> answers,
    SortedMap<String, JsonNode> predictions,
    List<String> remarks) {
  /** A worksheet is smaller; read no more of a file than one byte above it. */
  public static final int MAX_BYTES = 1 << 18;

  static final String LAB = "lab";
  static final String PREDICTIONS = "predictions";
  static final String ANSWERS = "answers";

  /** A worksheet that nobody has written anything into. */
  public static final Worksheet BLANK = new Worksheet(new TreeMap<>(), new TreeMap<>(), List.of());

  public Worksheet {
    remarks = List.copyOf(remarks);
  }

  /** Whether somebody answered at all. An empty list is an answer: that there is nothing. */
  public static boolean isBlank(JsonNode answer) {
    return answer == null
        || answer.isMissingNode()
        || answer.isNull()
        || answer.isTextual() && answer.textValue().isBlank();
  }

  /**
   * Reads a worksheet.
   *
   * @param bytes the file, whatever is in it
   * @param lab the number of its lab
   * @param questions the ids of all questions
   * @param predictions the ids of all predictions
   * @throws UnreadableFile if it is no worksheet, or that of another lab
   */
  static Worksheet read(
      byte[] bytes, String lab, Collection<String> questions, Collection<String> predictions)
      throws UnreadableFile {
    JsonNode form = StrictYaml.read(FormText.of(bytes));
    if (!form.isObject() || !form.path(ANSWERS).isObject()) {
      throw new UnreadableFile(
          "It has no answers: block with indented lines below; take the blank worksheet again and fill it in.");
    }
    if (!form.path(LAB).asText().equals(lab)) {
      throw new UnreadableFile(
          "It is not the worksheet of lab %s, for its line lab: says \"%s\"; put the right file there."
              .formatted(lab, Shown.of(form.path(LAB).asText())));
    }
    List<String> remarks = new ArrayList<>();
    for (String name : (Iterable<String>) form::fieldNames) {
      if (!List.of(LAB, PREDICTIONS, ANSWERS).contains(name)) {
        remarks.add(
            "A worksheet has no block \"%s\"; what stands there does not count."
                .formatted(Shown.of(name)));
      }
    }
    SortedMap<String, JsonNode> answers =
        fields(form.path(ANSWERS), "question", questions, remarks);
    SortedMap<String, JsonNode> predicted =
        fields(form.path(PREDICTIONS), "prediction", predictions, remarks);
    predicted.values().removeIf(Worksheet::isBlank);
    for (String id : questions) {
      if (!answers.containsKey(id)) {
        remarks.add("The question %s is missing, and counts as not answered.".formatted(id));
      }
    }
    return new Worksheet(answers, predicted, remarks);
  }

  private static SortedMap<String, JsonNode> fields(
      JsonNode block, String what, Collection<String> known, List<String> remarks) {
    SortedMap<String, JsonNode> fields = new TreeMap<>();
    for (var field : block.properties()) {
      if (known.contains(field.getKey())) {
        fields.put(field.getKey(), field.getValue());
      } else {
        remarks.add(
            "There is no %s \"%s\"; compare with the blank worksheet."
                .formatted(what, Shown.of(field.getKey())));
      }
    }
    return fields;
  }
}
