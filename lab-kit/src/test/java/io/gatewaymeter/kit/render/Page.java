package io.gatewaymeter.kit.render;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A report as a tree: it is written so that an XML parser reads it, too. */
record Page(Document document) {
  static Page parse(String html) throws SAXException, IOException, ParserConfigurationException {
    DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    parser.setErrorHandler(null);
    return new Page(parser.parse(new InputSource(new StringReader(html))));
  }

  /** All elements of a name, in the order of the page. */
  List<Element> elements(String name) {
    NodeList found = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  /** The text of every element of a name. */
  List<String> texts(String name) {
    return elements(name).stream().map(Element::getTextContent).toList();
  }
}
