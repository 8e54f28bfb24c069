package io.gatewaymeter.kit.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Text can be read on all it stands on, and edges can be seen: WCAG 2, level AA. */
class ContrastTest {
  private static final Pattern SCHEME = Pattern.compile(":root \\{([^}]*)\\}");
  private static final Pattern COLOUR = Pattern.compile("--([a-z0-9-]+): #([0-9a-f]{6});");
  private static final double OF_TEXT = 4.5;
  private static final double OF_EDGES = 3;

  private static final List<String> FILLS =
      List.of(
          "plain-fill",
          "good-fill",
          "warn-fill",
          "bad-fill",
          "c0",
          "c1",
          "c2",
          "c3",
          "c4",
          "c5",
          "c6",
          "c7");

  @Test
  void textAndEdgesHaveEnoughContrastInLightAndInDark() throws IOException {
    List<Map<String, String>> schemes = schemes();
    assertThat(schemes).hasSize(2);
    for (Map<String, String> scheme : schemes) {
      for (String fill : FILLS) {
        assertContrast(scheme, "ink", fill, OF_TEXT);
      }
      for (String page : List.of("paper", "panel")) {
        for (String text : List.of("ink", "muted", "link", "good", "bad", "warn")) {
          assertContrast(scheme, text, page, OF_TEXT);
        }
        assertContrast(scheme, "edge", page, OF_EDGES);
      }
    }
  }

  private static void assertContrast(
      Map<String, String> scheme, String front, String back, double least) {
    double one = luminance(scheme.get(front));
    double other = luminance(scheme.get(back));
    double contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    assertThat(contrast).as("%s on %s", front, back).isGreaterThanOrEqualTo(least);
  }

  private static double luminance(String rgb) {
    return 0.2126 * linear(rgb.substring(0, 2))
        + 0.7152 * linear(rgb.substring(2, 4))
        + 0.0722 * linear(rgb.substring(4, 6));
  }

  private static double linear(String hex) {
    double part = Integer.parseInt(hex, 16) / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  /** The colours of light, then those of dark. */
  private static List<Map<String, String>> schemes() throws IOException {
    try (InputStream sheet = Report.class.getResourceAsStream("report.css")) {
      String css = new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
      return SCHEME.matcher(css).results().map(scheme -> colours(scheme.group(1))).toList();
    }
  }

  private static Map<String, String> colours(String rules) {
    Map<String, String> colours = new HashMap<>();
    Matcher colour = COLOUR.matcher(rules);
    while (colour.find()) {
      colours.put(colour.group(1), colour.group(2));
    }
    return colours;
  }
}
