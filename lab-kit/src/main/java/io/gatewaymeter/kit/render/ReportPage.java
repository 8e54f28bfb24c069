package io.gatewaymeter.kit.render;

import com.fasterxml.jackson.core.type.TypeReference;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import freemarker.template.TemplateNotFoundException;
import io.gatewaymeter.json.Json;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/** The page that reports of one kind are drawn on: its template. */
public final class ReportPage {
  private final Template template;

  private ReportPage(Template template) {
    this.template = template;
  }

  /**
   * Loads the template {@code report.ftlh} that stands beside a lab's class.
   *
   * @throws IllegalStateException if there is none, or it cannot be read
   */
  public static ReportPage of(Class<?> lab) {
    return of(lab, "report.ftlh");
  }

  /**
   * Loads a template that stands beside a class.
   *
   * @param file its name, which ends in {@code .ftlh}
   * @throws IllegalStateException if there is none, or it cannot be read
   */
  public static ReportPage of(Class<?> owner, String file) {
    String name = owner.getPackageName().replace('.', '/') + "/" + file;
    try {
      return new ReportPage(Templates.of(owner.getClassLoader()).getTemplate(name));
    } catch (TemplateNotFoundException e) {
      throw new IllegalStateException(
          "A report needs a template: add the resource " + name + ".", e);
    } catch (IOException e) {
      throw new IllegalStateException("The report's template is wrong: " + e.getMessage(), e);
    }
  }

  /**
   * Draws a report. The same report gives the same text, in every locale and time zone.
   *
   * @param report a record; the template sees its fields as they stand in JSON
   * @return the HTML page
   * @throws IllegalStateException if the template asks for what the report does not have
   */
  public String html(Record report) {
    Map<String, Object> model = Json.MAPPER.convertValue(report, new TypeReference<>() {});
    StringWriter page = new StringWriter();
    try {
      template.process(VisibleText.in(model), page);
    } catch (TemplateException e) {
      throw new IllegalStateException("The report's template is wrong: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return page.toString();
  }
}
