package io.gatewaymeter.docs.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.docs.Browser;
import io.gatewaymeter.docs.explorer.Facts.Job;
import io.gatewaymeter.kit.testing.FullDepth;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The comparison of {@link FunctionsIT} on scripts with one mistake each. */
@FullDepth
class FunctionMutantsIT {
  private static final Job JOB = new Job(3, 100);

  /** A mistake shows in one of the first, if at all. */
  private static final List<String> FEW_IDS = Inputs.ids().subList(0, 100);

  @RegisterExtension private final Browser browser = new Browser();

  @ParameterizedTest(name = "{1} in place of {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ids | hash ^ (hash >> 16) | hash ^ (hash >>> 16) | "r-4f1a": key group of 128 is 87, and 29 in the browser
          ids | value >> (32 | value >>> (32 | "r-4f1a": key group of 128 is 87, and 19 in the browser
          ids | code * 0xcc9e2d51 | Math.imul(code, 0xcc9e2d51) | "r-4f1a": key group of 128 is 87, and 9 in the browser
          ids | codePointAt | charCodeAt | "r-🚀": hash is 5212446, and 7484219 in the browser
          ids | Math.ceil((keyGroup | Math.floor((keyGroup | "r-4f1a": subtask at 1 with a maximum of 128 is 0, and 1 in the browser
          ids | bytes[i + 3] << 16 | bytes[i + 3] << 24 | "r-4f1a": Kafka's hash is 1452115507, and -1255446313 in the browser
          ids | hash ^ (hash >> 13), M | hash ^ (hash >>> 13), M | "r-🚀": Kafka's hash is 1439598577, and -958946879 in the browser
          ids | Math.abs(murmur2(bytes(key))) | (murmur2(bytes(key)) & 0x7fffffff) | "r-ä": partition of 8 is 6, and 2 in the browser
          ids | Uint8Array.from(key, (c) => c.charCodeAt(0)) | new TextEncoder().encode(key) | "r-ä": Kafka's hash is -1355896562, and -285359710 in the browser
          hashes | hash | Math.abs(hash) | 1: mixed hash is 68075478, and -68075478 in the browser
          hashes | Math.abs(hash) | hash === -2147483648 ? 0 : Math.abs(hash) | -2089875627: mixed hash is 0, and 2147483648 in the browser
          parallelisms | parallelism + parallelism / 2 | parallelism + Math.floor(parallelism / 2) | 171: default maximum is 256, and 512 in the browser
          parallelisms | powerOfTwo; | Math.min(powerOfTwo, MAX_PARALLELISM); | 21846: default maximum is 32768, and 65536 in the browser
          parallelisms | powerOfTwo <= parall | powerOfTwo < parall | 171: default maximum is 256, and 512 in the browser
          subtasks | subtask * maxParallelism) / parallelism | subtask * maxParallelism + parallelism - 1) / parallelism | 1: first key group at 3 with a maximum of 100 is 34, and 33 in the browser
          subtasks | (subtask + 1) * maxParallelism / | ((subtask + 1) * maxParallelism - 1) / | 2: last key group at 3 with a maximum of 100 is 99, and 100 in the browser
          topics | return partition % readers | return (first + partition) % readers | "gateway-events": reader of partition 0 among 4 is 2, and 0 in the browser
          topics | Math.abs(Math.imul(Flink.hashCode(topic), 31)) | (Math.imul(Flink.hashCode(topic), 31) & 0x7fffffff) | "gateway-events": reader of partition 0 among 3 is 0, and 2 in the browser
          """)
  void isSeen(String inputs, String mistake, String code, String message) throws Exception {
    Scripts mutant = Scripts.ofTheSite().with(code, mistake);
    assertThat(
            switch (inputs) {
              case "ids" -> mutant.firstDifference(browser, FEW_IDS, Facts.ofIds());
              case "hashes" -> mutant.firstDifference(browser, Inputs.hashes(), Facts.ofHashes());
              case "parallelisms" ->
                  mutant.firstDifference(browser, Inputs.parallelisms(), Facts.ofParallelisms());
              case "subtasks" ->
                  mutant.firstDifference(browser, Inputs.subtasks(JOB), Facts.ofSubtasks(JOB));
              default -> mutant.firstDifference(browser, Inputs.topics(), Facts.ofTopics());
            })
        .isEqualTo(message);
  }
}
