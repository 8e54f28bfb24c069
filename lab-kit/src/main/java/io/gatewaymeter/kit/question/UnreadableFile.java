package io.gatewaymeter.kit.question;

/**
 * A file of the student that cannot be read. The message is one sentence that says where it is
 * wrong and what to do, with the file as {@code it}.
 */
public final class UnreadableFile extends Exception {
  private static final long serialVersionUID = 1L;

  UnreadableFile(String sentence) {
    this(sentence, null);
  }

  /**
   * An unreadable file.
   *
   * @param sentence what the student reads
   * @param cause for developers; may be null
   */
  public UnreadableFile(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
