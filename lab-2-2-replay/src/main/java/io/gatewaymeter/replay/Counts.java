package io.gatewaymeter.replay;

/**
 * What can be counted of a job from outside while it runs.
 *
 * @param lines that its sources have handed on; each subtask counts from its last restart
 * @param events that have come to {@code assemble}; each subtask counts from its last restart
 * @param records that it has written since it was submitted
 * @param unpaired events that it has reported as unpaired since then
 */
record Counts(long lines, long events, long records, long unpaired) {}
