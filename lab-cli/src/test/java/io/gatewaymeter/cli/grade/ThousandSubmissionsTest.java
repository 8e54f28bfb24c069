package io.gatewaymeter.cli.grade;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.testing.FullDepth;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class of 1,000, ten seeds, fifty that mean harm; and one of 100, for every build. */
class ThousandSubmissionsTest {
  @TempDir Path dir;

  @Test
  void aHundredGetThePointsThatWereCountedWhileTheyWereWritten() throws Exception {
    getTheirPoints(100, 5);
  }

  @Test
  @FullDepth
  void aThousandGetThemToo() throws Exception {
    getTheirPoints(1000, 50);
  }

  private void getTheirPoints(int all, int harmful) throws Exception {
    SchoolClass school = new SchoolClass(dir);
    GeneratedClass generated = new GeneratedClass(school.submissions);
    generated.write(all, harmful);

    // Of the processor, not of the wall: other builds may run beside this one.
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long before = clock.getCurrentThreadCpuTime();
    ClassGrades grades = school.grade();
    assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - before))
        .isLessThan(Duration.ofSeconds(60));

    Map<String, Integer> points = new HashMap<>();
    Map<String, Integer> waiting = new HashMap<>();
    for (Graded graded : grades.graded()) {
      points.put(graded.submission(), graded.score());
      if (generated.waiting.containsKey(graded.submission())) {
        waiting.put(graded.submission(), graded.open());
      }
    }
    assertThat(points).isEqualTo(generated.points).hasSize(all);
    assertThat(waiting).isEqualTo(generated.waiting).hasSize(all - harmful);
    assertThat(grades.ourErrors()).isEmpty();
    assertThat(school.table("grades.csv")).hasSize(all);
    try (var students = Files.list(school.out.resolve(Output.STUDENTS))) {
      assertThat(students).hasSize(all);
    }
  }
}
