package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.Evidence;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.lab.LabRuns;
import io.gatewaymeter.kit.lab.Observed;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Runs labs as {@code ./lab} does, but all on one embedded cluster, and the same command once only.
 */
final class SharedLabs implements AutoCloseable {
  private final LabRuns runs = LabRuns.ofTests();
  private final Map<String, Observed<?>> done = new HashMap<>();

  /**
   * Runs a lab.
   *
   * @param command as {@code ./lab 2.2 --seed 7}
   */
  Observed<?> run(String command) throws Exception {
    Observed<?> before = done.get(command);
    if (before == null) {
      LabCall call = LabCall.of(command);
      before = run(call.lab(), call.options());
      done.put(command, before);
    }
    return before;
  }

  private <E extends Record & Evidence> Observed<E> run(Lab<E> lab, LabOptions options)
      throws Exception {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      E evidence = lab.observe(runs.session(lab.getClass()), options);
      assertThat(printed.toString(StandardCharsets.UTF_8).contains("RequestRecord["))
          .as("whether records were printed")
          .isEqualTo(options.print());
      return new Observed<>(lab, evidence);
    } finally {
      System.setOut(out);
    }
  }

  @Override
  public void close() {
    runs.close();
  }
}
