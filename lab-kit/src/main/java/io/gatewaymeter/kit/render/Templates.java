package io.gatewaymeter.kit.render;

import freemarker.cache.ClassTemplateLoader;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.TemplateExceptionHandler;
import java.util.Locale;
import java.util.TimeZone;

/** How templates are found and read: from the class path, strict, and the same on every machine. */
final class Templates {
  private Templates() {}

  static Configuration of(ClassLoader resources) {
    // A file named .ftlh escapes all it prints for HTML.
    Configuration templates = new Configuration(Configuration.VERSION_2_3_35);
    templates.setTemplateLoader(new ClassTemplateLoader(resources, ""));
    templates.setDefaultEncoding("UTF-8");
    templates.setLocale(Locale.ROOT);
    templates.setTimeZone(TimeZone.getTimeZone("UTC"));
    // For attributes and coordinates: no grouping, a point. For readers there is page.n.
    templates.setNumberFormat("c");
    templates.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    templates.setLogTemplateExceptions(false);
    templates.setFallbackOnNullLoopVariable(false);
    templates.setLocalizedLookup(false);
    templates.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
    return templates;
  }
}
