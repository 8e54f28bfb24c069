package io.gatewaymeter.docs;

import java.util.List;
import org.jsoup.nodes.Entities;

/** All source files as sections of a page: module, package, file. */
final class SourceList {
  private SourceList() {}

  /** The Asciidoc, to be included under a section of level 1. */
  static String asciidoc(List<SourceFile> files) {
    StringBuilder out = new StringBuilder();
    String module = "";
    String javaPackage = "";
    for (SourceFile file : files) {
      if (!file.module().equals(module)) {
        module = file.module();
        javaPackage = "";
        out.append("[#%s]\n=== %s\n\n".formatted(moduleId(module), module));
      }
      if (!file.javaPackage().equals(javaPackage)) {
        javaPackage = file.javaPackage();
        out.append(javaPackage.isEmpty() ? "" : "==== %s\n\n".formatted(javaPackage));
      }
      String level = module.isEmpty() ? "===" : javaPackage.isEmpty() ? "====" : "=====";
      out.append("%s %s\n\n%s\n".formatted(level, file.name(), body(file)));
    }
    return out.toString();
  }

  /** The id of a module's section. */
  static String moduleId(String module) {
    return "source-" + module;
  }

  private static String body(SourceFile file) {
    String about =
        file.about().isEmpty() ? "" : Asciidoc.pass(Entities.escape(file.about())) + "\n\n";
    return file.explained()
        ? about + "link:#%s[Open and explained with its exercise]\n".formatted(file.id())
        : about
            + ".Show %s\n[%%collapsible]\n====\n%s====\n".formatted(file.name(), file.listing());
  }
}
