package io.gatewaymeter.cli.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles as Maven does, and says of an error what a student needs: file, line, and the compiler's
 * sentence. Warnings are for {@code mvn verify}.
 */
final class Compiler {
  private static final String RELEASE = "17";

  private final Checkout checkout;

  Compiler(Checkout checkout) {
    this.checkout = checkout;
  }

  void compile(Path sources, String classPath, Path to) throws IOException, NotBuilt {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Path> files;
    try (Stream<Path> all = Files.walk(sources)) {
      files = all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    List<String> options = new ArrayList<>(List.of("-g", "-proc:none", "-nowarn"));
    options.addAll(List.of("--release", RELEASE, "-cp", classPath, "-d", to.toString()));
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  null, manager, said, options, null, manager.getJavaFileObjectsFromPaths(files))
              .call();
      if (!compiled) {
        throw new NotBuilt(errors(said));
      }
    }
  }

  private String errors(DiagnosticCollector<JavaFileObject> said) {
    List<String> errors =
        said.getDiagnostics().stream()
            .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
            .map(this::error)
            .toList();
    return String.join(System.lineSeparator(), errors);
  }

  private String error(Diagnostic<? extends JavaFileObject> error) {
    String sentence = error.getMessage(Locale.ENGLISH);
    return error.getSource() == null
        ? sentence
        : "%s:%d: %s"
            .formatted(
                checkout.root().relativize(Path.of(error.getSource().toUri())),
                error.getLineNumber(),
                sentence);
  }
}
