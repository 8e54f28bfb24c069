package io.gatewaymeter.cli.grade;

import java.util.Locale;

/**
 * A line of {@code problems.csv}.
 *
 * @param submission the name of the submission's folder or archive; empty if it concerns none
 * @param where the file in it; empty if it concerns all of it
 * @param what one sentence
 */
record Problem(String submission, Kind kind, String where, String what) {
  /** What kind of problem it is. */
  enum Kind {
    /** A file, or a student of the roster, is not there. */
    MISSING,
    /** A file that cannot be read, or cannot be understood. */
    UNREADABLE,
    TOO_LARGE,
    /** There is more in it than is looked at. */
    TOO_MUCH,
    /** A symbolic link, which is not followed. */
    LINK,
    /** A folder, a pipe or a device where a file should be. */
    NOT_A_FILE,
    /** A name in an archive that leads out of it. */
    UNSAFE_NAME,
    /** The same file, more than once. */
    TWICE,
    /** A second submission of one student. */
    SECOND_SUBMISSION,
    /** Neither a folder nor a zip. */
    NOT_A_SUBMISSION,
    NOT_ON_THE_ROSTER,
    WRONG_SEED,
    /** Something in a worksheet that belongs to no question. */
    REMARK,
    /** A mark of a person that cannot be used. */
    MARK,
    /** The grader's fault, or the machine's; never the student's. */
    OUR_ERROR;

    /** As {@code wrong seed}. */
    String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }
}
