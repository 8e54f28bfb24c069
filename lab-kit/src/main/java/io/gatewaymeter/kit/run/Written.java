package io.gatewaymeter.kit.run;

import io.gatewaymeter.kit.LabFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a job has written to its topics: all that came after where they ended when it began. */
final class Written {
  private final Broker broker;
  private final Map<String, Map<Integer, Long>> from = new HashMap<>();

  Written(Broker broker) {
    this.broker = broker;
  }

  /** Just before the job begins: makes its topics where they are missing, and notes their ends. */
  void begin(Set<String> topics) throws LabFailure {
    for (String topic : topics) {
      // One partition: only the lab reads it.
      broker.ensureTopic(topic, 1);
      from.put(topic, broker.endOffsets(topic));
    }
  }

  /** How many records a topic holds of this job by now. */
  long count(String topic) throws LabFailure {
    return slice(topic).size();
  }

  /** The values of all records of this job by now, by topic. */
  Map<String, List<byte[]>> values() throws LabFailure {
    Map<String, List<byte[]>> values = new HashMap<>();
    for (String topic : from.keySet()) {
      List<byte[]> ofTopic = new ArrayList<>();
      new SliceReader(broker).read(slice(topic), written -> ofTopic.add(written.value()));
      values.put(topic, ofTopic);
    }
    return values;
  }

  private Slice slice(String topic) throws LabFailure {
    return new Slice(topic, from.get(topic), broker.endOffsets(topic));
  }
}
