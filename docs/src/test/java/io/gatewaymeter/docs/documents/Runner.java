package io.gatewaymeter.docs.documents;

/** Who runs a command of a document. */
enum Runner {
  /** {@link SharedLabs}: a lab that ends by itself, on the embedded cluster. */
  LAB,
  /** {@link Shell}. */
  SHELL,
  /** Another test, or none for a reason: {@link RunElsewhere}. */
  ELSEWHERE,
  /** Nobody: it has to be added to {@code commands.yaml}. */
  NOBODY;

  static Runner of(String line, RunElsewhere elsewhere) {
    if (elsewhere.entry(line).isPresent()) {
      return ELSEWHERE;
    }
    if (line.matches("\\./lab 2\\.\\d( .*|$)") && !line.matches(".* --(help|hold|on).*")) {
      return LAB;
    }
    return line.matches("(\\./lab|grep|awk) .*") ? SHELL : NOBODY;
  }
}
