package io.gatewaymeter.docs.pictures;

import io.gatewaymeter.docs.Chromium;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Takes the pictures of the site: of the Flink Web UI while lab 2.1 is held, and of the reports.
 */
public final class Pictures {
  private static final int WIDTH = 1280;

  /** As long as the Web UI takes to ask for new numbers. */
  private static final Duration PAUSE = Duration.ofSeconds(4);

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Where things are; what a running job counts goes on changing. */
  private static final String WHERE =
      "return [...document.querySelectorAll(arguments[0])]"
          + ".map(it => JSON.stringify(it.getBoundingClientRect())).join()";

  private final ChromeDriver driver;
  private final Path folder;

  private Pictures(ChromeDriver driver, Path folder) {
    this.driver = driver;
    this.folder = folder;
  }

  /**
   * Takes them all.
   *
   * @param args the repository's root and the folder to write to
   */
  public static void main(String[] args) throws Exception {
    Path root = Path.of(args[0]).toAbsolutePath();
    Path folder = Files.createDirectories(Path.of(args[1]));
    Path evidence = Files.createTempDirectory("pictures");
    try (Chromium chromium = Chromium.start()) {
      Pictures pictures = new Pictures(chromium.driver(), folder);
      try (HeldLab lab = HeldLab.start(root, evidence.resolve("2.1.json"))) {
        pictures.webUi(lab);
      }
      pictures.reports(root, evidence);
    }
  }

  private void webUi(HeldLab lab) throws IOException {
    String chained = "job/completed/" + lab.job("chained") + "/overview";
    String running = lab.job("parse-unchained, left running");
    String unchained = "job/running/" + running + "/overview";
    page("web-ui-chained", lab.page(chained), 860, "svg .node");
    page("web-ui-parse-unchained", lab.page(unchained), 860, "svg .node");
    page("web-ui-task-managers", lab.page("task-manager"), 520, "tbody tr td");
    page(
        "web-ui-subtasks",
        lab.page(unchained + "/" + lab.vertex(running, "assemble") + "/subtasks"),
        720,
        "tbody tr td");
  }

  private void reports(Path root, Path evidence) throws Exception {
    for (String lab : new String[] {"2.1", "2.2", "2.3", "2.4"}) {
      Path file = evidence.resolve(lab + ".json");
      if (!Files.exists(file)) {
        new ProcessBuilder(root.resolve("lab").toString(), lab, "--evidence", file.toString())
            .inheritIO()
            .start()
            .waitFor();
      }
      page("report-" + lab, evidence.resolve(lab + ".html").toUri(), 800, "h1");
    }
  }

  /** One picture, once what it is about is drawn and has come to rest. */
  private void page(String name, URI page, int height, String drawn) throws IOException {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", WIDTH, "height", height, "deviceScaleFactor", 1, "mobile", false));
    driver.get("about:blank");
    driver.get(page.toString());
    Object[] last = {null};
    until(
        name,
        () -> {
          Object now = driver.executeScript(WHERE, drawn);
          boolean rests = !"".equals(now) && now.equals(last[0]);
          last[0] = now;
          return rests;
        });
    Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
    System.out.println(folder.resolve(name + ".png"));
  }

  private static void until(String what, BooleanSupplier condition) throws IOException {
    long start = System.nanoTime();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - start > PATIENCE.toNanos()) {
        throw new IOException("The browser does not come to rest over " + what + ".");
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }
}
