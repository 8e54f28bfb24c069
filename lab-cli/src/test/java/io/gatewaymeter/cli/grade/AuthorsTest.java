package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.cli.grade.Problem.Kind;
import io.gatewaymeter.kit.LabFailure;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuthorsTest {
  private static final String FILE = "student.yaml";

  @TempDir Path dir;

  @Test
  void withoutARosterTheStudentsOwnWordsCount() throws Exception {
    Author author = nobodyKnown().of(submission("x", "name: Ada Lovelace\nseed: 7\n"), FILE);
    assertThat(author.name()).isEqualTo("Ada Lovelace");
    assertThat(author.seed()).hasValue(7);
    assertThat(author.problems()).isEmpty();
  }

  @Test
  void withoutANameTheSubmissionsNameIsTaken() throws Exception {
    assertThat(nobodyKnown().of(submission("ada.zip", "name:\nseed: 7\n"), FILE).name())
        .isEqualTo("ada");
  }

  @Test
  void moodleKnowsBetterThanTheStudent() throws Exception {
    Submission submission =
        submission("Ada Lovelace_12345_assignsubmission_file_", "name: Grace\nseed: 7\n");
    assertThat(nobodyKnown().of(submission, FILE).name()).isEqualTo("Ada Lovelace");
  }

  @Test
  void theRosterKnowsBestWhoseSubmissionItIs() throws Exception {
    Authors authors = roster("student,submission,username,seed", "Ada,x,ada-l,1", "Grace,,,2");
    Author author = authors.of(submission("x.zip", "name: Grace\nseed: 1\n"), FILE);
    assertThat(author.name()).isEqualTo("Ada");
    assertThat(author.username()).isEqualTo("ada-l");
    assertThat(author.problems()).isEmpty();
  }

  @Test
  void namesAreTheSameInAnyCaseAndWithAnySpaces() throws Exception {
    Authors authors = roster("Student", "Ada  Lovelace");
    assertThat(authors.of(submission("x", "name: ' ADA LOVELACE'\nseed: 1\n"), FILE).name())
        .isEqualTo("Ada  Lovelace");
  }

  @Test
  void whoIsNotOnTheRosterIsNamed() throws Exception {
    Author author = roster("student", "Ada").of(submission("x", "name: Eve\nseed: 1\n"), FILE);
    assertThat(author.problems())
        .containsExactly(
            new Problem(
                "x",
                Kind.NOT_ON_THE_ROSTER,
                "",
                "No line of the roster fits; it was graded all the same."));
  }

  @Test
  void whoDeletedTheFileHasTheSeedThatTheLabsTake() {
    Submission without =
        new Submission("x", Map.of(), List.of(new Problem("x", Kind.MISSING, FILE, "")));
    assertThat(nobodyKnown().of(without, FILE).seed()).hasValue(1);
  }

  @Test
  void aFileThatCannotBeReadLeavesNoSeed() throws Exception {
    Author author = nobodyKnown().of(submission("x", "seed: ["), FILE);
    assertThat(author.seed()).isEmpty();
    assertThat(author.noSeed())
        .isEqualTo("The file student.yaml cannot be read, so nobody knows the seed.");
    assertThat(author.problems()).extracting(Problem::kind).containsExactly(Kind.UNREADABLE);
    Submission unreadable =
        new Submission("x", Map.of(), List.of(new Problem("x", Kind.TOO_LARGE, FILE, "")));
    assertThat(nobodyKnown().of(unreadable, FILE).seed()).isEmpty();
  }

  @Test
  void aSeedOfTheRosterNeedsNoFile() throws Exception {
    Authors authors = roster("student,submission,seed", "Ada,x,-5");
    assertThat(authors.of(submission("x", "seed: ["), FILE).seed()).hasValue(-5);
  }

  @Test
  void aSeedThatIsNoNumberIsAUsageError() {
    assertThatThrownBy(() -> roster("student,seed", "Ada,seven"))
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "The seed \"seven\" of Ada in %s is no whole number; correct it, or leave it out."
                .formatted(dir.resolve("roster.csv")));
  }

  @Test
  void aRosterWithoutTheColumnIsAUsageError() {
    assertThatThrownBy(() -> roster("name", "Ada"))
        .isInstanceOf(LabFailure.class)
        .hasMessage(
            "%s has no column \"student\" in its first line; save it as CSV with commas between the columns."
                .formatted(dir.resolve("roster.csv")));
  }

  @Test
  void aRosterThatIsNotThereIsAUsageError() {
    assertThatThrownBy(() -> Roster.read(dir.resolve("none.csv")))
        .isInstanceOf(LabFailure.class)
        .hasMessageStartingWith("Cannot read " + dir.resolve("none.csv") + " (NoSuchFileException");
  }

  private static Authors nobodyKnown() {
    return new Authors(Roster.NONE, Set.of());
  }

  private Authors roster(String... lines) throws Exception {
    Path file = Files.write(dir.resolve("roster.csv"), List.of(lines));
    return new Authors(Roster.read(file), Set.of());
  }

  private static Submission submission(String name, String student) {
    return new Submission(name, Map.of(FILE, student.getBytes(StandardCharsets.UTF_8)), List.of());
  }
}
