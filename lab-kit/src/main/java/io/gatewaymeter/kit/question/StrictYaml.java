package io.gatewaymeter.kit.question;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.Reader;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;

/**
 * The plain part of YAML: what a form needs, and nothing that means something else than it seems
 * to. No tags, no anchors, no duplicate keys, one document; a number is decimal digits and no more.
 */
final class StrictYaml extends YAMLFactory {
  private static final long serialVersionUID = 1L;

  /** A form, a block, an answer, and what may be in it. */
  private static final int MOST_LEVELS = 6;

  private static final ObjectReader READER =
      new YAMLMapper(new StrictYaml())
          .reader()
          .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private StrictYaml() {
    super(
        builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(
                StreamReadConstraints.builder().maxNestingDepth(MOST_LEVELS).build()));
  }

  /**
   * Reads one document.
   *
   * @return a missing node if there is nothing in it
   * @throws UnreadableFile with a sentence that says the line and the column
   */
  static JsonNode read(String text) throws UnreadableFile {
    try {
      return READER.readTree(text);
    } catch (StreamConstraintsException e) {
      throw new UnreadableFile(
          "It is nested too deeply, or a name in it is too long; compare with the blank worksheet.",
          e);
    } catch (JsonProcessingException e) {
      throw unreadable(e);
    }
  }

  private static UnreadableFile unreadable(JsonProcessingException e) {
    int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
    int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
    String problem =
        e instanceof MismatchedInputException ? "a second document" : e.getOriginalMessage();
    if (e.getCause() instanceof MarkedYAMLException marked && marked.getProblem() != null) {
      problem = marked.getProblem();
      Mark mark = marked.getProblemMark();
      line = mark == null ? line : mark.getLine() + 1;
      column = mark == null ? column : mark.getColumn() + 1;
    }
    return new UnreadableFile(
        "It is no plain YAML at line %d, column %d (%s); compare with the lines around it, and put text with a colon or a # in quotes."
            .formatted(Math.max(line, 1), Math.max(column, 1), Shown.of(problem)),
        e);
  }

  @Override
  protected YAMLParser _createParser(Reader text, IOContext context) {
    return new Parser(this, context, text);
  }

  private static final class Parser extends YAMLParser {
    private static final Pattern DECIMAL = Pattern.compile("-?(0|[1-9][0-9]*)");

    Parser(StrictYaml yaml, IOContext context, Reader text) {
      super(
          context,
          yaml._parserFeatures,
          yaml._yamlParserFeatures,
          yaml._loaderOptions,
          yaml._objectCodec,
          text);
    }

    @Override
    protected Event getEvent() throws IOException {
      Event event = super.getEvent();
      if (event instanceof NodeEvent node && node.getAnchor() != null) {
        throw refused(event, "& and * are not for worksheets");
      }
      if (event instanceof ScalarEvent scalar && scalar.getTag() != null
          || event instanceof CollectionStartEvent collection && collection.getTag() != null) {
        throw refused(event, "! is not for worksheets");
      }
      return event;
    }

    /** What only YAML takes for a number, as 0x23, 043, 1_140 and .inf, stays the text it is. */
    @Override
    protected JsonToken _decodeScalar(ScalarEvent scalar) throws IOException {
      JsonToken token = super._decodeScalar(scalar);
      return token.isNumeric() && !DECIMAL.matcher(scalar.getValue()).matches()
          ? JsonToken.VALUE_STRING
          : token;
    }

    private IOException refused(Event event, String why) {
      return new JsonParseException(this, why, _locationFor(event.getStartMark()));
    }
  }
}
