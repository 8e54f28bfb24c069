package io.gatewaymeter.kit.cluster.compose;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.cluster.FlinkRest;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.apache.flink.core.execution.JobClient;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;

/** A job that holds one slot until it is closed. Flink itself has all of its classes. */
record EndlessJob(JobClient client) implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration POLL = Duration.ofMillis(50);

  static EndlessJob on(URI rest) throws Exception {
    StreamExecutionEnvironment env =
        StreamExecutionEnvironment.createRemoteEnvironment(rest.getHost(), rest.getPort());
    env.setParallelism(1);
    env.fromSequence(0, Long.MAX_VALUE)
        .name("numbers")
        .uid("numbers")
        .sinkTo(new DiscardingSink<>())
        .name("nowhere")
        .uid("nowhere");
    EndlessJob job = new EndlessJob(env.executeAsync("endless"));
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!job.holdsASlot(new FlinkRest(rest)) && System.nanoTime() < deadline) {
      LockSupport.parkNanos(POLL.toNanos());
    }
    return job;
  }

  private boolean holdsASlot(FlinkRest rest) throws LabFailure {
    JsonNode overview = rest.get("/overview");
    return overview.path("slots-available").asInt() < overview.path("slots-total").asInt();
  }

  @Override
  public void close() {
    client.cancel().join();
  }
}
