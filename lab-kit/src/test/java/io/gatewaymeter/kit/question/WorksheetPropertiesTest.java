package io.gatewaymeter.kit.question;

import static io.gatewaymeter.kit.question.Sheet.ASKED;
import static io.gatewaymeter.kit.question.Sheet.TRUTHS;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class WorksheetPropertiesTest {
  @Property(seed = "1")
  void anySubsetOfRightAnswersIsWorthTheSumOfTheirPoints(@ForAll("subsets") Set<String> right)
      throws Exception {
    Map<String, JsonNode> answers = new TreeMap<>(TRUTHS.values());
    answers.keySet().retainAll(right);
    assertThat(points(answers)).isEqualTo(worth(right));
  }

  @Property(seed = "1")
  void wrongOnesAmongThemLoseExactlyTheirOwn(
      @ForAll("subsets") Set<String> wrong, @ForAll("answers") JsonNode other) throws Exception {
    Map<String, JsonNode> answers = new TreeMap<>(TRUTHS.values());
    wrong.forEach(id -> answers.put(id, other));
    int all = worth(TRUTHS.values().keySet());
    assertThat(points(answers)).isEqualTo(all - worth(wrong));
  }

  @Property(seed = "1")
  void noMessageHasTheValue(@ForAll("answers") JsonNode other) throws Exception {
    Map<String, JsonNode> answers = new TreeMap<>(TRUTHS.values());
    answers.replaceAll((id, truth) -> other);
    assertThat(ASKED.judge(ASKED.read(Sheet.filled(answers)), TRUTHS, TRUTHS, 2))
        .allSatisfy(
            verdict -> assertThat(verdict.message()).doesNotContain("35", "HASH", "r-1", "r-2"));
  }

  @Property(seed = "1")
  void anyBytesAreReadOrSaidToBeUnreadable(@ForAll byte[] bytes) {
    assertThat(outcome(bytes)).isNotBlank();
  }

  @Property(seed = "1")
  void anyDamageToAWorksheetIsReadOrSaidToBeUnreadable(
      @ForAll("snippets") List<String> snippets, @ForAll("places") List<Integer> places) {
    StringBuilder form =
        new StringBuilder(new String(Sheet.filled(TRUTHS.values()), StandardCharsets.UTF_8));
    for (int i = 0; i < Math.min(snippets.size(), places.size()); i++) {
      form.insert(places.get(i) % form.length(), snippets.get(i));
    }
    assertThat(outcome(form.toString().getBytes(StandardCharsets.UTF_8))).isNotBlank();
  }

  @Provide
  Arbitrary<Set<String>> subsets() {
    return Arbitraries.subsetOf(TRUTHS.values().keySet());
  }

  /** None of them is right for any question. */
  @Provide
  Arbitrary<JsonNode> answers() {
    return Arbitraries.of(
            36,
            -35,
            35.0,
            "35",
            false,
            "REBALANCE",
            List.of(),
            List.of("r-3"),
            List.of(0, 36),
            Map.of(),
            Map.of("r-3", 0),
            Map.of("r-3", 2, "r-4", 1),
            "none")
        .map(Json.MAPPER::valueToTree);
  }

  @Provide
  Arbitrary<List<String>> snippets() {
    return Arbitraries.of(
            "&a ",
            "*a",
            "!!x ",
            "[",
            "]",
            "{",
            "}",
            ": ",
            "\n",
            "\t",
            "- ",
            "\"",
            "'",
            "|",
            ">",
            "%",
            "@",
            "`",
            "#",
            "---\n",
            "...\n",
            "?",
            ",",
            "\\",
            "\0",
            "\uFFFF",
            "\u2028",
            "<<: ",
            "0x",
            "1e999",
            ".nan",
            "~",
            "count: 1\n",
            "  ")
        .list()
        .ofMaxSize(5);
  }

  @Provide
  Arbitrary<List<Integer>> places() {
    return Arbitraries.integers().between(0, 10_000).list().ofSize(5);
  }

  private static String outcome(byte[] bytes) {
    try {
      return ASKED.judge(ASKED.read(bytes), TRUTHS, TRUTHS, 2).toString();
    } catch (UnreadableFile e) {
      assertThat(e.getMessage().lines()).hasSize(1);
      return e.getMessage();
    }
  }

  private static int points(Map<String, JsonNode> answers) throws Exception {
    return ASKED.judge(ASKED.read(Sheet.filled(answers)), TRUTHS, Truths.NONE, 0).stream()
        .mapToInt(Verdict::points)
        .sum();
  }

  private static int worth(Set<String> ids) {
    return ASKED.questions().stream()
        .filter(question -> ids.contains(question.id()))
        .mapToInt(Question::points)
        .sum();
  }
}
