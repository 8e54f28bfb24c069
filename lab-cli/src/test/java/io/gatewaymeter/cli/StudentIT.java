package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code student.yaml} is the one home of name and seed. */
class StudentIT {
  @TempDir Path dir;

  @Test
  void itsSeedIsTheDefaultOfSeedAndSeedWins() throws Exception {
    Files.writeString(dir.resolve("student.yaml"), "name: Ada\nseed: 7\n");
    assertThat(events()).isEqualTo(events("--seed", "7")).isNotEqualTo(events("--seed", "8"));
  }

  @Test
  void withoutTheFileTheSeedIsOne() throws Exception {
    assertThat(events()).isEqualTo(events("--seed", "1"));
  }

  @Test
  void aBrokenFileIsOneSentenceAndSeedNeedsNoFile() throws Exception {
    Path file = Files.writeString(dir.resolve("student.yaml"), "name: Ada\nseed: seven\n");
    LabProcess.Result result = lab("events", "--event-set", "six-events");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "%s: Its seed is no whole number of at most 18 digits; take 1, or the one you were given.%n"
                .formatted(file));
    assertThat(events("--seed", "7")).isNotEmpty();
  }

  @Test
  void nobodyHandsInWithoutAName() throws Exception {
    Path file = Files.writeString(dir.resolve("student.yaml"), "name:\nseed: 7\n");
    LabProcess.Result result = lab("submit");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "%s has no name; write yours behind name: there, then hand in again.%n"
                .formatted(file));
    assertThat(dir.resolve("target")).doesNotExist();
  }

  private String events(String... options) throws Exception {
    String[] args = new String[options.length + 3];
    System.arraycopy(new String[] {"events", "--event-set", "six-events"}, 0, args, 0, 3);
    System.arraycopy(options, 0, args, 3, options.length);
    LabProcess.Result result = lab(args);
    assertThat(result.exitCode()).as(result.err()).isZero();
    return result.out();
  }

  private LabProcess.Result lab(String... args) throws Exception {
    try (LabProcess lab = LabProcess.start(dir, List.of("-Dlab.student=" + dir), args)) {
      return lab.await();
    }
  }
}
