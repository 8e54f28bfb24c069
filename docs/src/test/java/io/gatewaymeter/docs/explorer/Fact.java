package io.gatewaymeter.docs.explorer;

import java.util.function.Function;

/**
 * One number that a script of the explorer computes, and where it comes from in truth.
 *
 * @param name what it is, for a message
 * @param script an expression of JavaScript over {@code it}, the input
 * @param truth the same number by Flink, Kafka, or Java
 * @param <T> a type of inputs that JavaScript has, too
 */
record Fact<T>(String name, String script, Function<T, Integer> truth) {}
