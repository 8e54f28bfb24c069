package io.gatewaymeter.jobgraph;

import io.gatewaymeter.request.RequestRecord;
import java.io.IOException;
import java.util.Collection;
import org.apache.flink.api.connector.sink2.Committer;
import org.apache.flink.api.connector.sink2.CommitterInitContext;
import org.apache.flink.api.connector.sink2.CommittingSinkWriter;
import org.apache.flink.api.connector.sink2.Sink;
import org.apache.flink.api.connector.sink2.SupportsCommitter;
import org.apache.flink.api.connector.sink2.WriterInitContext;
import org.apache.flink.core.io.SimpleVersionedSerializer;

/**
 * A sink that loses the record of one request. It keeps the committer, so that the graph looks as
 * it should.
 *
 * @param sink where all other records go
 * @param lost the request's id
 * @param <C> what the sink commits
 */
record DroppingSink<C>(Sink<RequestRecord> sink, String lost)
    implements Sink<RequestRecord>, SupportsCommitter<C> {

  @Override
  @SuppressWarnings("unchecked")
  public CommittingSinkWriter<RequestRecord, C> createWriter(WriterInitContext context)
      throws IOException {
    return new Writer<>((CommittingSinkWriter<RequestRecord, C>) sink.createWriter(context), lost);
  }

  @Override
  public Committer<C> createCommitter(CommitterInitContext context) throws IOException {
    return committing().createCommitter(context);
  }

  @Override
  public SimpleVersionedSerializer<C> getCommittableSerializer() {
    return committing().getCommittableSerializer();
  }

  @SuppressWarnings("unchecked")
  private SupportsCommitter<C> committing() {
    return (SupportsCommitter<C>) sink;
  }

  // It throws what the writer behind it throws, InterruptedException included.
  @SuppressWarnings("try")
  private record Writer<C>(CommittingSinkWriter<RequestRecord, C> writer, String lost)
      implements CommittingSinkWriter<RequestRecord, C> {
    @Override
    public void write(RequestRecord element, Context context)
        throws IOException, InterruptedException {
      if (!element.requestId().equals(lost)) {
        writer.write(element, context);
      }
    }

    @Override
    public void flush(boolean endOfInput) throws IOException, InterruptedException {
      writer.flush(endOfInput);
    }

    @Override
    public Collection<C> prepareCommit() throws IOException, InterruptedException {
      return writer.prepareCommit();
    }

    @Override
    public void close() throws Exception {
      writer.close();
    }
  }
}
