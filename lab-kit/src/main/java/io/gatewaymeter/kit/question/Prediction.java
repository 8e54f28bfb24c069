package io.gatewaymeter.kit.question;

import java.util.function.Function;

/**
 * What a student expects before a run. It is worth no points; the report shows it beside what
 * happened.
 *
 * @param id stable and unique within its lab
 * @param prompt the question, one sentence
 * @param happened what became of it, computed from the evidence: a word, a number or half a
 *     sentence
 * @param <E> the lab's evidence
 */
public record Prediction<E>(String id, String prompt, Function<E, String> happened) {}
