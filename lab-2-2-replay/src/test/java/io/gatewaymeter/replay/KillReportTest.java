package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.eventset.EventSet;
import io.gatewaymeter.kit.render.Report;
import io.gatewaymeter.kit.render.ReportPage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What the report shows of the deaths. */
class KillReportTest {
  private static final EventSet MODULE_ONE = EventSet.of("module-1", 1, null);

  @Test
  void thereIsASectionOnlyIfTaskManagersWereKilled() {
    assertThat(html(SampleKills.evidence(MODULE_ONE))).contains("If a TaskManager dies");
    assertThat(html(SampleKills.evidence(MODULE_ONE, List.of())))
        .doesNotContain("If a TaskManager dies");
  }

  @Test
  void eachCaseHasItsRecordsInTheOrderOfTime() throws Exception {
    Node page = FlowPicture.tree(html(SampleKills.evidence(MODULE_ONE)));
    assertThat(
            texts(
                page,
                "//figure[@class='wide']//*[@aria-labelledby='kill-wide-title kill-wide-desc']/text"))
        .containsExactly(
            "first half",
            "killed; then the second half",
            "keyed, fixed-delay, earliest",
            "554 before",
            "554 again",
            "586 new",
            "keyed, fixed-delay, latest",
            "554 before",
            "554 again",
            "586 new",
            "keyed, none, earliest",
            "554 before",
            "586 never",
            "keyed, none, latest",
            "554 before",
            "586 never",
            "keyed, none + again, earliest",
            "554 before",
            "554 again",
            "586 new",
            "keyed, none + again, latest",
            "554 before",
            "558 new",
            "28 never",
            "forward, fixed-delay, earliest",
            "554 before",
            "148",
            "586 new",
            "forward, fixed-delay, latest",
            "554 before",
            "148",
            "586 new");
  }

  @Test
  void theTableHasARowForEachCase() throws Exception {
    Node page = FlowPicture.tree(html(SampleKills.evidence(MODULE_ONE)));
    List<String> rows = new ArrayList<>();
    for (Element row : FlowPicture.nodes(page, "//table[caption='What each job did']/tbody/tr")) {
      rows.add(String.join(" | ", texts(row, "th|td")));
    }
    assertThat(rows)
        .containsExactly(
            "keyed, fixed-delay, earliest | RUNNING | 8 of 8 | 554 | 0 | 60 | same ids",
            "keyed, fixed-delay, latest | RUNNING | 8 of 8 | 554 | 0 | 60 | same ids",
            "keyed, none, earliest | FAILED | 0 of 8 | 0 | 586 | 60 | same ids",
            "keyed, none, latest | FAILED | 0 of 8 | 0 | 586 | 60 | same ids",
            "keyed, none + again, earliest | FAILED | 0 of 8 | 554 | 0 | 60 | same ids",
            "keyed, none + again, latest | FAILED | 0 of 8 | 0 | 28 | 60 | same ids",
            "forward, fixed-delay, earliest | RUNNING | 1 of 4 | 148 | 0 | 15 | same ids",
            "forward, fixed-delay, latest | RUNNING | 1 of 4 | 148 | 0 | 15 | same ids");
  }

  @Test
  void aCaseThatDiffersSaysSo() throws Exception {
    KillRun run = SampleKills.run(MODULE_ONE, KillCase.ALL.get(0));
    KillOutcome other = SampleKills.run(MODULE_ONE, KillCase.ALL.get(5)).predicted();
    String html = html(SampleKills.evidence(MODULE_ONE, List.of(SampleKills.observed(run, other))));
    assertThat(html).contains("<td><strong>differs</strong></td></tr>").doesNotContain("same ids");
  }

  static Stream<EventSet> sets() {
    return EventSet.names().stream().map(name -> EventSet.of(name, 1, null));
  }

  @ParameterizedTest
  @MethodSource("sets")
  void everyBarLeavesRoomForTheNameOfAThinOne(EventSet set) throws Exception {
    Node page = FlowPicture.tree(html(SampleKills.evidence(set)));
    for (String only : List.of("wide", "narrow")) {
      String svg = "//*[@aria-labelledby='kill-%s-title kill-%s-desc']".formatted(only, only);
      int width = only.equals("wide") ? 780 : 360;
      for (Element bar : FlowPicture.nodes(page, svg + "/rect")) {
        double end = number(bar, "x") + number(bar, "width");
        assertThat(end).isLessThanOrEqualTo(width - 61.9);
      }
    }
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static List<String> texts(Node page, String path) throws Exception {
    return FlowPicture.nodes(page, path).stream().map(Element::getTextContent).toList();
  }

  private static String html(ReplayEvidence evidence) {
    return ReportPage.of(ReplayLab.class)
        .html(new Report("2.2", "replay", evidence, List.of(), List.of()));
  }
}
