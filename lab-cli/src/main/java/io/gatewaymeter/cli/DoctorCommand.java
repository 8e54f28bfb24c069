package io.gatewaymeter.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Looks at what a lab needs of this machine, and says what is missing. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    usageHelpAutoWidth = true,
    description = "Check what the labs need of this machine.")
final class DoctorCommand implements Callable<Integer> {
  private static final int JAVA = 17;
  private static final int WEB_UI_PORT = 8081;
  private static final long MEBIBYTE = 1L << 20;
  private static final long HEAP_MIB = 512;
  private static final long DISK_MIB = 500;

  @Spec private CommandSpec spec;
  private boolean healthy = true;

  @Override
  public Integer call() {
    int java = Runtime.version().feature();
    line(java >= JAVA, "Java " + java, "the labs need " + JAVA + " or newer");
    long heap = Runtime.getRuntime().maxMemory() / MEBIBYTE;
    line(heap >= HEAP_MIB, heap + " MiB of heap", "the labs need " + HEAP_MIB + " MiB; add memory");
    temporaryFolder();
    line(canListen(0), "Programs may listen on 127.0.0.1", "a firewall or sandbox forbids it");
    spec.commandLine()
        .getOut()
        .println(
            canListen(WEB_UI_PORT)
                ? "ok    Port 8081 is free for the Web UI"
                : "note  Port 8081 is taken: the Web UI takes the next free one and says so");
    return healthy ? 0 : 3;
  }

  private void temporaryFolder() {
    Path dir = Path.of(System.getProperty("java.io.tmpdir"));
    try {
      Files.delete(Files.createTempFile(dir, "gatewaymeter-", ".doctor"));
      long free = Files.getFileStore(dir).getUsableSpace() / MEBIBYTE;
      line(
          free >= DISK_MIB,
          free + " MiB free in " + dir,
          "broker and cluster need " + DISK_MIB + " MiB there");
    } catch (IOException e) {
      line(false, dir + " can be written", "it cannot (" + e + ")");
    }
  }

  private void line(boolean ok, String what, String otherwise) {
    healthy &= ok;
    PrintWriter out = spec.commandLine().getOut();
    out.println(ok ? "ok    " + what : "FAIL  " + what + ": " + otherwise);
  }

  private static boolean canListen(int port) {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }
}
