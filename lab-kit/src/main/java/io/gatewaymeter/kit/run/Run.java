package io.gatewaymeter.kit.run;

/**
 * One job that ran to its end.
 *
 * @param variant which variant of the lab's job it was
 * @param parallelism the default parallelism it was given
 * @param out what it left behind
 * @param graph how Flink shows it
 */
public record Run<V>(V variant, int parallelism, Outputs out, JobView graph) {}
