package io.gatewaymeter.kit;

/** The innermost message of an exception, in one line. */
public final class RootCause {
  private RootCause() {}

  /**
   * Describes what went wrong at the bottom.
   *
   * @param failure null gives {@code unknown cause}
   */
  public static String of(Throwable failure) {
    if (failure == null) {
      return "unknown cause";
    }
    Throwable root = innermost(failure);
    String message = root.getMessage();
    String name = root.getClass().getSimpleName();
    return message == null || message.isBlank()
        ? name
        : name + ": " + message.strip().lines().findFirst().orElse("");
  }

  /** Whether the exception at the bottom is of a type. */
  public static boolean isA(Throwable failure, Class<? extends Throwable> type) {
    return type.isInstance(innermost(failure));
  }

  private static Throwable innermost(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null && root.getCause() != root) {
      root = root.getCause();
    }
    return root;
  }
}
