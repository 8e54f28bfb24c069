package io.gatewaymeter.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Node;

/** Visits the constructs that it was made for, and fails on all others: nothing is dropped. */
abstract class StrictVisitor extends AbstractVisitor {
  private final String file;
  private final Set<Class<? extends Node>> known;

  /**
   * @param file the name of what is visited, for messages
   */
  StrictVisitor(String file, Set<Class<? extends Node>> known) {
    this.file = file;
    this.known = known;
  }

  @Override
  protected final void visitChildren(Node parent) {
    for (Node child : children(parent)) {
      if (!known.contains(child.getClass())) {
        throw unknown(child, child.getClass().getSimpleName());
      }
      child.accept(this);
    }
  }

  final IllegalArgumentException unknown(Node node, String construct) {
    return new IllegalArgumentException(
        "%s: the site cannot show %s; use headings, text, links, lists, fenced code and tables."
            .formatted(place(node), construct));
  }

  /** File and line of a node, for messages. */
  final String place(Node node) {
    return "%s, line %d".formatted(file, node.getSourceSpans().get(0).getLineIndex() + 1);
  }

  static List<Node> children(Node parent) {
    List<Node> children = new ArrayList<>();
    for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
      children.add(child);
    }
    return children;
  }
}
