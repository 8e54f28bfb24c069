package io.gatewaymeter.kit.testing;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;

import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Marks tests that {@code mvn verify -Pfull} runs and {@code mvn verify} reports as skipped: those
 * that start processes of their own, open a browser, or repeat for more seeds and options what a
 * faster test shows for one.
 */
@Target({TYPE, METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@EnabledIfSystemProperty(
    named = "tests.full",
    matches = "true",
    disabledReason = FullDepth.SWITCH + " runs it")
public @interface FullDepth {
  /** What runs them. */
  String SWITCH = "mvn verify -Pfull";
}
