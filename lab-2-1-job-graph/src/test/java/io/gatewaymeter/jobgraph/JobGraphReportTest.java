package io.gatewaymeter.jobgraph;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.render.Report;
import io.gatewaymeter.kit.render.ReportPage;
import io.gatewaymeter.kit.run.JobView.Box;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class JobGraphReportTest {
  @Test
  void isOneFileThatAsksForNoOther() {
    assertThat(html(Evidences.full()))
        .doesNotContain("http:", "https:", "<script", "<link", "<img");
  }

  @Test
  void drawsTheBoxesOfBothRunsAndWhatIsInThem() throws Exception {
    String html = html(Evidences.plain());
    assertThat(texts(html, "//h2")).startsWith("chained: 2 boxes, 4 slots");
    assertThat(texts(html, section("chained") + "//ul/li"))
        .containsExactly(
            "gateway-events", "parse", "assemble", "records: Writer", "records: Committer");
    assertThat(texts(html, section("parse-unchained") + "//li[@class='vertex']/ul"))
        .containsExactly("gateway-events", "parse", "assemblerecords: Writerrecords: Committer");
    assertThat(texts(html, section("parse-unchained") + "//span[@class='label']"))
        .containsExactly("FORWARD6 records", "HASH6 records");
  }

  @Test
  void drawsWhatSharesASlotAndWhichSlotsAreFree() throws Exception {
    String html = html(Evidences.full());
    for (String only : List.of("wide", "narrow")) {
      assertThat(texts(html, slots("chained", only)))
          .containsExactly(
              "box 1, subtask 0 box 2, subtask 0",
              "box 1, subtask 1 box 2, subtask 1",
              "box 1, subtask 2 box 2, subtask 2",
              "box 1, subtask 3 box 2, subtask 3",
              "free",
              "free",
              "free",
              "free");
      assertThat(texts(html, slots("slot-sharing-group", only)))
          .containsExactly(
              "box 1, subtask 0",
              "box 1, subtask 1",
              "box 1, subtask 2",
              "box 1, subtask 3",
              "box 2, subtask 0",
              "box 2, subtask 1",
              "box 2, subtask 2",
              "box 2, subtask 3");
    }
  }

  @Test
  void slotsThatTheSubtasksDoNotExplainStayUnnamed() throws Exception {
    List<Box> boxes = Evidences.run(Variant.CHAINED).boxes();
    VariantRun odd = Evidences.run(Variant.CHAINED, boxes, 1, List.of(6L, 6L, 6L), 3, 0);
    String html =
        html(
            Evidences.of(
                List.of(odd, Evidences.run(Variant.PARSE_UNCHAINED)), List.of(), List.of()));
    assertThat(texts(html, slots("chained", "wide"))).startsWith("in use", "free");
  }

  @Test
  void whatWasNotAskedForIsLeftOut() {
    assertThat(html(Evidences.plain()))
        .doesNotContain("before different sinks", "opens and closes</h2>");
    assertThat(html(Evidences.full()))
        .contains("before different sinks", "opens and closes</h2>", "probe-3, probe-2, probe-1");
  }

  @Test
  void otherRecordsInOneRunAreSaid() {
    List<Box> boxes = Evidences.run(Variant.PARSE_UNCHAINED).boxes();
    VariantRun other = Evidences.run(Variant.PARSE_UNCHAINED, boxes, 4, List.of(6L, 6L, 6L), 2, 1);
    assertThat(
            html(
                Evidences.of(List.of(Evidences.run(Variant.CHAINED), other), List.of(), List.of())))
        .contains("The runs did not write the same records.", "3 → 2");
  }

  private static String section(String variant) {
    return "//section[@aria-labelledby='" + variant + "']";
  }

  /** The tooltips of the slots. */
  private static String slots(String variant, String only) {
    return section(variant) + "//figure[@class='" + only + "']//g/title";
  }

  private static List<String> texts(String html, String path) throws Exception {
    NodeList found =
        (NodeList)
            XPathFactory.newInstance()
                .newXPath()
                .evaluate(path, new InputSource(new StringReader(html)), XPathConstants.NODESET);
    return IntStream.range(0, found.getLength())
        .mapToObj(i -> found.item(i).getTextContent().strip())
        .toList();
  }

  private static String html(JobGraphEvidence evidence) {
    List<Report.Checked> checks = new ArrayList<>();
    JobGraphChecks.ALL.forEach(
        it -> checks.add(new Report.Checked(it.name(), it.problem().apply(evidence).orElse(null))));
    return ReportPage.of(JobGraphLab.class)
        .html(new Report("2.1", "read the job graph", evidence, checks, List.of()));
  }
}
