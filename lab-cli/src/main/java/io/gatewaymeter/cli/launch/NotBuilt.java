package io.gatewaymeter.cli.launch;

/** The labs could not be built. The message is all that the user sees. */
final class NotBuilt extends Exception {
  private static final long serialVersionUID = 1L;

  NotBuilt(String message) {
    super(message);
  }
}
