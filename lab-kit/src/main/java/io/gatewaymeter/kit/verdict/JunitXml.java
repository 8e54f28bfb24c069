package io.gatewaymeter.kit.verdict;

import io.gatewaymeter.kit.question.Verdict;
import io.gatewaymeter.kit.question.Verdict.Kind;
import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A judged worksheet as the XML that JUnit's readers know: a test case for each answer. */
final class JunitXml {
  private JunitXml() {}

  static String of(JudgedLab judged) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", "worksheet of lab " + judged.lab());
      int problems = judged.problem() == null ? 0 : 1;
      number(xml, "tests", judged.verdicts().size() + problems);
      number(xml, "failures", judged.failures().size() + (judged.unreadable() == null ? 0 : 1));
      number(xml, "errors", judged.fault() == null ? 0 : 1);
      number(xml, "skipped", judged.count(Kind.NOT_ANSWERED));
      for (Verdict verdict : judged.verdicts()) {
        String result =
            verdict.kind().isFailure()
                ? "failure"
                : verdict.kind() == Kind.NOT_ANSWERED ? "skipped" : null;
        testcase(xml, judged, verdict.question(), result, verdict.message());
      }
      if (judged.problem() != null) {
        String result = judged.fault() == null ? "failure" : "error";
        testcase(xml, judged, "worksheet", result, judged.problem());
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeCharacters("\n");
      xml.writeEndDocument();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return text.toString();
  }

  private static void testcase(
      XMLStreamWriter xml, JudgedLab judged, String name, String result, String message)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", "lab " + judged.lab());
    xml.writeAttribute("name", name);
    if (result != null) {
      xml.writeEmptyElement(result);
      xml.writeAttribute("message", message);
    }
    xml.writeEndElement();
  }

  private static void number(XMLStreamWriter xml, String name, long value)
      throws XMLStreamException {
    xml.writeAttribute(name, String.valueOf(value));
  }
}
