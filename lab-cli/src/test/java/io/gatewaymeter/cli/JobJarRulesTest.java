package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small job jars with one thing wrong each. */
class JobJarRulesTest {
  private static final String JOB = "io.gatewaymeter.replay.ReplayJob";
  private static final String KAFKA_SERVICE =
      "META-INF/services/org.apache.kafka.common.config.provider.ConfigProvider";

  @TempDir Path dir;

  private String mainClass = JOB;
  private final Map<String, byte[]> entries = new TreeMap<>();

  JobJarRulesTest() {
    Stream.of(
            "LICENSE",
            "META-INF/NOTICE",
            "META-INF/Schubfach-LICENSE",
            "META-INF/services/com.fasterxml.jackson.core.ObjectCodec",
            "META-INF/services/org.apache.flink.table.factories.Factory",
            KAFKA_SERVICE,
            "io/gatewaymeter/replay/ReplayJob.class",
            "io/gatewaymeter/stage2/Stage2$1.class",
            "org/apache/flink/connector/kafka/source/KafkaSource.class",
            "org/apache/kafka/common/config/provider/FileConfigProvider.class",
            "kafka/kafka-version.properties",
            "com/fasterxml/jackson/annotation/JsonValue.class",
            "com/fasterxml/jackson/core/JsonFactory.class",
            "com/fasterxml/jackson/databind/ObjectMapper.class",
            "picocli/CommandLine$Option.class")
        .forEach(name -> entries.put(name, new byte[0]));
    provider("org.apache.kafka.common.config.provider.FileConfigProvider # reads a file");
  }

  @Test
  void nothingIsWrongWithAnIntactJar() throws Exception {
    assertThat(problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "io/gatewaymeter/kit/run/Session.class",
        "io/gatewaymeter/cli/Main.class",
        "io/gatewaymeter/brokenkey/BrokenKeyJob.class",
        "io/gatewaymeter/replay/report.ftlh",
        "org/apache/flink/runtime/taskmanager/Task.class",
        "org/apache/flink/connector/base/DeliveryGuarantee.class",
        "org/apache/flink/streaming/api/environment/StreamExecutionEnvironment.class",
        "org/junit/jupiter/api/Test.class",
        "org/slf4j/Logger.class",
        "org/slf4j/impl/StaticLoggerBinder.class",
        "org/apache/logging/log4j/Logger.class",
        "com/fasterxml/jackson/datatype/jsr310/JavaTimeModule.class",
        "common/message/FetchRequest.json",
        "log4j2.properties",
        "module-info.class",
        "META-INF/versions/9/module-info.class",
        "META-INF/KEY.SF",
        "META-INF/KEY.DSA",
        "META-INF/KEY.RSA",
        "META-INF/LICENSE",
        "META-INF/DEPENDENCIES",
        "META-INF/maven/io.gatewaymeter/common/pom.xml",
      })
  void whatIsNotListedDoesNotBelongInIt(String name) throws Exception {
    entries.put(name, new byte[0]);
    assertThat(problems()).containsExactly(name + " does not belong in a job jar");
  }

  @Test
  void anotherMainClassIsNamed() throws Exception {
    mainClass = "io.gatewaymeter.replay.ReplayLab";
    assertThat(problems())
        .containsExactly("Main-Class is io.gatewaymeter.replay.ReplayLab, not " + JOB);
    mainClass = null;
    assertThat(problems()).containsExactly("Main-Class is null, not " + JOB);
  }

  @Test
  void aLibraryThatIsMissingIsNamed() throws Exception {
    entries.remove("picocli/CommandLine$Option.class");
    assertThat(problems()).containsExactly("there is no picocli/[\\w$]+\\.class");
  }

  @Test
  void aLabWithoutClassesIsNamed() throws Exception {
    entries.remove("io/gatewaymeter/replay/ReplayJob.class");
    assertThat(problems())
        .containsExactly("there is no io/gatewaymeter/replay/(v2/)?[\\w$]+\\.class");
  }

  @Test
  void aServiceThatIsMissingIsNamed() throws Exception {
    entries.remove(KAFKA_SERVICE);
    assertThat(problems())
        .containsExactly("there is no META-INF/services/org\\.apache\\.kafka\\.[\\w.]+");
  }

  @Test
  void aServiceWhoseProviderIsMissingIsNamed() throws Exception {
    provider("org.example.Gone");
    assertThat(problems())
        .containsExactly(KAFKA_SERVICE + " names org.example.Gone, which is not in");
  }

  @Test
  void aJarOfTheWholeClassPathIsTooLarge() throws Exception {
    byte[] noise = new byte[JobJarRules.MAX_BYTES];
    new Random(1).nextBytes(noise);
    entries.put("org/apache/kafka/Noise.class", noise);
    assertThat(problems()).singleElement().asString().endsWith(" bytes are more than 25000000");
  }

  private void provider(String line) {
    entries.put(KAFKA_SERVICE, ("# a comment\n\n" + line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private List<String> problems() throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (mainClass != null) {
      manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, mainClass);
    }
    Path jar = dir.resolve("job.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream zip = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new JarEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return JobJarRules.problems(jar, JOB);
  }
}
