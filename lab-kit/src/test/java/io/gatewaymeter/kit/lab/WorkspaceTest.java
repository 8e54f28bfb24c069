package io.gatewaymeter.kit.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class WorkspaceTest {
  @Test
  void isGoneWithAllThatIsInItWhenItIsClosed() throws Exception {
    Workspace workspace = Workspace.create();
    Path deep = Files.createDirectories(workspace.dir().resolve("kafka/topic-0"));
    Files.writeString(deep.resolve("log"), "x");
    workspace.close();
    assertThat(workspace.dir()).doesNotExist();
    workspace.close();
  }
}
