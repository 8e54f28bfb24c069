package io.gatewaymeter.kit.question;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The bytes of a student's file as text: UTF-8, with or without a byte-order mark. */
final class FormText {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private FormText() {}

  /**
   * Decodes strictly.
   *
   * @throws UnreadableFile if there is too much of it, or it is in another encoding
   */
  static String of(byte[] bytes) throws UnreadableFile {
    if (bytes.length > Worksheet.MAX_BYTES) {
      throw new UnreadableFile(
          "It has %d bytes, and may have %d; take out what is no answer."
              .formatted(bytes.length, Worksheet.MAX_BYTES));
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new UnreadableFile("It is not in UTF-8; save it again in this encoding.", e);
    }
  }
}
