package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.eventset.Ledger;
import io.gatewaymeter.kit.lab.EventSetView;
import io.gatewaymeter.kit.render.Report;
import io.gatewaymeter.kit.render.ReportPage;
import io.gatewaymeter.kit.run.JobView.Box;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

class ReplayReportTest {
  static List<String> eventSets() {
    return EventSet.names();
  }

  @ParameterizedTest
  @MethodSource("eventSets")
  void everyEventSetIsOneFileThatAsksForNoOtherAndShowsEveryId(String name) throws Exception {
    Ledger ledger = Ledger.expected(EventSet.of(name, 1, null));
    String html = html(ledger);
    assertThat(html).doesNotContain("http:", "https:", "<script", "<link", "<img");
    List<String> shown =
        FlowPicture.nodes(FlowPicture.tree(html), "//bdi").stream()
            .map(Element::getTextContent)
            .toList();
    List<String> ids = new ArrayList<>(ledger.completionBeforeStart());
    ids.addAll(ledger.completionWithoutStart());
    ids.addAll(ledger.duplicateCompletion());
    ids.addAll(ledger.duplicateStart());
    ids.addAll(ledger.startWithoutCompletion());
    assertThat(shown).isEqualTo(ids);
  }

  @Test
  void theFlowOfModuleOneNamesWhatBecameOfStartsAndCompletions() throws Exception {
    String html = html(Ledger.expected(EventSet.of("module-1", 1, null)));
    assertThat(new FlowPicture(html, "wide").labels())
        .containsExactly(
            "1,200 starts",
            "1,164 completions",
            "60 requests open at the end",
            "1,140 request records, of a start and a completion each",
            "24 completions before their start");
    assertThat(new FlowPicture(html, "narrow").labels())
        .containsExactly(
            "1,200 starts",
            "1,164 completions",
            "60 open at the end",
            "1,140 request records",
            "24 before their start");
  }

  @Test
  void whatIsZeroIsLeftOut() throws Exception {
    String html = html(Ledger.expected(EventSet.of("six-events", 1, null)));
    assertThat(new FlowPicture(html, "narrow").labels())
        .containsExactly("3 starts", "3 completions", "3 request records");
    assertThat(html)
        .contains("None: every start met its completion.")
        .doesNotContain("Malformed lines, by reason");
  }

  @Test
  void aTopicWithNeitherStartsNorCompletionsHasNoPicture() {
    assertThat(html(ledger(0, 0, 0, 0, 0, 0, 0, 0)))
        .contains("The topic holds neither a start nor a completion.")
        .doesNotContain("viewBox=\"0 0 780");
  }

  @ParameterizedTest
  @CsvSource({
    "1140, 60, 0, 24, 0, 0",
    "191, 58, 66, 56, 25, 82",
    "1, 0, 0, 0, 0, 0",
    "0, 1, 0, 0, 0, 0",
    "0, 0, 0, 0, 0, 1",
    "9000000, 1, 1, 1, 1, 1",
    "1, 9000000, 1, 1, 1, 1",
    "0, 3000, 20000, 1, 0, 1"
  })
  void flowsFillTheirBarsAndNoLabelMeetsAnother(
      int records, int open, int replaced, int before, int without, int twice) throws Exception {
    int starts = records + open + replaced;
    int completions = records + before + without + twice;
    String html =
        html(ledger(starts, completions, records, open, replaced, before, without, twice));
    for (String only : List.of("wide", "narrow")) {
      FlowPicture picture = new FlowPicture(html, only);
      double flowing = picture.flows().stream().mapToDouble(flow -> flow[1]).sum();
      double sources =
          picture.bars().stream()
              .limit(starts > 0 && completions > 0 ? 2 : 1)
              .mapToDouble(it -> it)
              .sum();
      assertThat(flowing).isCloseTo(sources, within(0.05)).isCloseTo(260, within(0.05));
      for (String side : List.of("start", "end")) {
        List<Double> lines = picture.baselines(side);
        assertThat(lines).isSorted();
        for (int i = 1; i < lines.size(); i++) {
          assertThat(lines.get(i) - lines.get(i - 1)).isGreaterThanOrEqualTo(14.9);
        }
        assertThat(lines).first().satisfies(line -> assertThat(line).isGreaterThan(13));
        assertThat(lines).last().satisfies(line -> assertThat(line).isLessThan(picture.height()));
      }
    }
  }

  @Test
  void aLedgerThatDoesNotAddUpShowsWhatNothingAccountsFor() throws Exception {
    String html = html(ledger(10, 9, 5, 2, 0, 0, 1, 0));
    assertThat(new FlowPicture(html, "wide").labels())
        .contains("3 starts that nothing accounts for", "3 completions that nothing accounts for");
    assertThat(html)
        .contains("Checks passed: ")
        .contains("The ledger adds up: 9 completions are not");
    // More records than events: no flow is lower than nothing.
    assertThat(new FlowPicture(html(ledger(3, 3, 6, 0, 0, 0, 0, 0)), "wide").labels())
        .containsExactly(
            "3 starts", "3 completions", "6 request records, of a start and a completion each");
  }

  @Test
  void anIdThatLooksLikeMarkupStaysText() throws Exception {
    String id = "<script>\"&'</script>\u202E";
    Ledger ledger =
        new Ledger(
            1,
            1,
            0,
            none(),
            0,
            1,
            0,
            List.of(),
            List.of(id),
            List.of(),
            List.of(),
            List.of(),
            0,
            List.of(),
            List.of());
    assertThat(FlowPicture.nodes(FlowPicture.tree(html(ledger)), "//bdi"))
        .singleElement()
        .satisfies(shown -> assertThat(shown.getTextContent()).isEqualTo(id));
  }

  private static Ledger ledger(
      int starts,
      int completions,
      int records,
      int open,
      int replaced,
      int before,
      int without,
      int twice) {
    long lines = starts + completions;
    return new Ledger(
        lines,
        lines,
        0,
        none(),
        starts,
        completions,
        records,
        ids(before),
        ids(without),
        ids(twice),
        ids(replaced),
        List.of(),
        open,
        List.of(),
        List.of());
  }

  private static SortedMap<String, Long> none() {
    return new TreeMap<>();
  }

  private static List<String> ids(int number) {
    return Collections.nCopies(number, "r-4f1a");
  }

  private static String html(Ledger ledger) {
    List<Box> boxes =
        Stream.of("parse", "assemble")
            .map(
                name ->
                    new Box(name, name, List.of(name), 4, 128, 0, ledger.parsed(), 0, List.of()))
            .toList();
    ReplayEvidence evidence =
        new ReplayEvidence(
            "2.2",
            "embedded",
            "2.3.0",
            "0123456789abcdef",
            new EventSetView("module-1", 1, 1, (int) ledger.events()),
            4,
            "job",
            boxes,
            ledger,
            ledger,
            List.of(),
            List.of());
    List<Report.Checked> checks =
        ReplayChecks.ALL.stream()
            .map(it -> new Report.Checked(it.name(), it.problem().apply(evidence).orElse(null)))
            .toList();
    return ReportPage.of(ReplayLab.class)
        .html(new Report("2.2", "replay", evidence, checks, List.of()));
  }
}
