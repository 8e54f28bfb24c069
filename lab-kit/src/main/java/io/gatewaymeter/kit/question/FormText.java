package io.gatewaymeter.kit.question;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The bytes of a student's file as text: UTF-8, with or without a byte-order mark. */
final class FormText {
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final String OTHER_ENCODING =
      "It is not in UTF-8; save it again in this encoding.";

  /** What YAML does not allow: control characters, and what is no character at all. */
  private static final Pattern INVISIBLE =
      Pattern.compile("[\\p{Cc}\uFEFF\uFFFE\uFFFF&&[^\\t\\n\\r\\x85]]");

  private FormText() {}

  /**
   * Decodes strictly.
   *
   * @throws UnreadableFile if there is too much of it, or it is in another encoding
   */
  static String of(byte[] bytes) throws UnreadableFile {
    if (bytes.length > Worksheet.MAX_BYTES) {
      throw new UnreadableFile(
          "It has more than %d bytes; take out what is no answer.".formatted(Worksheet.MAX_BYTES));
    }
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new UnreadableFile(OTHER_ENCODING, e);
    }
    if (text.indexOf('\0') >= 0) {
      // Every other byte of English in UTF-16.
      throw new UnreadableFile(OTHER_ENCODING);
    }
    text = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    Matcher invisible = INVISIBLE.matcher(text);
    if (invisible.find()) {
      throw new UnreadableFile(
          "It has an invisible character in line %d; type that line again."
              .formatted(text.substring(0, invisible.start()).split("\\R", -1).length));
    }
    return text;
  }
}
