package io.gatewaymeter.jobgraph;

import io.gatewaymeter.kit.run.JobView.Box;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How a job's operators are chained, as one line: boxes are parted by {@code |}, the operators in a
 * box by {@code ->}.
 */
final class Chains {
  private static final String CHAINED =
      "gateway-events -> parse | assemble -> records: Writer -> records: Committer";
  private static final String PARSE_ALONE =
      "gateway-events | parse | assemble -> records: Writer -> records: Committer";
  private static final String ALL_ALONE =
      "gateway-events | parse | assemble | records: Writer | records: Committer";
  // V2 takes a sink without a committer only.
  private static final String NO_COMMITTER =
      "gateway-events -> parse | assemble -> records: Writer";

  private Chains() {}

  /** The chains of a job. */
  static String of(List<Box> boxes) {
    return boxes.stream().map(Chains::of).collect(Collectors.joining(" | "));
  }

  /** The chain in one box. */
  static String of(Box box) {
    return String.join(" -> ", box.operators());
  }

  /** The chains that a variant makes. */
  static String of(Variant variant) {
    return switch (variant) {
      case CHAINED, SLOT_SHARING_GROUP -> CHAINED;
      // Behind parse the chain ends anyway, at keyBy: a cut before it is all there is to make.
      case PARSE_UNCHAINED, NEW_CHAIN -> PARSE_ALONE;
      case NO_CHAINING -> ALL_ALONE;
      case DATASTREAM_V2 -> NO_COMMITTER;
    };
  }

  /** Slot sharing groups of a variant. */
  static int groups(Variant variant) {
    return variant == Variant.SLOT_SHARING_GROUP ? 2 : 1;
  }

  /** Slot sharing groups of a job. */
  static int groups(List<Box> boxes) {
    return (int) boxes.stream().map(Box::slotSharingGroup).distinct().count();
  }

  /** The variant that a job's graph shows; the first where several look alike. */
  static Optional<Variant> seen(List<Box> boxes) {
    return Arrays.stream(Variant.values())
        .filter(variant -> of(variant).equals(of(boxes)) && groups(variant) == groups(boxes))
        .findFirst();
  }
}
