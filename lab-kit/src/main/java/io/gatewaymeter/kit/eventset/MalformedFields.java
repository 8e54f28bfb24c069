package io.gatewaymeter.kit.eventset;

import static io.gatewaymeter.kit.eventset.Malformation.ofField;
import static io.gatewaymeter.kit.eventset.Malformation.without;

import io.gatewaymeter.event.Reason;
import java.util.ArrayList;
import java.util.List;

/** JSON objects of which one field is wrong. */
final class MalformedFields {
  static final List<Malformation> ALL;

  static {
    List<Malformation> all = new ArrayList<>();
    for (String field : List.of("event_type", "request_id", "tenant_id", "model")) {
      text(all, field);
    }
    integer(all, "ts", "0", "-1", "9223372036854775808");
    absent(all, "payload");
    all.add(ofField(Reason.NOT_AN_OBJECT, "payload", "[]"));
    all.add(ofField(Reason.NOT_AN_OBJECT, "payload", "\"{}\""));
    all.add(ofField(Reason.NOT_AN_OBJECT, "payload", "412"));
    integer(all, "payload.prompt_tokens", "-1", "2147483648", "99999999999");
    integer(all, "payload.latency_ms", "9223372036854775808", "-9223372036854775809");
    integer(all, "payload.completion_tokens", "-1", "2147483648", "18446744073709551616");
    text(all, "payload.status");
    ALL = List.copyOf(all);
  }

  private MalformedFields() {}

  private static void text(List<Malformation> all, String field) {
    absent(all, field);
    all.add(ofField(Reason.BLANK, field, "\"\""));
    all.add(ofField(Reason.BLANK, field, "\" \\t\""));
    all.add(ofField(Reason.NOT_TEXT, field, "7"));
    all.add(ofField(Reason.NOT_TEXT, field, "true"));
    all.add(ofField(Reason.NOT_TEXT, field, "[\"ok\"]"));
    all.add(ofField(Reason.BROKEN_TEXT, field, "\"\\ud83d\""));
  }

  private static void integer(List<Malformation> all, String field, String... outOfRange) {
    absent(all, field);
    for (String literal : List.of("\"35\"", "1.0", "12.9", "1e3", "true", "{}")) {
      all.add(ofField(Reason.NOT_AN_INTEGER, field, literal));
    }
    for (String literal : outOfRange) {
      all.add(ofField(Reason.OUT_OF_RANGE, field, literal));
    }
  }

  private static void absent(List<Malformation> all, String field) {
    all.add(without(field));
    all.add(ofField(Reason.NULL, field, "null"));
  }
}
