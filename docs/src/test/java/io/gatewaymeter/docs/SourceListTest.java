package io.gatewaymeter.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceListTest {
  @TempDir private Path root;

  @Test
  void everySourceFileHasASectionAndAnIdOfItsOwn() throws Exception {
    write("student.yaml", "name:\n");
    write(
        "common/src/main/java/a/Event.java", "package a;\n\n/** An *event*. */\nclass Event {}\n");
    write("common/src/main/java/a/b/Edge.java", "enum Edge {}\n");
    write("common/src/test/java/a/EventTest.java", "class EventTest {}\n");
    write("lab-2-3-broken-key/src/main/java/a/Edge.java", "enum Edge {}\n");
    write("lab-2-3-broken-key/src/main/java/a/Job.java", "keyBy(); // the key <1>\n");
    write("lab-2-3-broken-key/worksheet.yaml", "answers:\n");
    write("lab-kit/src/main/java/d/Kit.java", "class Kit {}\n");

    List<SourceFile> files = SourceFiles.of(root);

    assertThat(files)
        .extracting(SourceFile::id)
        .containsExactly(
            "student.yaml",
            "Event.java",
            "common-Edge.java",
            "worksheet.yaml",
            "lab-2-3-Edge.java",
            "Job.java");
    assertThat(SourceList.asciidoc(files.subList(0, 2)))
        .isEqualTo(
            """
            === student.yaml

            .Show student.yaml
            [%collapsible]
            ====
            [source.numbered,yaml,id=student.yaml]
            ----
            include::{root}/student.yaml[]
            ----
            ====

            [#source-common]
            === common

            ==== a

            ===== Event.java

            pass:[An *event*.]

            .Show Event.java
            [%collapsible]
            ====
            [source.numbered,java,id=Event.java]
            ----
            include::{root}/common/src/main/java/a/Event.java[]
            ----
            ====

            """);
    assertThat(SourceList.asciidoc(List.of(files.get(3), files.get(5))))
        .isEqualTo(
            """
            [#source-lab-2-3-broken-key]
            === lab-2-3-broken-key

            ==== worksheet.yaml

            .Show worksheet.yaml
            [%collapsible]
            ====
            [source.numbered,yaml,id=worksheet.yaml]
            ----
            include::{root}/lab-2-3-broken-key/worksheet.yaml[]
            ----
            ====

            ==== a

            ===== Job.java

            link:#Job.java[Open and explained with its exercise]

            """);
  }

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
