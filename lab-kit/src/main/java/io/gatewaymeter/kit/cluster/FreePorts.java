package io.gatewaymeter.kit.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ports that nobody listened on when they were asked for. */
public final class FreePorts {
  private FreePorts() {}

  /** So many distinct free ports of one address. */
  public static int[] on(String address, int count) throws IOException {
    ServerSocket[] sockets = new ServerSocket[count];
    int[] ports = new int[count];
    try {
      // All open at once, so that no port is given twice.
      for (int i = 0; i < count; i++) {
        sockets[i] = new ServerSocket(0, 1, InetAddress.getByName(address));
        ports[i] = sockets[i].getLocalPort();
      }
      return ports;
    } finally {
      for (ServerSocket socket : sockets) {
        if (socket != null) {
          socket.close();
        }
      }
    }
  }
}
