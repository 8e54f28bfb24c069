package io.gatewaymeter.docs.explorer;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.docs.Browser;
import io.gatewaymeter.docs.explorer.Facts.Job;
import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Line;
import io.gatewaymeter.kit.testing.FullDepth;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The explorer's second part: many ids, and how they spread. */
@FullDepth
class ManyIdsIT {
  @RegisterExtension private final Browser browser = new Browser();
  private final Explorer page = new Explorer(browser);

  @BeforeEach
  void open() {
    browser.open("key-groups.html");
  }

  @ParameterizedTest
  @CsvSource({"1, 128", "4, 128", "8, 128", "10, 100"})
  void theEventsOfALabSpreadAsInFlink(int parallelism, int max) {
    List<Line> lines = EventSet.of("module-1", 1, null).lines();
    List<String> ids = lines.stream().map(Line::key).toList();
    page.type("parallelism", parallelism);
    page.type("max", max);
    page.paste("ids", lines.stream().map(ManyIdsIT::text).collect(joining("\n")));
    assertThat(page.errors()).isEmpty();
    assertThat(page.numbersOfSpread()).isEqualTo(byFlink(ids, new Job(parallelism, max)));
  }

  @Test
  void theSpreadOfTheDefaultEventSetIsTheQuotedOne() {
    page.paste("ids", String.join("\n", ids()));
    assertThat(browser.text("kg-spread-answer"))
        .isEqualTo("1,200 different ids: the subtasks get from 295 to 308. An even share is 300.");
    assertThat(page.rows("spread"))
        .containsExactly(
            List.of("0", "0 to 31", "308", "308", ""),
            List.of("1", "32 to 63", "295", "295", ""),
            List.of("2", "64 to 95", "296", "296", ""),
            List.of("3", "96 to 127", "301", "301", ""));
  }

  @Test
  void blankLinesDoNotCountAndAnIdCountsOnce() {
    page.paste("ids", "\nr-4f1a\n  \n{\"request_id\":\"r-4f1a\"}\nr-7d28\n");
    assertThat(browser.text("kg-spread-answer"))
        .isEqualTo("2 different ids: the subtasks get from 0 to 1. An even share is 0.5.");
    assertThat(page.rows("spread"))
        .containsExactly(
            List.of("0", "0 to 31", "0", "0", ""),
            List.of("1", "32 to 63", "1", "1", ""),
            List.of("2", "64 to 95", "1", "2", ""),
            List.of("3", "96 to 127", "0", "0", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          `r-1 `               | The id in line 2 begins or ends with a space: delete it.
          `{"request_id":"r-1` | Line 2 begins like an event and is not JSON: mend or delete it.
          `{}`                 | The event in line 2 has no text as request_id: mend or delete it.
          `{"request_id":7}`   | The event in line 2 has no text as request_id: mend or delete it.
          `{"request_id":" "}` | The request_id in line 2 is empty: type one, for example r-4f1a.
          `{"request_id":"\\ud83d"}` | The request_id in line 2 has half of a two-part character (a lone surrogate): delete it.
          """)
  void aWrongLineHasOneSentenceAndNoNumber(String line, String sentence) {
    page.paste("ids", "r-4f1a\n" + line + "\nr-7d28");
    assertThat(page.errors()).containsExactly("ids: " + sentence);
    assertThat(browser.text("kg-spread-answer")).isEqualTo("No result while a field is wrong.");
    assertThat(browser.text("kg-many")).isEmpty();
    assertThat(browser.text("kg-answer")).startsWith("r-4f1a is in key group 87");
  }

  @Test
  void beyond128SubtasksThereIsASentenceAndNoBar() {
    page.paste("ids", String.join("\n", ids()));
    page.type("parallelism", 200);
    assertThat(browser.text("kg-spread-answer"))
        .startsWith("1,200 different ids: the subtasks get from ")
        .endsWith(" An even share is 6. Bars are drawn up to parallelism 128.");
    assertThat(browser.text("kg-many")).isEmpty();
  }

  private static Set<String> ids() {
    Set<String> ids = new LinkedHashSet<>();
    EventSet.of("module-1", 1, null).lines().forEach(line -> ids.add(line.key()));
    return ids;
  }

  /** For each subtask its ids and its lines. */
  private static List<List<String>> byFlink(List<String> ids, Job job) {
    int[] lines = new int[job.parallelism()];
    List<Set<String>> different = new ArrayList<>();
    for (int i = 0; i < job.parallelism(); i++) {
      different.add(new HashSet<>());
    }
    for (String id : ids) {
      int subtask =
          KeyGroupRangeAssignment.assignKeyToParallelOperator(id, job.max(), job.parallelism());
      lines[subtask]++;
      different.get(subtask).add(id);
    }
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < job.parallelism(); i++) {
      rows.add(List.of(number(different.get(i).size()), number(lines[i])));
    }
    return rows;
  }

  private static String number(int number) {
    return String.format(Locale.ENGLISH, "%,d", number);
  }

  private static String text(Line line) {
    return new String(line.value(), StandardCharsets.UTF_8);
  }
}
