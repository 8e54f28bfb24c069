package io.gatewaymeter.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.kafka.Topics;
import io.gatewaymeter.kit.cluster.Cluster;
import io.gatewaymeter.kit.cluster.embedded.EmbeddedCluster;
import io.gatewaymeter.kit.cluster.standalone.ClusterFolder;
import io.gatewaymeter.kit.cluster.standalone.Standalone;
import io.gatewaymeter.kit.cluster.standalone.StandaloneCluster;
import io.gatewaymeter.kit.cluster.standalone.StandaloneStart;
import io.gatewaymeter.kit.lab.JobJar;
import io.gatewaymeter.kit.lab.LabOptions;
import io.gatewaymeter.kit.run.Ends;
import io.gatewaymeter.kit.run.Progress;
import io.gatewaymeter.kit.run.Session;
import io.gatewaymeter.kit.testing.FullDepth;
import io.gatewaymeter.request.RequestRecord;
import io.gatewaymeter.stage2.ParseEvents;
import io.gatewaymeter.stage2.Stage2;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one JVM hides, several show: a static map does not repair the broken key. */
@FullDepth
class SharedMapIT {
  @TempDir Path dir;

  @Test
  void inOneJvmAStaticMapLooksRight() throws Exception {
    try (Cluster cluster = EmbeddedCluster.start(dir, dir.resolve("lab.log"))) {
      assertThat(problems(cluster)).isEmpty();
    }
  }

  @Test
  void onSeparateTaskManagersItPairsNothing() throws Exception {
    ClusterFolder folder = new ClusterFolder(dir.resolve("cluster"));
    new StandaloneStart(folder).run();
    try (Cluster cluster =
        StandaloneCluster.attach(
            folder, List.of(JobJar.of(ReplayLab.class), jarOf(SharedMapAssembler.class)))) {
      assertThat(problems(cluster))
          .containsExactly(
              "The ledger adds up: 3 completions are not 0 records + 0 before their start + 0"
                  + " without a start + 0 duplicates.",
              "The job did what the event set says: records: expected 3, observed 0. record_ids:"
                  + " expected 3, observed 0; missing: r-4f1a, r-7d28, r-9ca0; surplus: none."
                  + " open_at_end: expected 0, observed 3.");
    } finally {
      Standalone.stop(folder);
    }
  }

  private static List<String> problems(Cluster cluster) throws Exception {
    try (Session session = Session.open(cluster, Progress.NONE)) {
      ReplayLab lab = new ReplayLab(SharedMapIT::withASharedMap);
      ReplayEvidence evidence = lab.observe(session, LabOptions.of("--event-set", "six-events"));
      return lab.checks().stream()
          .flatMap(
              check ->
                  check.problem().apply(evidence).stream()
                      .map(problem -> check.name() + ": " + problem))
          .toList();
    }
  }

  private static SingleOutputStreamOperator<RequestRecord> withASharedMap(
      StreamExecutionEnvironment env, Ends ends) {
    SingleOutputStreamOperator<Event> events = Stage2.events(env, ends.source());
    SingleOutputStreamOperator<RequestRecord> assembled =
        events.rebalance().process(new SharedMapAssembler());
    Stage2.records(assembled, ends.sink(Topics.REQUEST_RECORDS));
    ends.sink(Topics.UNPAIRED_EVENTS);
    Stage2.sink(
        events.getSideOutput(ParseEvents.REJECTED), ends.sink(Topics.REJECTED_LINES), "rejected");
    return assembled;
  }

  /** The mutant is no part of the job jar. */
  private Path jarOf(Class<?> type) throws Exception {
    String name = type.getName().replace('.', '/') + ".class";
    Path file = dir.resolve("mutant.jar");
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file));
        InputStream code = type.getClassLoader().getResourceAsStream(name)) {
      jar.putNextEntry(new ZipEntry(name));
      code.transferTo(jar);
    }
    return file;
  }
}
