package io.gatewaymeter.docs.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gatewaymeter.brokenkey.Route;
import io.gatewaymeter.event.EventType;
import java.util.List;
import org.junit.jupiter.api.Test;

class EdgeTableTest {
  @Test
  void aCompletionFindsItsStartInTheSameSubtaskOnly() {
    assertThat(EdgeTable.held(request(2, 2, true)))
        .containsExactly("empty: keeps start", "start: emits");
    assertThat(EdgeTable.held(request(2, 3, false)))
        .containsExactly("empty: keeps start", "empty: drops");
  }

  @Test
  void aRecordThatTheSubtasksCannotExplainIsNamed() {
    assertThatThrownBy(() -> EdgeTable.held(request(2, 3, true)))
        .hasMessage("Event 1 of r-4f1a: matched is true, but its subtasks say otherwise.");
  }

  @Test
  void aRecordThatIsMissingIsNamed() {
    assertThatThrownBy(() -> EdgeTable.held(request(2, 2, false)))
        .hasMessage("Event 1 of r-4f1a: matched is false, but its subtasks say otherwise.");
  }

  private static List<Route> request(int start, int completion, boolean matched) {
    return List.of(
        new Route(1, "r-4f1a", EventType.REQUEST_STARTED, 3, 1, 87, start, matched),
        new Route(2, "r-4f1a", EventType.REQUEST_COMPLETED, 3, 1, 87, completion, matched));
  }
}
