package io.gatewaymeter.stage2;

import static org.assertj.core.api.Assertions.assertThat;

import io.gatewaymeter.event.LineArbitraries;
import io.gatewaymeter.event.RawEvent;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever a topic holds, every line comes out once and is counted once. */
class ParseEventsPropertiesTest {

  @Property(seed = "7", tries = 50)
  void noLineStopsTheJobAndTheTallyAddsUp(@ForAll("topics") List<byte[]> topic) throws Exception {
    try (Parse parse = new Parse()) {
      for (int offset = 0; offset < topic.size(); offset++) {
        parse.send(new RawEvent(0, offset, topic.get(offset)));
      }

      List<Long> offsets = new ArrayList<>();
      parse.events().forEach(event -> offsets.add(event.offset()));
      parse.rejections().forEach(rejection -> offsets.add(rejection.offset()));
      assertThat(offsets).hasSameSizeAs(topic).doesNotHaveDuplicates();
      assertThat(parse.accumulated(ParseEvents.PARSED)).isEqualTo((long) parse.events().size());
      assertThat(parse.accumulated(ParseEvents.MALFORMED))
          .isEqualTo((long) parse.rejections().size());
    }
  }

  @Provide
  Arbitrary<List<byte[]>> topics() {
    return LineArbitraries.lines().list().ofMaxSize(100);
  }
}
