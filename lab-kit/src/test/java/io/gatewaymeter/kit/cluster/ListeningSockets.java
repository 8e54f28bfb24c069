package io.gatewaymeter.kit.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The addresses that a process listens on, as Linux lists them. */
public final class ListeningSockets {
  /** 127.0.0.1, and the same mapped into IPv6, in Linux's byte order; any port. */
  public static final String LOOPBACK = "(0100007F|0000000000000000FFFF00000100007F):[0-9A-F]{4}";

  private static final String LISTEN = "0A";

  private ListeningSockets() {}

  /** Addresses in Linux's hexadecimal form, {@code address:port}. */
  public static List<String> ofThisProcess() throws IOException {
    return of(ProcessHandle.current().pid());
  }

  /** As {@link #ofThisProcess}, of a process of the same user. */
  public static List<String> of(long pid) throws IOException {
    Path process = Path.of("/proc", String.valueOf(pid));
    Set<String> inodes = socketInodes(process.resolve("fd"));
    List<String> addresses = new ArrayList<>();
    for (String table : List.of("net/tcp", "net/tcp6")) {
      for (String line : Files.readAllLines(process.resolve(table))) {
        String[] columns = line.trim().split("\\s+");
        if (columns[3].equals(LISTEN) && inodes.contains(columns[9])) {
          addresses.add(columns[1]);
        }
      }
    }
    return addresses;
  }

  private static Set<String> socketInodes(Path open) throws IOException {
    Set<String> inodes = new HashSet<>();
    try (Stream<Path> descriptors = Files.list(open)) {
      for (Path descriptor : descriptors.toList()) {
        try {
          String target = Files.readSymbolicLink(descriptor).toString();
          if (target.startsWith("socket:[")) {
            inodes.add(target.substring(8, target.length() - 1));
          }
        } catch (IOException e) {
          // Closed since the folder was listed.
        }
      }
    }
    return inodes;
  }
}
