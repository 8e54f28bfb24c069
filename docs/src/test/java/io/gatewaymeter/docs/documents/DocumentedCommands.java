package io.gatewaymeter.docs.documents;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What all documents together tell their readers to type: each line once.
 *
 * @param places where a line stands
 * @param quoted what the documents say that it prints; empty for most
 */
record DocumentedCommands(Map<String, List<String>> places, Map<String, List<Block>> quoted) {
  static DocumentedCommands read() throws IOException {
    Map<String, List<String>> places = new LinkedHashMap<>();
    Map<String, List<Block>> quoted = new LinkedHashMap<>();
    for (Document document : Document.all()) {
      for (Command command : document.commands()) {
        add(places, command.line(), command.place());
      }
      for (Block block : document.blocks()) {
        if (!block.printedBy().isEmpty()) {
          add(places, block.printedBy(), block.place());
          add(quoted, block.printedBy(), block);
        }
      }
    }
    return new DocumentedCommands(places, quoted);
  }

  private static <T> void add(Map<String, List<T>> all, String line, T one) {
    all.computeIfAbsent(line, it -> new ArrayList<>()).add(one);
  }
}
