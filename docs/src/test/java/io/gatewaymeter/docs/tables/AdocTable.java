package io.gatewaymeter.docs.tables;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A table as Asciidoc, a line a row. */
final class AdocTable {
  private final StringBuilder text = new StringBuilder();

  /**
   * Begins a table.
   *
   * @param caption what a reader is told before the table
   * @param columns Asciidoc's {@code cols}
   */
  AdocTable(String caption, String columns, Object... heads) {
    text.append("// Written by TablesIT, from runs, and compared with them.\n")
        .append("[.measured%autowidth,cols=\"")
        .append(columns)
        .append("\"]\n")
        .append(".")
        .append(caption)
        .append("\n|===\n");
    row(heads).text.append("\n");
  }

  /** Adds a row; a cell may hold Asciidoc, but no bar. */
  AdocTable row(Object... cells) {
    text.append(
            Arrays.stream(cells).map(cell -> ("|" + cell).strip()).collect(Collectors.joining(" ")))
        .append("\n");
    return this;
  }

  /** The whole partial. */
  String text() {
    return text + "|===\n";
  }
}
