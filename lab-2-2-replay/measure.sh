#!/bin/sh
# How much longer ./lab 2.2 takes than BareReplay: the same broker, cluster, events and job, bare.
# Both in turn, five times, so that a noisy machine is noisy for both. Build first: mvn verify
set -eu
cd "$(dirname "$0")/.."
args=lab-cli/target/lab.args
classpath="lab-2-2-replay/target/test-classes:$(sed -n 's/^-cp "\(.*\)"$/\1/p' "$args")"
flags=$(grep '^-X' "$args" | tr '\n' ' ')

seconds() { # of one command: wall-clock time, and the peak of its resident memory in MiB
  /usr/bin/time -f '%e s %M KiB' "$@" 2>&1 >/dev/null | tail -n 1
}

for run in 1 2 3 4 5; do
  # shellcheck disable=SC2086
  bare=$(seconds java $flags -Dlog4j2.level=OFF -cp "$classpath" io.gatewaymeter.replay.BareReplay)
  lab=$(seconds ./lab 2.2)
  echo "bare $bare   lab $lab" |
    awk '{ printf "bare %5.2f s   lab %5.2f s   ratio %.2f   lab peak %d MiB\n", $2, $7, $7 / $2, $9 / 1024 }'
done
