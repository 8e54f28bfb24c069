package io.gatewaymeter.docs;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.flink.util.FileUtils;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * A headless Chromium and its driver, as they are installed on this machine: nothing is downloaded.
 * The system properties {@code webdriver.chrome.binary} and {@code webdriver.chrome.driver} name
 * them if they are not on the PATH.
 */
public final class Chromium implements AutoCloseable {
  private static final String REMEDY =
      "Install Chromium and a ChromeDriver of the same version (Debian: apt-get install chromium"
          + " chromium-driver), or name both with -Dwebdriver.chrome.binary=FILE and"
          + " -Dwebdriver.chrome.driver=FILE.";

  private final Path temporary;
  private final ChromeDriver driver;
  private final Set<ProcessHandle> started;
  private final Thread closeAtExit = new Thread(this::stop);

  private Chromium(Path temporary, ChromeDriver driver, Set<ProcessHandle> started) {
    this.temporary = temporary;
    this.driver = driver;
    this.started = started;
    Runtime.getRuntime().addShutdownHook(closeAtExit);
  }

  /**
   * Starts both. Where they are missing or do not start, the test that asks is skipped, with a
   * sentence that says what to install.
   */
  public static Chromium start() throws IOException {
    String path = System.getenv().getOrDefault("PATH", "");
    String[] browsers = {"chromium", "chromium-browser", "google-chrome", "chrome"};
    return start(
        find(System.getProperty("webdriver.chrome.binary"), path, browsers),
        find(System.getProperty("webdriver.chrome.driver"), path, "chromedriver"));
  }

  static Chromium start(File browser, File driver) throws IOException {
    // Short, because a socket's path may have some 100 characters.
    Path temporary = Files.createTempDirectory("browser");
    Set<ProcessHandle> before = children();
    try {
      ChromeDriver started = new ChromeDriver(service(driver, temporary), options(browser));
      Set<ProcessHandle> processes = children();
      processes.removeAll(before);
      return new Chromium(temporary, started, processes);
    } catch (WebDriverException e) {
      FileUtils.deleteDirectoryQuietly(temporary.toFile());
      String cause = e.getMessage().lines().findFirst().orElse("no reason given");
      return Assumptions.abort(
          "%s does not start with %s: %s %s".formatted(browser, driver, cause, REMEDY));
    }
  }

  /** The named file, or else the first of these programs that is in a folder of the path. */
  static File find(String named, String path, String... programs) {
    Stream<File> places =
        Stream.of(programs)
            .flatMap(it -> Stream.of(path.split(File.pathSeparator)).map(at -> new File(at, it)));
    return (named == null ? places : Stream.of(new File(named)))
        .filter(file -> file.isFile() && file.canExecute())
        .findFirst()
        .orElseGet(
            () -> {
              String what = named == null ? programs[0] + " on the PATH" : "program " + named;
              return Assumptions.abort("There is no " + what + ". " + REMEDY);
            });
  }

  public ChromeDriver driver() {
    return driver;
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(closeAtExit);
    stop();
  }

  private void stop() {
    List<ProcessHandle> processes =
        started.stream().flatMap(it -> Stream.concat(Stream.of(it), it.descendants())).toList();
    try {
      driver.quit();
    } finally {
      CompletableFuture<?>[] ends =
          processes.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
      try {
        CompletableFuture.allOf(ends).get(10, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        processes.forEach(ProcessHandle::destroyForcibly);
      } catch (Exception e) {
        throw new IllegalStateException("Waiting for the browser's end was interrupted.", e);
      }
      FileUtils.deleteDirectoryQuietly(temporary.toFile());
    }
  }

  private static Set<ProcessHandle> children() {
    return ProcessHandle.current().children().collect(Collectors.toCollection(HashSet::new));
  }

  /** Profile, sockets and whatever else the two write go into one folder, to be deleted with it. */
  private static ChromeDriverService service(File driver, Path temporary) {
    String folder = temporary.toString();
    return new ChromeDriverService.Builder()
        .usingDriverExecutable(driver)
        .usingAnyFreePort()
        .withTimeout(Duration.ofMinutes(1))
        .withEnvironment(Map.of("TMPDIR", folder, "TEMP", folder, "TMP", folder, "HOME", folder))
        .build();
  }

  private static ChromeOptions options(File browser) {
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(browser);
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    // As long as for a page: on a busy machine nothing may fail that would only take longer.
    options.setScriptTimeout(Duration.ofMinutes(5));
    // The sandbox does not start as root or in many containers; the pages are our own files.
    options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--lang=en");
    options.addArguments("--hide-scrollbars", "--no-proxy-server");
    options.addArguments("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
    return options;
  }
}
