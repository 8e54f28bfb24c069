package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import io.gatewaymeter.kit.verdict.JudgedLab;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckTableTest {
  private static final Student ADA = new Student("Ada\u001B[31m", 7);
  private static final Verdict RIGHT = new Verdict("records", Kind.RIGHT, 2, 2, "");
  private static final Verdict WRONG = new Verdict("slots", Kind.WRONG, 0, 1, "Not so.");
  private static final Verdict BLANK = new Verdict("edge", Kind.NOT_ANSWERED, 0, 1, "Not yet.");
  private static final Verdict PROSE =
      new Verdict("why", Kind.FOR_A_HUMAN, 0, 3, "A person judges this: says why.");

  @Test
  void everyQuestionHasALineAndThePointsAreAddedUp() {
    Verdict malformed = new Verdict("ids", Kind.MALFORMED, 0, 1, "Give a list.");
    assertThat(table(judged("2.1", RIGHT, WRONG, BLANK), judged("2.2", malformed, PROSE)))
        .containsExactly(
            "Ada?[31m, seed 7",
            "",
            "lab   question                          points    verdict",
            "2.1   records                           2 of 2    right",
            "2.1   slots                             0 of 1    wrong",
            "2.1   edge                              0 of 1    not answered",
            "2.2   ids                               0 of 1    malformed: Give a list.",
            "2.2   why                               0 of 3    A person judges this: says why.",
            "",
            "Points: 2 of 20, and up to 3 more from a person. Answers: 1 right, 2 to mend, 1 for a"
                + " person to judge, 1 blank.",
            "Next: look again at slots: ./lab check 2.1 --hint slots");
  }

  @Test
  void whatCannotBeJudgedHasItsSentenceAndComesFirst() {
    JudgedLab unreadable =
        new JudgedLab("2.1", 10, List.of(), List.of(), "worksheet.yaml: It is no form.", null);
    JudgedLab fault =
        new JudgedLab(
            "2.2", 10, List.of(), List.of(), null, new LabFailure(3, "The broker is gone."));
    assertThat(table(unreadable, judged("2.3", WRONG)))
        .contains("2.1   worksheet.yaml: It is no form.")
        .endsWith("Next: mend the worksheet of lab 2.1, as its line says.");
    assertThat(table(judged("2.1", WRONG), fault))
        .contains("2.2   The broker is gone.")
        .endsWith("Next: do what the line of lab 2.2 says.");
  }

  @Test
  void anOddIdIsRemarked() {
    JudgedLab odd =
        new JudgedLab(
            "2.1", 10, List.of(RIGHT), List.of("There is no question \"x\"."), null, null);
    assertThat(table(odd)).contains("2.1   There is no question \"x\".");
  }

  @Test
  void blankAnswersComeAfterWrongOnes() {
    assertThat(table(judged("2.1", RIGHT, BLANK), judged("2.2", RIGHT)))
        .endsWith("Next: answer edge in the worksheet of lab 2.1.");
    assertThat(table(judged("2.1", RIGHT), judged("2.2", BLANK)))
        .endsWith(
            "Next: write what you expect into the worksheet of lab 2.2, then run it: ./lab 2.2");
  }

  @Test
  void whenAllIsAnsweredItIsHandedIn() {
    assertThat(table(judged("2.1", RIGHT, PROSE), judged("2.2", RIGHT)))
        .endsWith("Next: hand in: ./lab submit");
    assertThat(
            new CheckTable(Student.NOBODY, List.of(judged("2.1", RIGHT), judged("2.2", RIGHT)))
                .lines())
        .startsWith("No name yet, seed 1")
        .endsWith("Next: write your name into student.yaml, then hand in: ./lab submit");
  }

  @Test
  void whoeverHasCheckedOneLabIsSentToTheOthers() {
    assertThat(table(judged("2.1", RIGHT, PROSE)))
        .endsWith("Next: see what the other labs lack: ./lab check");
  }

  private static List<String> table(JudgedLab... judged) {
    return new CheckTable(ADA, List.of(judged)).lines();
  }

  private static JudgedLab judged(String lab, Verdict... verdicts) {
    return new JudgedLab(lab, 10, List.of(verdicts), List.of(), null, null);
  }
}
