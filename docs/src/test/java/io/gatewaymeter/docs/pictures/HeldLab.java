package io.gatewaymeter.docs.pictures;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.Proxy;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/** {@code ./lab 2.1 --hold}, as a student starts it, until it is closed. */
final class HeldLab implements AutoCloseable {
  private static final String WEB_UI = "Web UI: ";

  private final Process process;
  private final URI webUi;

  private HeldLab(Process process, URI webUi) {
    this.process = process;
    this.webUi = webUi;
  }

  /**
   * Starts it and waits until it is held.
   *
   * @param root of the repository
   * @param evidence where the lab writes
   */
  static HeldLab start(Path root, Path evidence) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    root.resolve("lab").toString(),
                    "2.1",
                    "--hold",
                    "--evidence",
                    evidence.toString()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader out = process.inputReader();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      System.out.println(line);
      if (line.startsWith(WEB_UI)) {
        return new HeldLab(process, URI.create(line.substring(WEB_UI.length()).split(" ")[0]));
      }
    }
    throw new IOException("./lab 2.1 --hold ended before it was held.");
  }

  URI page(String route) {
    return webUi.resolve("/#/" + route);
  }

  /** The id of the job of this name. */
  String job(String name) throws IOException {
    for (JsonNode job : ask("/jobs/overview").path("jobs")) {
      if (job.path("name").asText().equals(name)) {
        return job.path("jid").asText();
      }
    }
    throw new IOException("No job is called " + name + ".");
  }

  /** The id of the job vertex whose name begins like this. */
  String vertex(String job, String name) throws IOException {
    for (JsonNode vertex : ask("/jobs/" + job).path("vertices")) {
      if (vertex.path("name").asText().startsWith(name)) {
        return vertex.path("id").asText();
      }
    }
    throw new IOException("No job vertex is called " + name + ".");
  }

  private JsonNode ask(String path) throws IOException {
    try (InputStream answer =
        webUi.resolve(path).toURL().openConnection(Proxy.NO_PROXY).getInputStream()) {
      return new ObjectMapper().readTree(answer);
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
