package io.gatewaymeter.jobgraph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class VariantTest {
  @Test
  void theCoursesTwoAlwaysRunThenThoseThatWereNamed() {
    JobGraphOptions options = options("--variant=no-chaining", "--variant=new-chain");
    assertThat(options.variants())
        .containsExactly(
            Variant.CHAINED, Variant.PARSE_UNCHAINED, Variant.NO_CHAINING, Variant.NEW_CHAIN);
    assertThat(options.held()).isEqualTo(Variant.NEW_CHAIN);
  }

  @Test
  void withoutANameParseUnchainedIsHeld() {
    assertThat(options().variants()).containsExactly(Variant.CHAINED, Variant.PARSE_UNCHAINED);
    assertThat(options().held()).isEqualTo(Variant.PARSE_UNCHAINED);
  }

  @Test
  void aVariantThatIsNamedAgainRunsOnceAndCanBeHeld() {
    JobGraphOptions options = options("--variant=chained");
    assertThat(options.variants()).containsExactly(Variant.CHAINED, Variant.PARSE_UNCHAINED);
    assertThat(options.held()).isEqualTo(Variant.CHAINED);
  }

  @Test
  void anUnknownVariantIsAnsweredWithThoseThatThereAre() {
    assertThatThrownBy(() -> options("--variant=unchained"))
        .hasMessage(
            "Invalid value for option '--variant' (NAME): there is no variant unchained, but chained,"
                + " parse-unchained, new-chain, slot-sharing-group, no-chaining, datastream-v2");
  }

  @Test
  void aJavaThatKeepsV2OutIsNamedBeforeAnythingStarts() {
    assertThatThrownBy(() -> options("--variant=datastream-v2"))
        .hasMessage(
            "Invalid value for option '--variant' (NAME): DataStream API V2 of this Flink reaches"
                + " into Java itself: set the environment variable JDK_JAVA_OPTIONS to"
                + " --add-opens=java.base/java.util=ALL-UNNAMED and run again");
  }

  @Test
  void onlyASecondSlotSharingGroupTakesMoreSlots() {
    assertThat(Variant.values())
        .extracting(variant -> variant.slots(4))
        .containsExactly(4, 4, 4, 8, 4, 4);
  }

  private static JobGraphOptions options(String... arguments) {
    return CommandLine.populateCommand(new JobGraphOptions(), arguments);
  }
}
