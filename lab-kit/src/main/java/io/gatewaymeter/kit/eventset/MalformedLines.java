package io.gatewaymeter.kit.eventset;

import static io.gatewaymeter.kit.eventset.Malformation.ofBytes;
import static io.gatewaymeter.kit.eventset.Malformation.ofField;
import static io.gatewaymeter.kit.eventset.Malformation.ofLine;

import io.gatewaymeter.event.Reason;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lines that are wrong as a whole. */
final class MalformedLines {
  private static final int DEEPER_THAN_JACKSON_READS = 1_001;
  private static final int LONGER_THAN_JACKSON_READS = 1_001;

  static final List<Malformation> ALL =
      List.of(
          ofBytes(Reason.TOMBSTONE, "", line -> null),
          // Never an empty value: in a .jsonl that would be a tombstone.
          ofLine(Reason.BLANK_LINE, line -> " "),
          ofLine(Reason.BLANK_LINE, line -> "\t \u2003"),
          ofBytes(Reason.NOT_UTF8, "", line -> inserted(line, 0, 0xFF, 0xFE)),
          ofBytes(Reason.NOT_UTF8, "", line -> inserted(line, 2, 0xE9)), // an é in Latin-1
          ofBytes(Reason.NOT_UTF8, "", line -> inserted(line, 2, 0xC0, 0x80)), // overlong
          ofBytes(Reason.NOT_UTF8, "", line -> inserted(line, line.length, 0xE2, 0x82)), // cut off
          ofLine(Reason.BYTE_ORDER_MARK, line -> "\uFEFF" + line),
          ofLine(Reason.NOT_JSON, line -> "GatewayMeter: retrying after timeout"),
          ofLine(Reason.NOT_JSON, line -> line.substring(0, line.length() / 2)),
          ofLine(Reason.NOT_JSON, line -> line.substring(0, line.length() - 1)),
          ofLine(Reason.NOT_JSON, line -> line.replace('"', '\'')),
          ofLine(Reason.NOT_JSON, line -> line.replace("{\"event_type\"", "{event_type")),
          ofLine(Reason.NOT_JSON, line -> line.replace("}}", "},}")),
          ofLine(Reason.NOT_JSON, line -> "/* sent twice */" + line),
          ofLine(Reason.NOT_JSON, line -> line.replace("\"ts\":", "\"ts\":0")),
          ofLine(Reason.NOT_JSON, line -> line.replace("\"ts\":", "\"ts\":NaN,\"was\":")),
          ofLine(Reason.NOT_JSON, line -> line.replace("\"model\":\"", "\"model\":\"\t")),
          ofLine(Reason.NOT_AN_OBJECT, line -> "[" + line + "]"),
          ofLine(Reason.NOT_AN_OBJECT, line -> "\"RequestStarted\""),
          ofLine(Reason.NOT_AN_OBJECT, line -> "1788220800000"),
          ofLine(Reason.NOT_AN_OBJECT, line -> "null"),
          ofLine(Reason.TRAILING_TEXT, line -> line + line),
          ofLine(Reason.TRAILING_TEXT, line -> line + ","),
          ofLine(Reason.TRAILING_TEXT, line -> line + " again"),
          duplicate("request_id", "{\"request_id\":\"r-other\","),
          duplicate("ts", "{\"ts\":1,"),
          duplicate("payload", "{\"payload\":{},"),
          ofBytes(
              Reason.DUPLICATE_KEY,
              "payload.again",
              line -> edited(line, "\"payload\":{", "\"payload\":{\"again\":1,\"again\":2,")),
          overALimit("[".repeat(DEEPER_THAN_JACKSON_READS)),
          overALimit("9".repeat(LONGER_THAN_JACKSON_READS)));

  private MalformedLines() {}

  private static Malformation duplicate(String field, String first) {
    return ofBytes(
        Reason.DUPLICATE_KEY,
        field,
        line -> edited(line, "{\"event_type\"", first + "\"event_type\""));
  }

  private static Malformation overALimit(String ts) {
    Malformation longTs = ofField(Reason.OVER_A_LIMIT, "ts", ts);
    return new Malformation(new Meaning.Bad(Reason.OVER_A_LIMIT, ""), longTs.spoil());
  }

  private static byte[] edited(byte[] line, String from, String to) {
    return Malformation.text(line).replace(from, to).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] inserted(byte[] line, int at, int... bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(line, 0, at);
    for (int each : bytes) {
      out.write(each);
    }
    out.write(line, at, line.length - at);
    return out.toByteArray();
  }
}
