package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same name and seed give the same bytes: always, and as committed. */
class RepeatableBytesTest {
  static Stream<String> names() {
    return EventSet.names().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void theCommittedFileIsWhatTheGeneratorWrites(String name) throws IOException {
    byte[] generated = Sets.jsonl(name, 1, null);
    try (InputStream file = EventSet.class.getResourceAsStream("/eventsets/" + name + ".jsonl")) {
      assertThat(file).as("resource eventsets/%s.jsonl", name).isNotNull();
      byte[] committed = file.readAllBytes();
      int differsAt = Arrays.mismatch(generated, committed);
      assertThat(differsAt)
          .withFailMessage(
              "Event set %1$s and its committed file differ from byte %2$d on. If the generator was"
                  + " changed on purpose, write the file anew: ./lab events --event-set %1$s >"
                  + " lab-kit/src/main/resources/eventsets/%1$s.jsonl",
              name, differsAt)
          .isEqualTo(-1);
    }
  }

  @Test
  void localeAndTimeZoneChangeNothing() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    byte[][] usual = names().map(name -> Sets.jsonl(name, 7, 150)).toArray(byte[][]::new);
    try {
      for (String tag : new String[] {"tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
        byte[][] abroad = names().map(name -> Sets.jsonl(name, 7, 150)).toArray(byte[][]::new);
        assertThat(abroad).as(tag).isDeepEqualTo(usual);
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }
}
