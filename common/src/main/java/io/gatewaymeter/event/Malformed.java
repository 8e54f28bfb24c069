package io.gatewaymeter.event;

/** Ends the parsing of one line; never leaves {@link EventParser}. */
final class Malformed extends Exception {
  private static final long serialVersionUID = 1L;

  final Reason reason;
  final String field;

  Malformed(Reason reason, String field) {
    // No stack trace: a hostile topic may hold millions of these.
    super(null, null, false, false);
    this.reason = reason;
    this.field = field;
  }
}
