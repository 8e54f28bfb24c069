package io.gatewaymeter.kit.lab;

import static io.gatewaymeter.kit.lab.ToyLab.CODE;
import static io.gatewaymeter.kit.lab.ToyLab.seen;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.lab.ToyLab.Seen;
import io.gatewaymeter.kit.question.Truths;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the evidence of an earlier run stands for a run of now. */
class OwnEvidenceTest {
  private static final EventSetView SEVEN = seen(3).eventSet();

  @TempDir Path dir;

  @Test
  void evidenceOfThisCodeAndSeedIsFresh() throws Exception {
    assertThat(own(seen(3)).fresh(7)).contains(seen(3));
    assertThat(own(seen(3)).truths().values()).hasToString("{n=3}");
  }

  @Test
  void whatDiffersFromAPlainRunOfNowIsNot() throws Exception {
    assertThat(own(seen(3)).fresh(8)).as("another seed").isEmpty();
    assertThat(own(new Seen("9.1", "fedcba", SEVEN, 4, 3)).fresh(7)).as("code").isEmpty();
    assertThat(own(new Seen("9.1", CODE, SEVEN, 8, 3)).fresh(7)).as("parallelism").isEmpty();
    assertThat(own(new Seen("9.1", CODE, set("six-events", null), 4, 3)).fresh(7)).isEmpty();
    assertThat(own(new Seen("9.1", CODE, set("module-1", 100), 4, 3)).fresh(7)).isEmpty();
    assertThat(own(seen(0)).fresh(7)).as("its check fails").isEmpty();
    assertThat(own(seen(null)).fresh(7)).as("it does not answer the question").isEmpty();
  }

  @Test
  void whatIsNotFreshMayStillSayWhatTheRunShowed() throws Exception {
    assertThat(own(seen(0)).truths().values()).hasToString("{n=0}");
    assertThat(own(seen(null)).truths()).isEqualTo(Truths.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "null", "[]", "{", "{\"n\":3}", "{\"lab\":null}", "{\"surprise\":1}", "\0"})
  void whatIsNoEvidenceShowsNothing(String json) {
    OwnEvidence<Seen> own = OwnEvidence.of(new ToyLab(), json.getBytes(StandardCharsets.UTF_8));
    assertThat(own.fresh(7)).isEmpty();
  }

  @Test
  void aFileThatIsNotThereShowsNothing() {
    assertThat(OwnEvidence.read(new ToyLab(), dir.resolve("none")).truths()).isEqualTo(Truths.NONE);
  }

  private OwnEvidence<Seen> own(Seen seen) throws Exception {
    Path file = dir.resolve("evidence.json");
    Files.write(file, Json.MAPPER.writeValueAsBytes(seen));
    return OwnEvidence.read(new ToyLab(), file);
  }

  private static EventSetView set(String name, Integer requests) {
    return EventSetView.of(EventSet.of(name, 7, requests));
  }
}
