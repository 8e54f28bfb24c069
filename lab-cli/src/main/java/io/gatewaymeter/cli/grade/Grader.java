package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.cli.grade.Problem.Kind;
import io.gatewaymeter.kit.RootCause;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Truths;
import io.gatewaymeter.kit.question.UnreadableFile;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Worksheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Judges what one student wrote, against right answers that are none of the student's. */
final class Grader {
  /** Both: when a class is graded, it is time to learn. */
  private static final int HINTS = 2;

  private final List<Paper> papers;
  private final Map<Long, SeedTruth> truths;
  private final Marking marking;

  Grader(List<Paper> papers, Map<Long, SeedTruth> truths, Marks marks) {
    this.papers = papers;
    this.truths = truths;
    this.marking = new Marking(marks);
  }

  /** Never fails: what goes wrong in here is our error, and costs nobody points. */
  Graded grade(String key, Submission submission, Author author) {
    Problems problems = new Problems(submission.name());
    List<Judged> answers = new ArrayList<>();
    for (Paper paper : papers) {
      try {
        answers.addAll(judge(key, paper, submission, author, problems));
      } catch (RuntimeException e) {
        String why = "The grader failed on this worksheet (%s).".formatted(RootCause.of(e));
        problems.add(Kind.OUR_ERROR, paper.path(), why);
        for (Question<?> question : paper.asked().questions()) {
          answers.add(new Judged(paper, question, Outcome.OUR_ERROR, 0, ourError(why), "", ""));
        }
      }
    }
    List<Problem> all = new ArrayList<>(submission.problems());
    all.addAll(author.problems());
    all.addAll(problems.list());
    return new Graded(key, submission.name(), author, answers, all);
  }

  private List<Judged> judge(
      String key, Paper paper, Submission submission, Author author, Problems problems) {
    Worksheet worksheet = Worksheet.BLANK;
    byte[] bytes = submission.files().get(paper.path());
    String unreadable = bytes == null ? "There is no worksheet that can be read." : "";
    if (bytes != null) {
      try {
        worksheet = paper.asked().read(bytes);
        worksheet.remarks().forEach(remark -> problems.add(Kind.REMARK, paper.path(), remark));
      } catch (UnreadableFile e) {
        problems.add(Kind.UNREADABLE, paper.path(), e.getMessage());
        unreadable = "The worksheet cannot be read. " + e.getMessage();
      }
    }
    List<Judged> judged = new ArrayList<>();
    for (Question<?> question : paper.asked().questions()) {
      JsonNode answer = worksheet.answers().get(question.id());
      judged.add(
          unreadable.isEmpty()
              ? judge(key, paper, question, answer, author, problems)
              : new Judged(paper, question, Outcome.NOT_ANSWERED, 0, unreadable, "", ""));
    }
    return judged;
  }

  private Judged judge(
      String key,
      Paper paper,
      Question<?> question,
      JsonNode answer,
      Author author,
      Problems problems) {
    SeedTruth seed = author.seed().isPresent() ? truths.get(author.seed().getAsLong()) : null;
    Truths truth = seed == null ? null : seed.truths().get(paper.lab());
    // Without a truth, what can be said is whether there is an answer of the right type.
    JsonNode right = truth == null ? answer : truth.to(question);
    Verdict verdict = question.judge(answer, right, null, HINTS);
    if (verdict.kind() == Verdict.Kind.FOR_A_HUMAN) {
      return marking.judge(key, paper, question, answer.textValue(), problems);
    }
    Outcome outcome =
        switch (verdict.kind()) {
          case NOT_ANSWERED -> Outcome.NOT_ANSWERED;
          case MALFORMED -> Outcome.MALFORMED;
          case WRONG, NOT_WHAT_YOUR_RUN_SHOWED -> Outcome.WRONG;
          case RIGHT, FOR_A_HUMAN -> Outcome.RIGHT;
        };
    String message = outcome == Outcome.NOT_ANSWERED ? "" : verdict.message();
    if (truth == null && outcome == Outcome.RIGHT) {
      outcome = seed == null ? Outcome.NOT_JUDGED : Outcome.OUR_ERROR;
      message = seed == null ? author.noSeed() : ourError(seed.failures().get(paper.lab()));
    }
    int points = outcome == Outcome.RIGHT ? question.points() : 0;
    String slip =
        outcome == Outcome.WRONG ? new Slips(truths).of(paper, question, answer, truth) : "";
    return new Judged(paper, question, outcome, points, message, Shown.of(answer), slip);
  }

  private static String ourError(String why) {
    return "This could not be judged. It is the grader's error, not yours, and costs you nothing: "
        + why;
  }
}
