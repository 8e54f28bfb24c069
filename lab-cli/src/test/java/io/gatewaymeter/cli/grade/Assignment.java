package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.gatewaymeter.brokenkey.BrokenKeyLab;
import io.gatewaymeter.jobgraph.JobGraphLab;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Truths;
import io.gatewaymeter.parallelism.ParallelismLab;
import io.gatewaymeter.replay.ReplayLab;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** The real assignment with made-up right answers, and files of students for it. */
final class Assignment {
  static final List<Lab<?>> LABS =
      List.of(new JobGraphLab(), new ReplayLab(), new BrokenKeyLab(), new ParallelismLab());

  static final List<Paper> PAPERS = Paper.of(LABS);

  static final int MAX = Paper.points(PAPERS);
  static final int PROSE =
      PAPERS.stream()
          .flatMap(paper -> paper.asked().questions().stream())
          .filter(Question::isProse)
          .mapToInt(Question::points)
          .sum();

  private Assignment() {}

  /** The right answers of a seed, without a run. */
  static SeedTruth truth(long seed) {
    Map<String, Truths> truths = new HashMap<>();
    for (Paper paper : PAPERS) {
      SortedMap<String, JsonNode> values = new TreeMap<>();
      for (Question<?> question : paper.asked().questions()) {
        if (!question.isProse()) {
          values.put(question.id(), Answers.right(question, seed));
        }
      }
      truths.put(paper.lab(), new Truths(values));
    }
    return new SeedTruth(truths, new TreeMap<>());
  }

  static String student(String name, long seed) {
    return "name: %s\nseed: %d\n".formatted(TextNode.valueOf(name), seed);
  }

  /** A worksheet; an answer null is left blank. */
  static String worksheet(Paper paper, Function<Question<?>, JsonNode> answers) {
    StringBuilder text = new StringBuilder("lab: \"%s\"\nanswers:\n".formatted(paper.lab()));
    for (Question<?> question : paper.asked().questions()) {
      JsonNode answer = answers.apply(question);
      text.append("  %s: %s\n".formatted(question.id(), answer == null ? "" : answer.toString()));
    }
    return text.toString();
  }

  /** All files of a student whose answers are all right. */
  static Map<String, String> files(String name, long seed) {
    return files(name, seed, question -> Answers.right(question, seed));
  }

  static Map<String, String> files(
      String name, long seed, Function<Question<?>, JsonNode> answers) {
    Map<String, String> files = new TreeMap<>();
    files.put("student.yaml", student(name, seed));
    PAPERS.forEach(paper -> files.put(paper.path(), worksheet(paper, answers)));
    return files;
  }
}
