package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a job has written to its topics: all that came after where they ended when it began. */
final class Written {
  private final Broker broker;
  private final Map<String, Slice> before = new HashMap<>();

  Written(Broker broker) {
    this.broker = broker;
  }

  /**
   * Just before the job begins: makes its topics where they are missing, and notes their ends.
   *
   * @param topics by the names under which they are asked for
   */
  void begin(Map<String, String> topics) throws LabFailure {
    for (Map.Entry<String, String> topic : topics.entrySet()) {
      // One partition: only the lab reads it.
      broker.ensureTopic(topic.getValue(), 1);
      Map<Integer, Long> end = broker.endOffsets(topic.getValue());
      before.put(topic.getKey(), new Slice(topic.getValue(), end, end));
    }
  }

  /** How many records a topic holds of this job by now. */
  long count(String topic) throws LabFailure {
    return slice(before.get(topic)).size();
  }

  /** The values of all records of this job by now, by topic. */
  Map<String, List<byte[]>> values() throws LabFailure {
    Map<String, List<byte[]>> values = new HashMap<>();
    for (Map.Entry<String, Slice> topic : before.entrySet()) {
      List<byte[]> ofTopic = new ArrayList<>();
      new SliceReader(broker)
          .read(slice(topic.getValue()), written -> ofTopic.add(written.value()));
      values.put(topic.getKey(), ofTopic);
    }
    return values;
  }

  private Slice slice(Slice before) throws LabFailure {
    return new Slice(before.topic(), before.to(), broker.endOffsets(before.topic()));
  }
}
