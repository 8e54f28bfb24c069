package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * An answer that is a list. An empty list is an answer; see {@link Worksheet#isBlank}.
 *
 * @param element what is listed
 * @param order whether its order matters, and how often an element stands there; if not, lists are
 *     compared as sets
 */
public record ListType(Element element, boolean order) implements AnswerType {
  /** What a list can hold. */
  public enum Element {
    /** Request ids, letter by letter as the evidence has them. */
    REQUEST_ID("request ids, for example [r-0001, r-0002]"),
    WHOLE_NUMBER("whole numbers, for example [1005, 9]");

    private final String plural;

    Element(String plural) {
      this.plural = plural;
    }

    private Optional<JsonNode> read(JsonNode value) {
      return switch (this) {
        case REQUEST_ID -> Optional.of(value).filter(JsonNode::isTextual);
        case WHOLE_NUMBER -> new WholeNumber().read(value);
      };
    }
  }

  /** Numbers by their size, ids by their letters: as numbers, all ids are 0. */
  private static final Comparator<JsonNode> ANY =
      Comparator.comparing(JsonNode::bigIntegerValue).thenComparing(node -> node.asText());

  @Override
  public String wanted() {
    return "a list of " + element.plural + (order ? ", in this order" : ", in any order");
  }

  @Override
  public Optional<JsonNode> read(JsonNode value) {
    List<JsonNode> elements = new ArrayList<>();
    value.forEach(each -> element.read(each).ifPresent(elements::add));
    return value.isArray() && elements.size() == value.size()
        ? Optional.of(JsonNodeFactory.instance.arrayNode().addAll(order ? elements : set(elements)))
        : Optional.empty();
  }

  private static List<JsonNode> set(List<JsonNode> elements) {
    TreeSet<JsonNode> set = new TreeSet<>(ANY);
    set.addAll(elements);
    return List.copyOf(set);
  }
}
