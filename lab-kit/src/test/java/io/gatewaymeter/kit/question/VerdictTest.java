package io.gatewaymeter.kit.question;

import static io.gatewaymeter.kit.question.Sheet.ASKED;
import static io.gatewaymeter.kit.question.Sheet.TRUTHS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VerdictTest {
  private static final JsonNode WRONG = Json.MAPPER.valueToTree(36);

  @Test
  void aBlankAnswerIsNoneAndSaysSo() throws Exception {
    assertThat(verdict(null, 0))
        .isEqualTo(new Verdict("count", Kind.NOT_ANSWERED, 0, 1, "Not answered yet."));
  }

  @Test
  void aRightOneHasItsPoints() throws Exception {
    assertThat(verdict(Json.MAPPER.valueToTree(35), 0))
        .isEqualTo(new Verdict("count", Kind.RIGHT, 1, 1, ""));
  }

  @Test
  void oneOfAnotherTypeIsToldTheType() throws Exception {
    assertThat(verdict(Json.MAPPER.valueToTree("35"), 2))
        .isEqualTo(
            new Verdict("count", Kind.MALFORMED, 0, 1, "Give a whole number, for example 1042."));
  }

  @Test
  void aWrongOneIsToldWhereToLookByDegrees() throws Exception {
    assertThat(List.of(verdict(WRONG, 0), verdict(WRONG, 1), verdict(WRONG, 2)))
        .containsExactly(
            new Verdict("count", Kind.WRONG, 0, 1, "This is not what happened."),
            new Verdict("count", Kind.WRONG, 0, 1, "This is not what happened. Look at count."),
            new Verdict(
                "count",
                Kind.WRONG,
                0,
                1,
                "This is not what happened. Look at count. Look harder at count."));
  }

  @Test
  void proseWaitsForAPersonAndItsRubricIsShownButNotItsModel() throws Exception {
    Worksheet worksheet = ASKED.read(Sheet.filled(Map.of("why", Json.MAPPER.valueToTree("So."))));
    assertThat(ASKED.judge(worksheet, TRUTHS, Truths.NONE, 1).get(6))
        .isEqualTo(new Verdict("why", Kind.FOR_A_HUMAN, 0, 13, "A person judges this: says why."));
  }

  @Test
  void whatTheOwnRunShowedIsHeldAgainstTheAnswer() throws Exception {
    assertThat(against(35).kind()).isEqualTo(Kind.NOT_WHAT_YOUR_RUN_SHOWED);
    assertThat(against(35).message()).isEqualTo("Your own run showed something else.");
    assertThat(against(36).kind()).isEqualTo(Kind.WRONG);
    assertThat(against(36).message())
        .isEqualTo(
            "Your own run showed this, but with another seed or another job; run the lab again.");
  }

  @Test
  void aRightAnswerIsRightWhateverTheOwnRunShowed() throws Exception {
    Truths own = ASKED.seenIn(new Sheet.Seen(1, false, "x", List.of(), Map.of()));
    Worksheet worksheet = ASKED.read(Sheet.filled(TRUTHS.values()));
    assertThat(ASKED.judge(worksheet, TRUTHS, own, 0).stream().mapToInt(Verdict::points).sum())
        .isEqualTo(29);
  }

  @Test
  void aRunThatDoesNotAnswerAQuestionIsNoTruthAndShowsTheRestOnly() {
    Sheet.Seen half = new Sheet.Seen(35, true, null, null, Map.of());
    assertThatThrownBy(() -> ASKED.truths(half))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The right answer to edge is not one word, exactly as the output shows it.");
    assertThat(ASKED.seenIn(half).values()).containsOnlyKeys("count", "done", "order", "by");
  }

  @Test
  void asJsonTheKindIsAWord() throws Exception {
    assertThat(Json.MAPPER.writeValueAsString(against(36)))
        .startsWith("{\"question\":\"count\",\"kind\":\"wrong\",\"points\":0,\"out_of\":1,");
  }

  private static Verdict against(int own) throws Exception {
    Sheet.Seen seen = new Sheet.Seen(own, true, "HASH", List.of(), Map.of());
    Worksheet worksheet = ASKED.read(Sheet.filled(Map.of("count", WRONG)));
    return ASKED.judge(worksheet, TRUTHS, ASKED.seenIn(seen), 0).get(0);
  }

  private static Verdict verdict(JsonNode answer, int hints) throws Exception {
    Map<String, JsonNode> answers = answer == null ? Map.of() : Map.of("count", answer);
    return ASKED.judge(ASKED.read(Sheet.filled(answers)), TRUTHS, Truths.NONE, hints).get(0);
  }
}
