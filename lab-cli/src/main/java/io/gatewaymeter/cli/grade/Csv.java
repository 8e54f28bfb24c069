package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.RootCause;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/** Tables for spreadsheets, with a line of column names. No cell of ours is ever a formula. */
final class Csv {
  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final int LONGEST = 8000;
  private static final String FORMULA = "=+-@\t\r";

  private Csv() {}

  /** The text of a table. */
  static String of(List<String> columns, List<? extends List<?>> rows) {
    StringBuilder text = new StringBuilder();
    try (CSVPrinter printer = new CSVPrinter(text, CSVFormat.RFC4180)) {
      printer.printRecord(columns);
      for (List<?> row : rows) {
        printer.printRecord(row.stream().map(Csv::cell).toList());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** A spreadsheet computes what begins like a formula; an apostrophe before it makes it text. */
  private static String cell(Object value) {
    String text = value == null ? "" : OneLine.lines(value.toString(), LONGEST);
    return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
  }

  /**
   * Reads a table that somebody wrote or changed.
   *
   * @param column a column that it must have
   * @throws LabFailure if it cannot be read or has no such column
   */
  static List<CSVRecord> read(Path file, String column) throws LabFailure {
    CSVFormat format =
        CSVFormat.RFC4180
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setIgnoreHeaderCase(true)
            .setIgnoreEmptyLines(true)
            .setAllowMissingColumnNames(true)
            .setTrim(true)
            .build();
    try (CSVParser parser = format.parse(new StringReader(text(file)))) {
      if (!parser.getHeaderMap().containsKey(column)) {
        throw new LabFailure(
            LabFailure.USAGE,
            "%s has no column \"%s\" in its first line; save it as CSV with commas between the columns."
                .formatted(file, column));
      }
      return parser.getRecords();
    } catch (IOException | IllegalArgumentException | UncheckedIOException e) {
      throw new LabFailure(
          LabFailure.USAGE,
          "Cannot read %s (%s); save it as CSV with commas between the columns."
              .formatted(file, RootCause.of(e)),
          e);
    }
  }

  /** A cell of a table that was read; empty if it is not there. */
  static String cell(CSVRecord row, String column) {
    String text = row.isSet(column) ? row.get(column) : "";
    return text.length() > 1 && text.charAt(0) == '\'' && FORMULA.indexOf(text.charAt(1)) >= 0
        ? text.substring(1)
        : text;
  }

  /** Names of people and folders are the same in any case and with any spaces. */
  static String folded(String name) {
    return name.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }

  private static String text(Path file) throws IOException {
    // What a spreadsheet saves may be in another encoding; the columns that count are ASCII.
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }
}
