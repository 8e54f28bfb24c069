package io.gatewaymeter.kit.render;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Text as a page can hold it. HTML has no way to write a control character, escaped or not, so each
 * shows as the replacement character; a request id may hold any.
 */
final class VisibleText {
  private static final Pattern CONTROL =
      Pattern.compile("[\\p{Cntrl}\\x{80}-\\x{9F}\\x{FFFE}\\x{FFFF}&&[^\\t\\n\\r]]");

  private VisibleText() {}

  /** Replaces in all text of a tree of maps and lists, keys included. */
  static Object in(Object value) {
    if (value instanceof String text) {
      return CONTROL.matcher(text).replaceAll("\uFFFD");
    }
    if (value instanceof List<?> list) {
      return list.stream().map(VisibleText::in).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> visible = new LinkedHashMap<>();
      map.forEach((key, element) -> visible.put(in(key), in(element)));
      return visible;
    }
    return value;
  }
}
