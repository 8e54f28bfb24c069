package io.gatewaymeter.docs.documents;

/**
 * A block of code or output in a document.
 *
 * @param place where it begins, as {@code README.md:17}
 * @param language the first word of its info string, as {@code sh}; empty if it has none
 * @param printedBy the command that printed it; empty if it is no output
 * @param file the file that it is quoted from, from the root of the repository; empty if from none
 * @param text its lines
 */
record Block(String place, String language, String printedBy, String file, String text) {}
