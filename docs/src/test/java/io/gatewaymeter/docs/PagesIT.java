package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What every page has, so that a reader with or without a screen finds the way. */
class PagesIT {
  private static Map<String, Document> pages;

  @BeforeAll
  static void read() throws Exception {
    pages = Site.pages();
  }

  @Test
  void everyPageSaysItsTitleAndItsLanguage() {
    Set<String> titles = new HashSet<>();
    pages.forEach(
        (name, page) -> {
          assertThat(page.expectFirst("html").attr("lang")).as(name).isEqualTo("en");
          assertThat(page.select("h1")).as(name).hasSize(1);
          assertThat(page.title()).as(name).isEqualTo(page.expectFirst("h1").text());
          assertThat(titles.add(page.title())).as(name + " has a title of its own").isTrue();
        });
  }

  @Test
  void everyPageHasItsLandmarks() {
    pages.forEach(
        (name, page) -> {
          assertThat(page.select("main#content > h1")).as(name).hasSize(1);
          assertThat(page.select("header.site nav.site[aria-label]")).as(name).hasSize(1);
          assertThat(page.select("nav:not([aria-label])")).as(name).isEmpty();
          assertThat(page.expectFirst("body").child(0).outerHtml())
              .as(name)
              .isEqualTo("<a class=\"skip\" href=\"#content\">Skip to the text</a>");
        });
  }

  @Test
  void everyPageIsInTheListOfPagesAndMarkedThere() {
    pages.forEach(
        (name, page) -> {
          assertThat(page.select("nav.site a").eachAttr("href"))
              .as(name)
              .containsExactlyInAnyOrderElementsOf(pages.keySet());
          assertThat(page.select("nav.site [aria-current=page]").eachAttr("href"))
              .as(name)
              .containsExactly(name);
        });
  }

  @Test
  void headingsSkipNoLevel() {
    List<String> skipped = new ArrayList<>();
    pages.forEach(
        (name, page) -> {
          int before = 0;
          for (Element heading : page.select("h1, h2, h3, h4, h5, h6")) {
            int level = heading.tagName().charAt(1) - '0';
            if (level > before + 1) {
              skipped.add(name + ": " + heading);
            }
            before = level;
          }
        });
    assertThat(skipped).isEmpty();
  }

  @Test
  void everyIdIsThereOnce() {
    pages.forEach(
        (name, page) ->
            assertThat(page.select("[id]").eachAttr("id")).as(name).doesNotHaveDuplicates());
  }

  @Test
  void everyLinkAndEveryPictureHasAText() {
    pages.forEach(
        (name, page) -> {
          assertThat(page.select("img:not([alt]), img[alt='']")).as(name).isEmpty();
          for (Element link : page.select("a[href]:not([aria-hidden])")) {
            assertThat(link.text() + link.select("img").attr("alt"))
                .as(name + ": " + link)
                .isNotBlank();
          }
        });
  }

  /** So that nothing moves when they come. */
  @Test
  void everyPictureHasItsSizeAndEverySheetStandsInTheHead() throws Exception {
    for (Document page : pages.values()) {
      for (Element picture : page.select("img")) {
        BufferedImage file = ImageIO.read(Site.FOLDER.resolve(picture.attr("src")).toFile());
        assertThat(picture.attr("width") + " x " + picture.attr("height"))
            .as(picture.attr("src"))
            .isEqualTo(file.getWidth() + " x " + file.getHeight());
      }
      assertThat(page.body().select("link[rel=stylesheet]")).isEmpty();
    }
  }

  @Test
  void wideTablesAndCodeScrollInTheirOwnBox() {
    pages.forEach(
        (name, page) -> {
          for (Element table : page.select("table:not(.admonitionblock table)")) {
            assertThat(table.parent().hasClass("scroll")).as(name + ": " + table).isTrue();
          }
          assertThat(page.select("pre:not([tabindex=0]), .scroll:not([tabindex=0])"))
              .as(name)
              .isEmpty();
        });
  }
}
