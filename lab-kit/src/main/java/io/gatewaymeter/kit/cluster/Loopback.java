package io.gatewaymeter.kit.cluster;

/** The only interface that anything of ours listens on. */
public final class Loopback {
  /**
   * An address, not {@code localhost}: that may resolve to IPv6 for one program and not another.
   */
  public static final String ADDRESS = "127.0.0.1";

  private Loopback() {}
}
