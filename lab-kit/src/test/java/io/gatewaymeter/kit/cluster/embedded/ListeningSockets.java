package io.gatewaymeter.kit.cluster.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The addresses that this process listens on, as Linux lists them. */
final class ListeningSockets {
  private static final String LISTEN = "0A";

  private ListeningSockets() {}

  /** Addresses in Linux's hexadecimal form, {@code address:port}. */
  static List<String> ofThisProcess() throws IOException {
    Set<String> inodes = socketInodes();
    List<String> addresses = new ArrayList<>();
    for (String table : List.of("/proc/self/net/tcp", "/proc/self/net/tcp6")) {
      for (String line : Files.readAllLines(Path.of(table))) {
        String[] columns = line.trim().split("\\s+");
        if (columns[3].equals(LISTEN) && inodes.contains(columns[9])) {
          addresses.add(columns[1]);
        }
      }
    }
    return addresses;
  }

  private static Set<String> socketInodes() throws IOException {
    Set<String> inodes = new HashSet<>();
    try (Stream<Path> descriptors = Files.list(Path.of("/proc/self/fd"))) {
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
