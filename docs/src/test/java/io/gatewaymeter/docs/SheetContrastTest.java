package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The sheet's colours, light and dark: text can be read on everything that it stands on. */
class SheetContrastTest {
  private static final Pattern COLOUR = Pattern.compile("--([\\w-]+): #([0-9a-f]{6})");
  private static final List<String> TEXT =
      List.of("ink", "muted", "link", "keyword", "string", "type", "number", "annotation");

  @Test
  void everyTextHasAContrastOfAtLeastFourAndAHalf() throws Exception {
    String[] schemes =
        Files.readString(Path.of("src/docs/site/site.css")).split("prefers-color-scheme: dark", 2);
    assertThat(tooFaint(schemes[0])).isEmpty();
    assertThat(tooFaint(schemes[1])).isEmpty();
  }

  @Test
  void aFaintColourIsFound() {
    String grey = "--paper: #ffffff; --panel: #ffffff; --mark: #ffffff; --ink: #777777;";
    assertThat(tooFaint(grey))
        .containsExactly("ink on paper: 4.48", "ink on panel: 4.48", "ink on mark: 4.48");
  }

  private static List<String> tooFaint(String sheet) {
    Map<String, Double> light = new HashMap<>();
    for (MatchResult colour : COLOUR.matcher(sheet).results().toList()) {
      light.put(colour.group(1), luminance(Integer.parseInt(colour.group(2), 16)));
    }
    List<String> faint = new ArrayList<>();
    for (String text : TEXT) {
      for (String ground : List.of("paper", "panel", "mark")) {
        check(faint, light, text, ground);
      }
    }
    check(faint, light, "callout-ink", "callout");
    return faint;
  }

  private static void check(
      List<String> faint, Map<String, Double> light, String text, String ground) {
    if (light.containsKey(text)) {
      double a = light.get(text) + .05;
      double b = light.get(ground) + .05;
      double ratio = Math.max(a, b) / Math.min(a, b);
      if (ratio < 4.5) {
        faint.add(String.format(java.util.Locale.ROOT, "%s on %s: %.2f", text, ground, ratio));
      }
    }
  }

  /** Relative luminance as WCAG 2 defines it, from 0 for black to 1 for white. */
  private static double luminance(int rgb) {
    return .2126 * channel(rgb >> 16) + .7152 * channel(rgb >> 8) + .0722 * channel(rgb);
  }

  private static double channel(int value) {
    double share = (value & 0xff) / 255.0;
    return share <= .04045 ? share / 12.92 : Math.pow((share + .055) / 1.055, 2.4);
  }
}
