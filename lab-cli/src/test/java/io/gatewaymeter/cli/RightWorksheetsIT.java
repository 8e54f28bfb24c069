package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.Observed;
import io.gatewaymeter.kit.lab.OwnEvidence;
import io.gatewaymeter.kit.question.Question;
import io.gatewaymeter.kit.question.Questionnaire;
import io.gatewaymeter.kit.question.Truths;
import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import io.gatewaymeter.kit.testing.FullDepth;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Worksheets filled from real runs: what is right is worth its points, and nothing else is. */
class RightWorksheetsIT {
  private static final LabRuns RUNS = LabRuns.ofTests();
  private static final int SUBSETS = 50;

  @AfterAll
  static void stop() {
    RUNS.close();
  }

  static Stream<String> labs() {
    return Main.LABS.stream().map(Lab::number);
  }

  @ParameterizedTest(name = "lab {0}, seed 1")
  @MethodSource("labs")
  void everyAnswerHasItsPointsAndNoOthers(String number) throws Exception {
    holds(Main.lab(number), 1);
  }

  static Stream<Arguments> otherSeeds() {
    return Stream.of(7L, 4711L).flatMap(seed -> labs().map(lab -> Arguments.of(lab, seed)));
  }

  @ParameterizedTest(name = "lab {0}, seed {1}")
  @MethodSource("otherSeeds")
  @FullDepth
  void soItHasWithOtherSeeds(String number, long seed) throws Exception {
    holds(Main.lab(number), seed);
  }

  private static <E extends Record & Evidence> void holds(Lab<E> lab, long seed) throws Exception {
    Observed<E> run = RUNS.observe(lab, seed);
    assertThat(run.problems()).isEmpty();
    Questionnaire<E> asked = lab.questionnaire();
    Truths truths = asked.truths(run.evidence());
    Map<String, JsonNode> right = truths.values();
    int all = right.keySet().stream().mapToInt(id -> worth(asked, id)).sum();

    OwnEvidence<E> readBack = OwnEvidence.of(lab, Json.MAPPER.writeValueAsBytes(run.evidence()));
    assertThat(readBack.truths()).isEqualTo(truths);
    assertThat(readBack.fresh(seed)).isPresent();
    assertThat(readBack.fresh(seed + 1)).isEmpty();

    assertThat(points(asked, truths, right)).isEqualTo(all);
    assertThat(points(asked, truths, Map.of())).isZero();
    for (Question<E> question : asked.questions()) {
      if (!question.isProse()) {
        assertThat(points(asked, truths, Answers.wrong(right, question)))
            .as(question.id())
            .isEqualTo(all - question.points());
      }
    }
    Random random = new Random(seed);
    for (int i = 0; i < SUBSETS; i++) {
      Map<String, JsonNode> some = new TreeMap<>(right);
      some.keySet().removeIf(id -> random.nextBoolean());
      assertThat(points(asked, truths, some))
          .isEqualTo(some.keySet().stream().mapToInt(id -> worth(asked, id)).sum());
    }
  }

  private static int points(Questionnaire<?> asked, Truths truths, Map<String, JsonNode> answers)
      throws Exception {
    return asked.judge(asked.read(Answers.filled(asked, answers)), truths, Truths.NONE, 2).stream()
        .filter(verdict -> verdict.kind() == Kind.RIGHT)
        .mapToInt(Verdict::points)
        .sum();
  }

  private static int worth(Questionnaire<?> asked, String id) {
    return asked.questions().stream()
        .filter(question -> question.id().equals(id))
        .mapToInt(Question::points)
        .sum();
  }
}
