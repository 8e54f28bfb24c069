package io.gatewaymeter.cli.grade;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.gatewaymeter.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What is wrong with JSON by a schema that stands beside this class. */
record Schema(String file) {
  static final Schema GRADESCOPE = new Schema("gradescope-results.schema.json");
  static final Schema CLASSROOM50 = new Schema("classroom50-result.schema.json");

  List<String> problems(String json) {
    try (InputStream text = Schema.class.getResourceAsStream(file)) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(new String(text.readAllBytes(), StandardCharsets.UTF_8))
          .validate(json, InputFormat.JSON)
          .stream()
          .map(Error::toString)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** JSON with another value at a pointer. */
  static String changed(String json, String at, String value) throws JsonProcessingException {
    JsonNode tree = Json.MAPPER.readTree(json);
    int name = at.lastIndexOf('/');
    ((ObjectNode) tree.at(at.substring(0, name)))
        .set(at.substring(name + 1), Json.MAPPER.readTree(value));
    return tree.toString();
  }
}
