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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Worksheets filled from real runs: what is right is worth its points, and nothing else is. */
class RightWorksheetsIT {
  private static final int SUBSETS = 50;

  @TempDir static Path dir;
  private static final Map<String, Future<LabProcess.Result>> COMMANDS = new HashMap<>();

  /** Each lab as its user starts it, two at a time. */
  @BeforeAll
  static void runAllLabs() {
    ExecutorService two = Executors.newFixedThreadPool(2);
    for (Lab<?> lab : Main.LABS) {
      String number = lab.number();
      COMMANDS.put(
          number,
          two.submit(
              () -> LabProcess.run(dir.resolve(number), number, "--evidence", "evidence.json")));
    }
    two.shutdown();
  }

  @AfterAll
  static void waitForThem() throws Exception {
    for (Future<LabProcess.Result> command : COMMANDS.values()) {
      command.get();
    }
  }

  static Stream<String> labs() {
    return Main.LABS.stream().map(Lab::number);
  }

  @ParameterizedTest(name = "lab {0}, seed 1")
  @MethodSource("labs")
  void aRunFromTheCommandLineHasTheRightAnswers(String number) throws Exception {
    LabProcess.Result run = COMMANDS.get(number).get();
    Lab<?> lab = Main.lab(number);
    int checks = lab.checks().size();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Checks passed: %d of %d\n".formatted(checks, checks));
    assertThat(run.temporaryFiles()).isEmpty();
    Path evidence = dir.resolve(number).resolve("evidence.json");
    assertThat(evidence.resolveSibling("report.html")).isNotEmptyFile();
    everyAnswerHasItsPointsAndNoOthers(lab, Files.readAllBytes(evidence), 1);
  }

  static Stream<Arguments> otherSeeds() {
    return Stream.of(7L, 4711L).flatMap(seed -> labs().map(lab -> Arguments.of(lab, seed)));
  }

  @ParameterizedTest(name = "lab {0}, seed {1}")
  @MethodSource("otherSeeds")
  @FullDepth
  void aRunOverOtherEventsHasTheRightAnswers(String number, long seed) throws Exception {
    Lab<?> lab = Main.lab(number);
    everyAnswerHasItsPointsAndNoOthers(lab, evidence(lab, seed), seed);
  }

  private static <E extends Record & Evidence> byte[] evidence(Lab<E> lab, long seed)
      throws Exception {
    E seen = LabRuns.shared().observe(lab, seed).evidence();
    byte[] json = Json.MAPPER.writeValueAsBytes(seen);
    assertThat(OwnEvidence.of(lab, json).truths()).isEqualTo(lab.questionnaire().truths(seen));
    return json;
  }

  private static <E extends Record & Evidence> void everyAnswerHasItsPointsAndNoOthers(
      Lab<E> lab, byte[] json, long seed) throws Exception {
    OwnEvidence<E> own = OwnEvidence.of(lab, json);
    assertThat(own.fresh(seed + 1)).isEmpty();
    E evidence = own.fresh(seed).orElseThrow();
    assertThat(new Observed<>(lab, evidence).problems()).isEmpty();
    Questionnaire<E> asked = lab.questionnaire();
    Truths truths = asked.truths(evidence);
    Map<String, JsonNode> right = truths.values();
    int all = right.keySet().stream().mapToInt(id -> worth(asked, id)).sum();

    assertThat(own.truths()).isEqualTo(truths);
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
