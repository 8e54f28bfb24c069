package io.gatewaymeter.kit.cluster.standalone;

import io.gatewaymeter.kit.cluster.FreePorts;
import io.gatewaymeter.kit.cluster.Loopback;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Where the processes of one cluster listen; all other ports are of their own choice. */
record Ports(int rest, int jobManager, int broker, int controller) {
  /** The course's port of the Web UI; if it is taken, the next free one. */
  private static final int FIRST = 8081;

  private static final int LAST = 8180;

  static Ports choose() throws IOException {
    int[] free = FreePorts.on(Loopback.ADDRESS, 3);
    return new Ports(firstFree(), free[0], free[1], free[2]);
  }

  private static int firstFree() throws IOException {
    IOException last = null;
    for (int port = FIRST; port <= LAST; port++) {
      try (ServerSocket socket =
          new ServerSocket(port, 1, InetAddress.getByName(Loopback.ADDRESS))) {
        return socket.getLocalPort();
      } catch (IOException e) {
        last = e;
      }
    }
    throw new IOException("no port from " + FIRST + " to " + LAST + " is free", last);
  }
}
