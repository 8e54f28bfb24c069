package io.gatewaymeter.jobgraph;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** One graph of stage 2: always the same operators, but other chains or other slots. */
public enum Variant {
  /** Stage 2 as it is: Flink chains whatever it can. */
  CHAINED("chained"),
  /** {@code disableChaining()} on {@code parse}: the course's exercise. */
  PARSE_UNCHAINED("parse-unchained"),
  /** {@code startNewChain()} on {@code parse}. */
  NEW_CHAIN("new-chain"),
  /** {@code slotSharingGroup("assemble")} on {@code assemble}. */
  SLOT_SHARING_GROUP("slot-sharing-group"),
  /** {@code disableOperatorChaining()} on the environment. */
  NO_CHAINING("no-chaining"),
  /** The same job in DataStream API V2, which Flink 2.3 calls experimental. */
  DATASTREAM_V2("datastream-v2");

  private final String text;

  Variant(String text) {
    this.text = text;
  }

  /** Slots that it takes at a parallelism: one for each subtask of each slot sharing group. */
  public int slots(int parallelism) {
    return this == SLOT_SHARING_GROUP ? 2 * parallelism : parallelism;
  }

  /** The name on the command line and in evidence, as {@code parse-unchained}. */
  @Override
  public String toString() {
    return text;
  }

  /** Reads a variant from a command line, and says at once where Java does not let one run. */
  public static final class Converter implements ITypeConverter<Variant> {
    @Override
    public Variant convert(String value) {
      Variant variant =
          Arrays.stream(values())
              .filter(each -> each.text.equals(value))
              .findFirst()
              .orElseThrow(
                  () ->
                      new TypeConversionException(
                          "there is no variant " + value + ", but " + names()));
      // Flink 2.3 registers its V2 sink by writing to a private field of java.util.
      if (variant == DATASTREAM_V2
          && !Object.class.getModule().isOpen("java.util", Variant.class.getModule())) {
        throw new TypeConversionException(
            "DataStream API V2 of this Flink reaches into Java itself: set the environment variable"
                + " JDK_JAVA_OPTIONS to --add-opens=java.base/java.util=ALL-UNNAMED and run again");
      }
      return variant;
    }

    private static String names() {
      return Arrays.stream(values()).map(Variant::toString).collect(Collectors.joining(", "));
    }
  }
}
