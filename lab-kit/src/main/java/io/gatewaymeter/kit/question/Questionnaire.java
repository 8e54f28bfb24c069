package io.gatewaymeter.kit.question;

import java.util.List;

/**
 * All that a lab asks. Everything about its worksheet follows from it: the blank one, the points,
 * the verdicts.
 *
 * @param lab the lab's number, as {@code 2.2}
 * @param title what the lab does, as half a sentence
 * @param evidence the type of its evidence
 * @param questions in the order of the worksheet
 * @param predictions in the order of the worksheet
 */
public record Questionnaire<E extends Record>(
    String lab,
    String title,
    Class<E> evidence,
    List<Question<E>> questions,
    List<Prediction<E>> predictions) {
  public Questionnaire {
    questions = List.copyOf(questions);
    predictions = List.copyOf(predictions);
  }

  /** What a worksheet with nothing but right answers is worth, prose included. */
  public int points() {
    return questions.stream().mapToInt(Question::points).sum();
  }

  /** The worksheet before anybody has written into it: the file {@code worksheet.yaml}. */
  public String blank() {
    return BlankWorksheet.of(this);
  }

  /**
   * Reads a worksheet of this lab.
   *
   * @param bytes the file, whatever is in it
   * @throws UnreadableFile with one sentence if it is none
   */
  public Worksheet read(byte[] bytes) throws UnreadableFile {
    return Worksheet.read(
        bytes,
        lab,
        questions.stream().map(Question::id).toList(),
        predictions.stream().map(Prediction::id).toList());
  }

  /**
   * The right answers, from a run that we trust.
   *
   * @throws IllegalStateException if this run does not answer a question
   */
  public Truths truths(E ofRun) {
    return Truths.of(questions, ofRun);
  }

  /** What a student's own run showed, as far as it can be told, whoever wrote its evidence. */
  public Truths seenIn(E ofRun) {
    return Truths.seenIn(questions, ofRun);
  }

  /**
   * Judges all answers.
   *
   * @param truth the right answers
   * @param own what the student's own run showed, or {@link Truths#NONE}
   * @param hints how many hints a wrong answer gets: 0, 1 or 2
   * @return a verdict for each question, in their order
   */
  public List<Verdict> judge(Worksheet worksheet, Truths truth, Truths own, int hints) {
    return questions.stream()
        .map(
            question ->
                question.judge(
                    worksheet.answers().get(question.id()),
                    truth.to(question),
                    own.to(question),
                    hints))
        .toList();
  }
}
