package io.gatewaymeter.stage2;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of subtasks from a command line: from 1 to what Flink can number. */
public final class Parallelism implements ITypeConverter<Integer> {
  /** Flink's highest maximum parallelism. */
  private static final int MAX = 1 << 15;

  @Override
  public Integer convert(String value) {
    try {
      int parallelism = Integer.parseInt(value);
      if (parallelism >= 1 && parallelism <= MAX) {
        return parallelism;
      }
    } catch (NumberFormatException e) {
      // It is answered as a number out of range is.
    }
    throw new TypeConversionException("'" + value + "' is not a number from 1 to " + MAX);
  }
}
