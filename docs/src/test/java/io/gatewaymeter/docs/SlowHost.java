package io.gatewaymeter.docs;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The site on a host that answers slowly: it sends pages and style sheets, and keeps pictures and
 * scripts until {@link #goOn}.
 */
final class SlowHost implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of("html", "text/html", "css", "text/css", "js", "text/javascript", "png", "image/png");

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final CountDownLatch goOn = new CountDownLatch(1);
  private final Map<String, String> mutants;

  private SlowHost(HttpServer server, Map<String, String> mutants) {
    this.server = server;
    this.mutants = mutants;
  }

  /**
   * Starts it on a free port.
   *
   * @param mutants pages and scripts that it sends in place of the site's, by their names
   */
  static SlowHost start(Map<String, String> mutants) throws IOException {
    InetSocketAddress free = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    SlowHost host = new SlowHost(HttpServer.create(free, 0), mutants);
    host.server.createContext("/", host::answer);
    host.server.setExecutor(host.threads);
    host.server.start();
    return host;
  }

  URI uri() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  void goOn() {
    goOn.countDown();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String name = exchange.getRequestURI().getPath().substring(1);
    String type = TYPES.getOrDefault(name.replaceAll(".*\\.", ""), "text/plain");
    if (!type.matches("text/(html|css)")) {
      await();
    }
    byte[] body = body(name);
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Type", type);
      exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private byte[] body(String name) throws IOException {
    if (mutants.containsKey(name)) {
      return mutants.get(name).getBytes(StandardCharsets.UTF_8);
    }
    var file = Site.FOLDER.resolve(name);
    return Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
  }

  private void await() throws IOException {
    try {
      goOn.await();
    } catch (InterruptedException e) {
      throw new IOException("The host is closed.", e);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
