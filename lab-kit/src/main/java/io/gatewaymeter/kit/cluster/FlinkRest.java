package io.gatewaymeter.kit.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Flink's REST: asks and answers as JSON trees. */
public final class FlinkRest {
  private static final Duration TIMEOUT = Duration.ofSeconds(8);

  private static final int OK = 200;

  /** What Flink answers while its JobManager is still coming up. */
  private static final int UNAVAILABLE = 503;

  private static final Duration UNAVAILABLE_POLL = Duration.ofMillis(20);

  private final URI address;
  private final HttpClient http =
      HttpClient.newBuilder()
          .connectTimeout(TIMEOUT)
          // A proxy of this machine is not for loopback.
          .proxy(HttpClient.Builder.NO_PROXY)
          // Flink speaks HTTP/1.1; offering an upgrade costs a round trip.
          .version(HttpClient.Version.HTTP_1_1)
          .build();

  public FlinkRest(URI address) {
    this.address = address;
  }

  /**
   * Asks for a resource.
   *
   * @param path as {@code /jobs/overview}
   * @throws LabFailure if the cluster does not answer, or answers with an error
   */
  public JsonNode get(String path) throws LabFailure {
    HttpRequest request = HttpRequest.newBuilder(address.resolve(path)).timeout(TIMEOUT).build();
    long deadline = System.nanoTime() + TIMEOUT.toNanos();
    try {
      HttpResponse<byte[]> response = send(request);
      while (response.statusCode() == UNAVAILABLE && System.nanoTime() < deadline) {
        LockSupport.parkNanos(UNAVAILABLE_POLL.toNanos());
        response = send(request);
      }
      if (response.statusCode() != OK) {
        throw gone(path, new IOException("HTTP status " + response.statusCode()));
      }
      return Json.MAPPER.readTree(response.body());
    } catch (IOException e) {
      throw gone(path, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw gone(path, e);
    }
  }

  private HttpResponse<byte[]> send(HttpRequest request) throws IOException, InterruptedException {
    return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
  }

  private LabFailure gone(String path, Exception cause) {
    return new LabFailure(
        LabFailure.ENVIRONMENT,
        "Flink's REST at %s%s does not answer (%s); start the lab again."
            .formatted(address, path, RootCause.of(cause)),
        cause);
  }
}
