package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gatewaymeter.kit.testing.FullDepth;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lab in a JVM of its own, as {@code ./lab} starts it. */
class LabScriptIT {
  private static final String[] LAB = {
    "2.2", "--event-set", "hostile", "--evidence", "evidence.json"
  };

  @TempDir Path dir;

  @Test
  void helpNamesEveryLabAndTool() throws Exception {
    LabProcess.Result result = LabProcess.run(dir, "--help");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).isEmpty();
    Main.LABS.forEach(lab -> assertThat(result.out()).contains("  " + lab.number() + " "));
    assertThat(result.out()).contains("  events ", "  doctor ");
  }

  @Test
  void eventsWritesTheCommittedEventSet() throws Exception {
    LabProcess.Result result =
        LabProcess.run(dir, "events", "--event-set", "six-events", "--out", "set.jsonl");
    assertThat(result.exitCode()).as(result.err()).isZero();
    assertThat(Files.readAllBytes(dir.resolve("set.jsonl")))
        .isEqualTo(Main.class.getResourceAsStream("/eventsets/six-events.jsonl").readAllBytes());
  }

  /** Turkish has another upper case of i and another thousands separator. */
  @Test
  @FullDepth
  void twoLabsAtOnceInTwoLocalesTimeZonesAndEncodingsGiveTheSameEvidenceAndReport()
      throws Exception {
    List<String> turkish =
        List.of(
            "-Duser.language=tr",
            "-Duser.country=TR",
            "-Duser.timezone=Pacific/Chatham",
            "-Dfile.encoding=ISO-8859-1");
    try (LabProcess plain = LabProcess.start(dir.resolve("a"), List.of(), LAB);
        LabProcess other = LabProcess.start(dir.resolve("b"), turkish, LAB)) {
      assertThat(evidence("b", other)).isEqualTo(evidence("a", plain));
    }
    assertThat(summary("b")).isEqualTo(summary("a")).contains("480 lines");
    assertThat(dir.resolve("b/report.html"))
        .hasSameBinaryContentAs(dir.resolve("a/report.html"))
        .content()
        .contains("Checks passed: 4 of 4.");
  }

  private String summary(String name) throws Exception {
    String out = Files.readString(dir.resolve(name).resolve("out"), StandardCharsets.ISO_8859_1);
    return out.substring(out.indexOf("Lab 2.2"), out.indexOf("Evidence: "));
  }

  /** The evidence without the ids that Flink gives anew on every run. */
  private JsonNode evidence(String name, LabProcess lab) throws Exception {
    LabProcess.Result result = lab.await();
    assertThat(result.exitCode()).as(result.err()).isZero();
    assertThat(result.temporaryFiles()).isEmpty();
    byte[] file = Files.readAllBytes(dir.resolve(name).resolve("evidence.json"));
    ObjectNode evidence =
        (ObjectNode) new ObjectMapper().readTree(new String(file, StandardCharsets.UTF_8));
    evidence.remove("job_id");
    return evidence;
  }
}
