package io.gatewaymeter.brokenkey;

import static io.gatewaymeter.brokenkey.SampleRun.dealt;
import static io.gatewaymeter.brokenkey.SampleRun.forwarded;
import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.kit.render.Report;
import io.gatewaymeter.kit.render.ReportPage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BrokenKeyReportTest {
  private static final Pattern ARROW =
      Pattern.compile("<line class=\"arrow (\\w+)\" x1=\"(\\d+)\" y1=\"([\\d.]+)\"");

  @Test
  void itIsOneFileThatAsksForNoOther() {
    assertThat(html(dealt())).doesNotContain("http:", "https:", "<script", "<link", "<img");
  }

  @Test
  void everyEventHasItsArrowOverEachEdgeInTheColourOfItsFate() {
    List<String> kinds = new ArrayList<>();
    ARROW.matcher(html(dealt())).results().map(arrow -> arrow.group(1)).forEach(kinds::add);

    assertThat(kinds).hasSize(18);
    assertThat(kinds.subList(0, 6)).containsOnly("good");
    assertThat(kinds.subList(6, 12)).containsOnly("bad");
    assertThat(kinds.subList(12, 18)).containsOnly("good");
  }

  @Test
  void thePicturesSayInWordsWhatTheyShow() {
    List<String> words =
        Pattern.compile("<desc[^>]*>([^<]*)</desc>")
            .matcher(html(dealt()))
            .results()
            .map((MatchResult it) -> it.group(1))
            .toList();

    assertThat(words).hasSize(3);
    assertThat(words.get(1))
        .isEqualTo(
            "Event 1, r-4f1a started, to subtask 0; Event 2, r-7d28 started, to subtask 3;"
                + " Event 3, r-4f1a completed, to subtask 1; Event 4, r-9ca0 started, to subtask 1;"
                + " Event 5, r-7d28 completed, to subtask 0; Event 6, r-9ca0 completed, to subtask"
                + " 2.");
  }

  @Test
  void whatIsRandomIsCalledRandom() {
    assertThat(html(dealt())).contains("Which subtask an event comes to is random here");
    assertThat(html(dealt()).split("is random here", -1)).hasSize(2);
  }

  @Test
  void theLossIsCountedInRequestsAndTheForwardEdgesToo() {
    assertThat(html(dealt()))
        .contains("<span class=\"number\">0</span> <span class=\"note\">3 never billed</span>")
        .contains("The forward edge between unequal numbers of subtasks")
        .contains("<blockquote>UnsupportedOperationException: Forward partitioning")
        .contains("<blockquote>NullPointerException: Keyed state &#39;open&#39;");
  }

  @Test
  void anIdThatLooksLikeMarkupStaysText() {
    SampleRun hostile = dealt();
    hostile.routes =
        hostile.routes.stream()
            .map(it -> new Route(it.n(), "<b>&", it.eventType(), 0, 0, 0, it.subtask(), false))
            .toList();

    assertThat(html(hostile)).contains("&lt;b&gt;&amp;").doesNotContain("<b>");
  }

  private static String html(SampleRun rebalance) {
    SampleRun unequal = dealt();
    unequal.asked = Edge.FORWARD;
    unequal.sourceParallelism = 8;
    BrokenKeyEvidence evidence =
        SampleRun.evidence(
            SampleRun.refusals(),
            new SampleRun().run(),
            rebalance.run(),
            forwarded().run(),
            unequal.run());
    List<Report.Checked> checks =
        BrokenKeyChecks.ALL.stream()
            .map(it -> new Report.Checked(it.name(), it.problem().apply(evidence).orElse(null)))
            .toList();
    return ReportPage.of(BrokenKeyLab.class)
        .html(new Report("2.3", "break the key", evidence, checks, List.of()));
  }
}
