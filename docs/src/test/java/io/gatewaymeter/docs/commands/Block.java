package io.gatewaymeter.docs.commands;

/**
 * A block of code or output in a document.
 *
 * @param place where it begins, as {@code README.md:17}
 * @param language the first word of its info string, as {@code sh}; empty if it has none
 * @param printedBy the command that printed it; empty if it is no output
 * @param text its lines
 */
record Block(String place, String language, String printedBy, String text) {}
