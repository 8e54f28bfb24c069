package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.StudentFolder;
import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a lab's module says of it to Maven. */
class LabPomsTest {
  static Stream<Lab<?>> labs() {
    return Main.LABS.stream();
  }

  @ParameterizedTest
  @MethodSource("labs")
  void namesTheClassThatTheGradeProfileRuns(Lab<?> lab) throws Exception {
    assertThat(Files.readString(StudentFolder.ofRepository(Main.class).of(lab).resolve("pom.xml")))
        .contains("<lab.class>%s</lab.class>".formatted(lab.getClass().getName()));
  }
}
