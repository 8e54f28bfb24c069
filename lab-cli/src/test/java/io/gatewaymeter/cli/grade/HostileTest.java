package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.TextNode;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What means harm ends in a grade or in a line of problems.csv, and harms nobody else. */
class HostileTest {
  @TempDir Path dir;
  private SchoolClass school;

  @BeforeEach
  void anHonestStudent() throws Exception {
    school = new SchoolClass(dir).with("zoe", Assignment.files("Zoe", Hostile.SEED));
  }

  static Stream<Hostile> cases() {
    return Hostile.cases().stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isGradedOrNamedAndHarmsNobodyElse(Hostile hostile) throws Exception {
    hostile
        .maker()
        .make(
            school.submissions.resolve(hostile.name()), Assignment.files("Mallory", Hostile.SEED));
    ClassGrades grades = school.grade();
    assertThat(grades.graded())
        .extracting(Graded::score)
        .containsExactly(hostile.score(), honest());
    assertThat(school.table("problems.csv"))
        .containsExactlyElementsOf(
            hostile.problems().stream()
                .map(problem -> cell(hostile.name()) + "," + problem)
                .toList());
    assertThat(filesOutsideTheOutput()).isEmpty();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no such names there")
  void aNameWithALineBreakStaysInItsLine() throws Exception {
    school.with("line\nbreak", Assignment.files("Mal\nlory", Hostile.SEED)).grade();
    assertThat(school.table("grades.csv"))
        .hasSize(2)
        .first()
        .asString()
        .startsWith("Mal?lory,,line?break,7,");
  }

  @Test
  void formulasInNamesAndProseAreTextInEveryTable() throws Exception {
    Map<String, String> files =
        Assignment.files(
            "@SUM(A1)",
            Hostile.SEED,
            question -> question.isProse() ? TextNode.valueOf("\t=1+1") : null);
    school.with("+1", files).roster("student,submission,username", "-2+3,+1,=evil").grade();
    assertThat(school.table("grades.csv").get(0)).startsWith("'-2+3,'=evil,'+1,7,");
    assertThat(school.table(Output.QUEUE)).anyMatch(line -> line.contains(",'=1+1,"));
    for (String table : List.of("grades.csv", "problems.csv", Output.QUEUE)) {
      assertThat(cells(table)).noneMatch(cell -> cell.matches("(?s)[=+@\\-\t\r].*"));
    }
  }

  @Test
  void htmlInNamesAndAnswersIsText() throws Exception {
    String evil = "<script>alert(1)</script>";
    for (String name : List.of("html", "html-too")) {
      school.with(
          name, Assignment.files(name + evil, Hostile.SEED, question -> TextNode.valueOf(evil)));
    }
    school.grade();
    for (String page : List.of("students/html/feedback.html", Output.REPORT)) {
      assertThat(school.file(page)).doesNotContain("<script").contains("&lt;script&gt;");
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there, links are for administrators")
  void aLinkAmongTheSubmissionsIsNotFollowed() throws Exception {
    Files.createSymbolicLink(school.submissions.resolve("bob"), school.submissions.resolve("zoe"));
    Files.createSymbolicLink(
        school.submissions.resolve("x.zip"), school.submissions.resolve("nowhere"));
    Files.writeString(school.submissions.resolve("work.rar"), "Rar!");
    Files.writeString(school.submissions.resolve(".DS_Store"), "");
    school.grade();
    assertThat(school.table("grades.csv")).hasSize(1);
    assertThat(school.table("problems.csv"))
        .containsExactly(
            "bob,link,,\"It is a symbolic link, which is not followed.\"",
            "work.rar,not a submission,,\"It is neither a folder nor a zip, and was left alone.\"",
            "x.zip,link,,\"It is a symbolic link, which is not followed.\"");
  }

  private List<String> cells(String table) throws Exception {
    return CSVFormat.RFC4180.parse(new StringReader(school.file(table))).stream()
        .flatMap(CSVRecord::stream)
        .toList();
  }

  private static int honest() {
    return Assignment.MAX - Assignment.PROSE;
  }

  private static String cell(String name) {
    return name.startsWith("=") ? "'" + name : name;
  }

  private List<Path> filesOutsideTheOutput() throws Exception {
    try (Stream<Path> all = Files.list(dir)) {
      return all.filter(path -> !path.equals(school.submissions) && !path.equals(school.out))
          .toList();
    }
  }
}
