package io.gatewaymeter.replay;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Reads the numbers and lengths of one flow picture back out of a report. */
final class FlowPicture {
  private static final Pattern RIBBON = Pattern.compile("M([0-9.]+) ([0-9.]+) .* v([0-9.]+) C.*");

  private final Node picture;

  /**
   * A picture of a report.
   *
   * @param only {@code wide} or {@code narrow}
   */
  FlowPicture(String html, String only) throws XPathExpressionException {
    picture = nodes(tree(html), "//figure[@class='" + only + "']/div/svg").get(0);
  }

  static Node tree(String html) throws XPathExpressionException {
    return (Node)
        xpath().evaluate("/", new InputSource(new StringReader(html)), XPathConstants.NODE);
  }

  static List<Element> nodes(Node from, String path) throws XPathExpressionException {
    NodeList found = (NodeList) xpath().evaluate(path, from, XPathConstants.NODESET);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  private static XPath xpath() {
    return XPathFactory.newInstance().newXPath();
  }

  /** Each number with what stands under it, as {@code 3 starts}: the left side, then the right. */
  List<String> labels() throws XPathExpressionException {
    List<Element> texts = nodes(picture, "text");
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < texts.size(); i += 2) {
      labels.add(texts.get(i).getTextContent() + " " + texts.get(i + 1).getTextContent());
    }
    return labels;
  }

  /** Heights of the bars: the left side, then the right. */
  List<Double> bars() throws XPathExpressionException {
    return nodes(picture, "rect").stream().map(bar -> number(bar, "height")).toList();
  }

  /** Where each flow begins on the left and how high it is: {@code [y, height]}. */
  List<double[]> flows() throws XPathExpressionException {
    return nodes(picture, "path").stream()
        .map(
            path -> {
              Matcher ribbon = RIBBON.matcher(path.getAttribute("d"));
              if (!ribbon.matches()) {
                throw new AssertionError(path.getAttribute("d"));
              }
              return new double[] {
                Double.parseDouble(ribbon.group(2)), Double.parseDouble(ribbon.group(3))
              };
            })
        .toList();
  }

  /** Baselines of the texts on one side, from the top. */
  List<Double> baselines(String anchor) throws XPathExpressionException {
    return nodes(picture, "text[@text-anchor='" + anchor + "']").stream()
        .map(text -> number(text, "y"))
        .toList();
  }

  double height() {
    return Double.parseDouble(((Element) picture).getAttribute("viewBox").split(" ")[3]);
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }
}
