package io.gatewaymeter.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The direction of every dependency: common, lab-kit, the labs, lab-cli. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.gatewaymeter");

  /** What a production GatewayMeter would keep. */
  private static final String[] COMMON = {
    "io.gatewaymeter.event..",
    "io.gatewaymeter.request..",
    "io.gatewaymeter.stage2..",
    "io.gatewaymeter.kafka..",
    "io.gatewaymeter.json.."
  };

  private static final String KIT = "io.gatewaymeter.kit..";
  private static final String CLI = "io.gatewaymeter.cli..";

  /** The package of each lab, from the list that {@code ./lab} itself has. */
  private static List<String> labs() {
    return Main.LABS.stream().map(lab -> lab.getClass().getPackageName()).toList();
  }

  @Test
  void theImportHoldsAllModules() {
    assertThat(
            Stream.concat(
                    Stream.of(
                        "io.gatewaymeter.event", "io.gatewaymeter.kit.run", "io.gatewaymeter.cli"),
                    labs().stream())
                .filter(name -> !CLASSES.containPackage(name)))
        .isEmpty();
  }

  @Test
  void commonKnowsNothingAboveIt() {
    noClasses()
        .that()
        .resideInAnyPackage(COMMON)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(with(labs(), KIT, CLI, "kafka..", "org.junit.."))
        .check(CLASSES);
  }

  @Test
  void labKitKnowsNoLab() {
    noClasses()
        .that()
        .resideInAPackage(KIT)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(with(labs(), CLI))
        .check(CLASSES);
  }

  @Test
  void noLabKnowsAnotherLab() {
    for (String lab : labs()) {
      List<String> others = labs().stream().filter(other -> !other.equals(lab)).toList();
      noClasses()
          .that()
          .resideInAPackage(lab + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(with(others, CLI))
          .allowEmptyShould(others.isEmpty())
          .check(CLASSES);
    }
  }

  @Test
  void aJobIsPureFlinkOnCommonAlone() {
    noClasses()
        .that()
        .haveSimpleNameEndingWith("Job")
        .and()
        .areTopLevelClasses()
        .and()
        .resideOutsideOfPackage(KIT)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(KIT)
        .check(CLASSES);
  }

  @Test
  void insideLabKitTheArrowsPointOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage("io.gatewaymeter.kit..")
        .layer("eventset")
        .definedBy("io.gatewaymeter.kit.eventset..")
        .layer("cluster")
        .definedBy("io.gatewaymeter.kit.cluster..")
        .layer("run")
        .definedBy("io.gatewaymeter.kit.run..")
        .layer("lab")
        .definedBy("io.gatewaymeter.kit.lab..")
        .layer("verdict")
        .definedBy("io.gatewaymeter.kit.verdict..")
        .whereLayer("verdict")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("lab")
        .mayOnlyBeAccessedByLayers("verdict")
        .whereLayer("run")
        .mayOnlyBeAccessedByLayers("lab")
        .whereLayer("cluster")
        .mayOnlyBeAccessedByLayers("run", "lab")
        .whereLayer("eventset")
        .mayOnlyBeAccessedByLayers("cluster", "run", "lab")
        .check(CLASSES);
  }

  @Test
  void questionsAndPicturesKnowNeitherFlinkNorKafka() {
    noClasses()
        .that()
        .resideInAnyPackage("io.gatewaymeter.kit.question..", "io.gatewaymeter.kit.render..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.flink..", "org.apache.kafka..", "kafka..")
        .check(CLASSES);
  }

  private static String[] with(List<String> packages, String... more) {
    return Stream.concat(packages.stream().map(each -> each + ".."), Stream.of(more))
        .toArray(String[]::new);
  }
}
