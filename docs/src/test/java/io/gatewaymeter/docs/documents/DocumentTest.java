package io.gatewaymeter.docs.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentTest {
  @Test
  void aReadmesBlocksAndCommandsAreFoundWithTheirPlaces() {
    Document readme =
        ReadmeText.read(
            "README.md",
            """
            Type `./lab 2.1`, not `lab`.

            1. So:

               ```sh
               # first
               ./lab 2.2      # the main job
               docker compose exec \\
                 kafka ls
               ```

            ```text ./lab 2.2
            Lab 2.2
            ```

            | a | b |
            |---|---|
            | `mvn verify` | builds |

            ```console
            $ docker compose ls
            NAME
            ```
            """);
    assertThat(readme.blocks())
        .extracting(Block::place, Block::language, Block::printedBy)
        .containsExactly(
            tuple("README.md:5", "sh", ""),
            tuple("README.md:12", "text", "./lab 2.2"),
            tuple("README.md:20", "console", ""));
    assertThat(readme.blocks().get(1).text()).isEqualTo("Lab 2.2\n");
    assertThat(readme.commands())
        .containsExactlyInAnyOrder(
            new Command("README.md:1", "./lab 2.1"),
            new Command("README.md:5", "./lab 2.2"),
            new Command("README.md:5", "docker compose exec kafka ls"),
            new Command("README.md:18", "mvn verify"),
            new Command("README.md:20", "docker compose ls"));
  }

  @Test
  void aPagesBlocksAndCommandsAreFoundWithTheirPlaces() {
    Document page =
        PageText.read(
            "a.adoc",
            """
            = A

            Type `./lab 2.1`.

            [source,sh]
            ----
            ./lab 2.2
            ----

            [listing,of="./lab 2.2"]
            .A title
            ----
            Lab 2.2
            ----

            ----
            nothing said
            ----

            [source,java,file=a/B.java]
            ----
            b();
            ----
            """);
    assertThat(page.blocks())
        .containsExactly(
            new Block("a.adoc:6", "sh", "", "", "./lab 2.2\n"),
            new Block("a.adoc:12", "text", "./lab 2.2", "", "Lab 2.2\n"),
            new Block("a.adoc:16", "", "", "", "nothing said\n"),
            new Block("a.adoc:21", "java", "", "a/B.java", "b();\n"));
    assertThat(page.commands())
        .containsExactly(
            new Command("a.adoc:6", "./lab 2.2"), new Command("a.adoc:3", "./lab 2.1"));
  }

  @Test
  void everyBlockSaysWhatItIs() throws Exception {
    List<String> silent =
        Document.all().stream()
            .flatMap(document -> document.blocks().stream())
            .filter(block -> block.language().isEmpty())
            .map(Block::place)
            .toList();
    assertThat(silent)
        .as("write ```sh, ```java ..., and for an output ```text and the command that printed it")
        .isEmpty();
  }
}
