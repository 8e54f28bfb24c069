package io.gatewaymeter.kit;

/**
 * Ends a lab with one sentence for its user: what happened, where, and what to do. The only failure
 * that reaches {@code main} with a message.
 */
public class LabFailure extends Exception {
  private static final long serialVersionUID = 1L;

  /** A check of the lab failed. */
  public static final int CHECK = 1;

  /** The command line asks for something that does not exist. */
  public static final int USAGE = 2;

  /** The machine, the broker or the cluster failed or is unavailable. */
  public static final int ENVIRONMENT = 3;

  private final int exitCode;

  public LabFailure(int exitCode, String sentence) {
    this(exitCode, sentence, null);
  }

  /**
   * A failure with a cause.
   *
   * @param exitCode one of {@link #CHECK}, {@link #USAGE} and {@link #ENVIRONMENT}
   * @param sentence what the user reads
   * @param cause shown with {@code --verbose} only; may be null
   */
  public LabFailure(int exitCode, String sentence, Throwable cause) {
    super(sentence, cause);
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }
}
