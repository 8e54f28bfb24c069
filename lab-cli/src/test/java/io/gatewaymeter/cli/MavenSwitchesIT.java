package io.gatewaymeter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.cli.MavenClone.Result;
import io.gatewaymeter.kit.testing.FullDepth;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maven as people use it, on this very build and its smallest module. */
@FullDepth
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "mvn is a script for a POSIX shell")
class MavenSwitchesIT {
  private static final String TESTS = "testing/src/test/java/";

  @TempDir static Path dir;
  private static MavenClone clone;

  @BeforeAll
  static void cloneTheRepository() throws Exception {
    clone = MavenClone.in(dir);
  }

  @AfterEach
  void removeTheTests() throws Exception {
    for (String name : new String[] {"DeepTest", "NeverIT", "Misnamed"}) {
      clone.restore(TESTS + name + ".java");
    }
  }

  @Test
  void whatIsLeftToTheFullDepthIsSaidLastWithTheSwitchThatRunsIt() throws Exception {
    test("DeepTest", "@io.gatewaymeter.kit.testing.FullDepth", "");
    Result plain = clone.mvn("verify -pl testing -Dspotless.check.skip");
    assertThat(plain.exitCode()).as(plain.text()).isZero();
    assertThat(plain.lastLines())
        .containsExactly("Skipped tests of DeepTest: mvn verify -Pfull runs them.");
    Result full = clone.mvn("verify -pl testing -Dspotless.check.skip -Pfull");
    assertThat(full.exitCode()).as(full.text()).isZero();
    assertThat(full.lastLines()).isEmpty();
  }

  @Test
  void aTestClassThatNoPluginRunsTurnsTheBuildRed() throws Exception {
    test("Misnamed", "", "");
    Result result = clone.mvn("verify -pl testing -Dspotless.check.skip");
    assertThat(result.exitCode()).isOne();
    assertThat(result.lines())
        .anyMatch(line -> line.matches(".* These test classes did not run: .*Misnamed\\.java; .*"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-DskipITs", "-DskipTests", "-Dmaven.test.skip=true"})
  void whoeverWantsFewerTestsGetsAGreenBuild(String switches) throws Exception {
    test("NeverIT", "", "throw new AssertionError();");
    Result result = clone.mvn("verify -pl testing -Dspotless.check.skip " + switches);
    assertThat(result.exitCode()).as(result.text()).isZero();
    assertThat(result.lastLines()).isEmpty();
  }

  @Test
  void oneTestCanBeRunAlone() throws Exception {
    Result result = clone.mvn("verify -pl testing -Dtest=ResumedTest");
    assertThat(result.exitCode()).as(result.text()).isZero();
    assertThat(result.lines()).anyMatch(line -> line.matches(".*Tests run: 2,.*ResumedTest"));
  }

  /** Each lab's tests depend on module testing, which has to be there all the same. */
  @Test
  void aLabIsPackagedWithoutItsTestsAndWithAllThatItNeeds() throws Exception {
    Result result = clone.mvn("package -T 2 -pl lab-2-2-replay -Dmaven.test.skip=true");
    assertThat(result.exitCode()).as(result.text()).isZero();
    assertThat(dir.resolve("lab-2-2-replay/target/lab-2-2-replay-job.jar")).exists();
    assertThat(dir.resolve("lab-kit/target/test-classes")).doesNotExist();
  }

  @Test
  void aResumedBuildIsGreenOrNamesTheSwitchToUse() throws Exception {
    clone.mvn("process-classes -pl testing");
    Result result = clone.mvn("package -DskipTests -rf :lab-cli");
    if (result.exitCode() != 0) {
      assertThat(result.lastLines())
          .containsExactly(
              "No module was built: with -rf, Maven 3 does not see what it built before; type mvn"
                  + " verify -pl :MODULE -am instead of -rf :MODULE.");
    }
  }

  private static void test(String name, String annotation, String body) throws Exception {
    clone.write(
        TESTS + name + ".java",
        """
        import org.junit.jupiter.api.Test;

        %s
        class %s {
          @Test
          void runs() {
            %s
          }
        }
        """
            .formatted(annotation, name, body));
  }
}
