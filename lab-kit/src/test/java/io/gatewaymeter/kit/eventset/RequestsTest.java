package io.gatewaymeter.kit.eventset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestsTest {

  @ParameterizedTest
  @CsvSource({"1, 4", "16384, 4", "16385, 5", "100000, 5"})
  void idsAreShortAndNoTwoAreAlike(int count, int digits) {
    Requests requests = new Requests(new Random(9), count);
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < count; i++) {
      ids.add(requests.next().id());
    }
    assertThat(ids).hasSize(count).allMatch(id -> id.length() == "r-".length() + digits);
    assertThat(requests.next().id()).matches("r-[0-9a-f]+");
  }
}
