package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.question.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Makes up a class, and counts what each of its students is to get while it writes the answers. Run
 * its main to have one on disk.
 */
final class GeneratedClass {
  static final long[] SEEDS = {1, 2, 3, 5, 7, 11, 42, 1000, 4711, 123_456_789_012L};

  private final Random random = new Random(20260301);
  private final Path dir;

  /** By the name of the submission: points, and points that wait for a person. */
  final Map<String, Integer> points = new HashMap<>();

  final Map<String, Integer> waiting = new HashMap<>();

  GeneratedClass(Path dir) {
    this.dir = dir;
  }

  void write(int students, int hostile) throws IOException {
    for (int i = 0; i < students - hostile; i++) {
      student(i);
    }
    for (int i = 0; i < hostile; i++) {
      hostile(i);
    }
  }

  private void student(int i) throws IOException {
    long seed = SEEDS[random.nextInt(SEEDS.length)];
    int skill = random.nextInt(100);
    Map<Question<?>, JsonNode> answers = new HashMap<>();
    int score = 0;
    int open = 0;
    for (Paper paper : Assignment.PAPERS) {
      for (Question<?> question : paper.asked().questions()) {
        int luck = random.nextInt(100);
        if (luck < skill) {
          answers.put(question, Answers.right(question, seed));
          score += question.isProse() ? 0 : question.points();
          open += question.isProse() ? question.points() : 0;
        } else if (luck % 3 == 0) {
          answers.put(question, Answers.wrong(question, seed));
          open += question.isProse() ? question.points() : 0;
        } else if (luck % 3 == 1) {
          answers.put(question, Answers.malformed(question));
        }
      }
    }
    Map<String, String> files = Assignment.files("Student " + i, seed, answers::get);
    String name = write(i, files);
    points.put(name, score);
    waiting.put(name, open);
  }

  /** In one of the ways that platforms hand submissions out. */
  private String write(int i, Map<String, String> files) throws IOException {
    return switch (i % 5) {
      case 0 -> folder("submission_" + (100_000 + i), "", files);
      case 1 -> zip("student-%d.zip".formatted(i), Zips.of("", files));
      case 2 -> zip("student-%d-main.zip".formatted(i), Zips.of("repo-main/", files));
      case 3 -> folder("student-" + i, "gatewaymeter-labs/", files);
      default -> {
        String name = "Student %d_%d_assignsubmission_file_".formatted(i, 9_000_000 + i);
        Files.createDirectories(dir.resolve(name));
        zip(name + "/work.zip", Zips.of("", files));
        yield name;
      }
    };
  }

  private String folder(String name, String inside, Map<String, String> files) throws IOException {
    Zips.write(dir.resolve(name).resolve(inside), files);
    return name;
  }

  private String zip(String name, byte[] bytes) throws IOException {
    Files.write(dir.resolve(name), bytes);
    return name;
  }

  private void hostile(int i) throws IOException {
    Hostile hostile = Hostile.cases().get(i % Hostile.cases().size());
    String ending = ArchiveSearch.isArchive(hostile.name()) ? ".zip" : "";
    String name = Submissions.withoutZip(hostile.name()) + " " + i + ending;
    hostile
        .maker()
        .make(dir.resolve(name), new TreeMap<>(Assignment.files("Mallory " + i, Hostile.SEED)));
    points.put(name, hostile.score());
  }

  /** Writes a class of 1,000. */
  public static void main(String[] args) throws IOException {
    new GeneratedClass(Files.createDirectories(Path.of(args[0]))).write(1000, 50);
  }
}
