package io.gatewaymeter.cli.grade;

/**
 * A file that is read of a submission. Nothing else ever is.
 *
 * @param path its path in the repository, with slashes; a submission may have folders before it
 * @param mostBytes it is not read if it has more
 */
record Wanted(String path, int mostBytes) {
  /** Whether this is what stands at a path, however deep. */
  boolean isAt(String found) {
    return found.endsWith(path)
        && (found.length() == path.length()
            || found.charAt(found.length() - path.length() - 1) == '/');
  }
}
