package io.gatewaymeter.kit.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftOutTest {
  /** As Surefire writes it. */
  private static final String SKIPPED =
      """
        <testcase name="a" classname="x.A" time="0.0">
          <skipped message="System property [tests.full] with value [false] does not match regular expression [true] ==&gt; mvn verify -Pfull runs it"/>
        </testcase>
      """;

  private static final String OTHERWISE =
      """
        <testcase name="b" classname="x.A" time="0.0">
          <skipped message="No Docker answers."/>
          <system-out><![CDATA[mvn verify -Pfull]]></system-out>
        </testcase>
      """;

  @TempDir Path dir;

  @Test
  void oneLineNamesTheClassesAndTheSwitchThatRunsThem() throws Exception {
    Build build =
        new Build(dir)
            .wrote("m/target/surefire-reports/TEST-x.FarTest.xml", SKIPPED + OTHERWISE + SKIPPED)
            .wrote("n/target/failsafe-reports/TEST-x.y.NearIT.xml", SKIPPED)
            .wrote("n/target/failsafe-reports/TEST-x.y.OtherIT.xml", OTHERWISE)
            .wroteBefore("n/target/failsafe-reports/TEST-x.y.OldIT.xml", SKIPPED);
    assertThat(LeftOut.lines(build.files()))
        .containsExactly("Skipped tests of FarTest, NearIT: mvn verify -Pfull runs them.");
  }

  @Test
  void ifNothingWasLeftOutNothingIsSaid() throws Exception {
    assertThat(LeftOut.lines(new Build(dir).files())).isEmpty();
    assertThat(
            LeftOut.lines(
                new Build(dir).wrote("m/target/surefire-reports/TEST-x.A.xml", OTHERWISE).files()))
        .isEmpty();
  }
}
