package io.gatewaymeter.kit.eventset;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts an event set once more from its bytes alone, in another way: each request is a word of S
 * (start) and C (completion), and a start is open exactly where the letter before is an S.
 */
final class NaiveRecount {
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  final Map<String, String> words = new TreeMap<>();
  final List<String> records = new ArrayList<>();
  final List<String> before = new ArrayList<>();
  final List<String> without = new ArrayList<>();
  final List<String> duplicateCompletion = new ArrayList<>();
  final List<String> duplicateStart = new ArrayList<>();
  final List<String> neverCompleted = new ArrayList<>();
  long lines;
  long malformed;
  long starts;
  long completions;
  long open;

  NaiveRecount(byte[] jsonl) {
    int from = 0;
    for (int to = 0; to < jsonl.length; to++) {
      if (jsonl[to] == '\n') {
        line(Arrays.copyOfRange(jsonl, from, to));
        from = to + 1;
      }
    }
    words.forEach(this::word);
  }

  private void line(byte[] line) {
    lines++;
    JsonNode event = event(line);
    if (event == null) {
      malformed++;
    } else if (event.get("event_type").asText().equals("RequestStarted")) {
      starts++;
      words.merge(event.get("request_id").asText(), "S", String::concat);
    } else if (event.get("event_type").asText().equals("RequestCompleted")) {
      completions++;
      words.merge(event.get("request_id").asText(), "C", String::concat);
    }
  }

  private void word(String id, String word) {
    for (int i = 0; i < word.length(); i++) {
      boolean afterStart = i > 0 && word.charAt(i - 1) == 'S';
      if (word.charAt(i) == 'S') {
        duplicateStart.addAll(Collections.nCopies(afterStart ? 1 : 0, id));
      } else if (afterStart) {
        records.add(id);
      } else if (word.substring(0, i).contains("SC")) {
        duplicateCompletion.add(id);
      } else {
        (word.substring(i).contains("S") ? before : without).add(id);
      }
    }
    if (word.endsWith("S")) {
      open++;
      neverCompleted.addAll(Collections.nCopies(word.contains("C") ? 0 : 1, id));
    }
  }

  /** The line as JSON, or null if it is no event. */
  private static JsonNode event(byte[] line) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
      JsonNode root = JSON.readTree(text);
      JsonNode payload = root.path("payload");
      boolean valid =
          root.isObject()
              && payload.isObject()
              && isText(root.path("event_type"))
              && isText(root.path("request_id"))
              && isText(root.path("tenant_id"))
              && isText(root.path("model"))
              && isInteger(root.path("ts"), 1, Long.MAX_VALUE);
      if (valid && root.get("event_type").asText().equals("RequestStarted")) {
        valid = isInteger(payload.path("prompt_tokens"), 0, Integer.MAX_VALUE);
      } else if (valid && root.get("event_type").asText().equals("RequestCompleted")) {
        valid =
            isInteger(payload.path("latency_ms"), Long.MIN_VALUE, Long.MAX_VALUE)
                && isInteger(payload.path("completion_tokens"), 0, Integer.MAX_VALUE)
                && isText(payload.path("status"));
      }
      return valid ? root : null;
    } catch (IOException e) {
      return null;
    }
  }

  private static boolean isText(JsonNode node) {
    return node.isTextual()
        && !node.asText().isBlank()
        && StandardCharsets.UTF_8.newEncoder().canEncode(node.asText());
  }

  private static boolean isInteger(JsonNode node, long min, long max) {
    if (!node.isIntegralNumber()) {
      return false;
    }
    BigInteger value = node.bigIntegerValue();
    return value.compareTo(BigInteger.valueOf(min)) >= 0
        && value.compareTo(BigInteger.valueOf(max)) <= 0;
  }
}
