package io.gatewaymeter.jobgraph.v2;

import java.io.IOException;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.sink2.SinkWriter;
import org.apache.flink.api.connector.sink2.WriterInitContext;

/**
 * A sink without what comes after its writer. {@code KafkaSink} can do something after a commit,
 * and Flink 2.3 refuses such a sink in V2. Written at least once there is nothing to commit: the
 * writer alone does all the work.
 *
 * @param sink the whole sink
 */
record WriterOnly<T>(Sink<T> sink) implements Sink<T> {
  @Override
  public SinkWriter<T> createWriter(WriterInitContext context) throws IOException {
    return sink.createWriter(context);
  }
}
