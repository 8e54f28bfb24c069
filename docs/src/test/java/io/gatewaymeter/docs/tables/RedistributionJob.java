package io.gatewaymeter.docs.tables;

import io.gatewaymeter.event.Event;
import io.gatewaymeter.stage2.Stage2;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.streaming.api.datastream.DataStream;

/** Events go from {@code send} to {@code receive} by one of the methods. */
final class RedistributionJob {
  private RedistributionJob() {}

  /**
   * Builds the graph behind its events, whose parallelism is that of the senders.
   *
   * @param arrivals gets one for each event and subtask that received it
   */
  static void define(DataStream<Event> events, Trial trial, Sink<Received> arrivals) {
    DataStream<Sent> sent =
        events.map(new Send()).setParallelism(trial.senders()).name("send").uid("send");
    events.getExecutionEnvironment().setParallelism(trial.receivers()); // of what follows
    DataStream<Received> received =
        trial.method().apply(sent).map(new Receive()).name("receive").uid("receive");
    Stage2.sink(received, arrivals, "arrivals");
  }
}
