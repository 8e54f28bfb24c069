package io.gatewaymeter.kit.lab;

import java.util.Optional;
import java.util.function.Function;

/**
 * What must be true of every run of a lab. A check that fails means that the repository, or a job
 * that somebody edited, is broken.
 *
 * @param name what is true when it passes, as a sentence without a full stop
 * @param problem looks at the evidence; empty where all is well, else one sentence that says where
 *     it is not
 * @param <E> the lab's evidence
 */
public record Check<E>(String name, Function<E, Optional<String>> problem) {}
