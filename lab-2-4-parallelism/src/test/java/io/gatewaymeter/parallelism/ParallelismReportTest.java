package io.gatewaymeter.parallelism;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.render.Report;
import io.gatewaymeter.kit.render.ReportPage;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ParallelismReportTest {
  private static final String STRIP = "//svg[starts-with(@aria-labelledby, 'strip-wide')]";
  private static final String READERS = "//svg[starts-with(@aria-labelledby, 'readers-wide')]";

  @Test
  void isOneFileThatAsksForNoOther() {
    assertThat(html(Sample.evidence()))
        .doesNotContain("http:", "https:", "<script", "<link", "<img");
  }

  @Test
  void theStripHasTheRangeOfEverySubtaskInEveryRun() throws Exception {
    List<String> ranges = texts(Sample.evidence(), STRIP + "//rect/../title");
    assertThat(ranges).hasSize(1 + 2 + 4 + 8);
    assertThat(ranges)
        .contains(
            "subtask 0: key groups 0 to 127",
            "subtask 1: key groups 64 to 127",
            "subtask 2: key groups 64 to 95",
            "subtask 5: key groups 80 to 95");
  }

  @Test
  void everyNamedRequestStandsOnItsKeyGroupAndIsSeenInEveryRun() throws Exception {
    assertThat(texts(Sample.evidence(), STRIP + "/text[@class='id']"))
        .containsExactly("r-0aa0 28", "r-4f1a 87", "r-9c02 106");
    assertThat(texts(Sample.evidence(), STRIP + "/circle/title"))
        .hasSize(12)
        .contains("r-4f1a ran on subtask 5");
    assertThat(texts(Sample.evidence(), STRIP + "/circle[contains(@class, 'bad')]")).isEmpty();
  }

  @Test
  void aRequestOnAWrongSubtaskIsRed() throws Exception {
    ParallelismEvidence elsewhere =
        Sample.evidence(
            run -> {
              var seen = new TreeMap<>(run.subtaskByRequest());
              seen.put("r-4f1a", 0);
              return Sample.with(run, "subtask_by_request", seen);
            });
    assertThat(texts(elsewhere, STRIP + "/circle[contains(@class, 'bad')]/title"))
        .containsExactly(
            "r-4f1a ran on subtask 0", "r-4f1a ran on subtask 0", "r-4f1a ran on subtask 0");
  }

  @Test
  void idleReadersAreNamedAndEveryPartitionHasAnArrow() throws Exception {
    assertThat(texts(Sample.evidence(), READERS + "/text"))
        .containsExactly("partitions", "idle", "idle", "readers");
    assertThat(texts(Sample.evidence(), READERS + "/line")).hasSize(8);
    assertThat(texts(Sample.evidence(), READERS + "/desc"))
        .singleElement()
        .asString()
        .endsWith("reader 7: partition 7; reader 8: idle; reader 9: idle.");
  }

  @Test
  void oneParallelismAloneHasOneStripAndComparesNothing() throws Exception {
    assertThat(texts(Sample.oneParallelism(), STRIP + "//rect")).hasSize(4);
    assertThat(html(Sample.oneParallelism())).doesNotContain("same subtask in all runs");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<script>\"&'</script>", "r-\u202Eab", "${evidence}", ".*($1)"})
  void anIdStaysText(String id) throws Exception {
    ParallelismEvidence evidence =
        Sample.evidence(
            run ->
                Sample.with(
                    Sample.with(run, "subtask_by_request", Map.of(id, 0)),
                    "key_group_by_request",
                    Map.of(id, 0)));
    assertThat(texts(Sample.withNamed(evidence, List.of(id)), "//bdi")).containsExactly(id);
  }

  private static List<String> texts(ParallelismEvidence evidence, String path)
      throws XPathExpressionException {
    NodeList found =
        (NodeList)
            XPathFactory.newInstance()
                .newXPath()
                .evaluate(
                    path,
                    new InputSource(new StringReader(html(evidence))),
                    XPathConstants.NODESET);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      texts.add(found.item(i).getTextContent());
    }
    return texts;
  }

  private static String html(ParallelismEvidence evidence) {
    List<Report.Checked> checks =
        ParallelismChecks.ALL.stream()
            .map(it -> new Report.Checked(it.name(), it.problem().apply(evidence).orElse(null)))
            .toList();
    return ReportPage.of(ParallelismLab.class)
        .html(new Report("2.4", "vary parallelism", evidence, checks, List.of()));
  }
}
