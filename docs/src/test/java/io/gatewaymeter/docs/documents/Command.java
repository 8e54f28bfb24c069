package io.gatewaymeter.docs.documents;

/**
 * A command that a document tells its readers to type.
 *
 * @param place where it stands, as {@code README.md:17}
 * @param line what is typed, without a comment behind it
 */
record Command(String place, String line) {}
