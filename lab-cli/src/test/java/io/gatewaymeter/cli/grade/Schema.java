package io.gatewaymeter.cli.grade;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
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
}
