#!/bin/sh
# How long things take, as ratios to BareReplay: the same broker, cluster, events and job as ./lab 2.2, bare.
#   lab-2-2-replay/measure.sh            the labs, and a changed line to its result: five rounds
#   lab-2-2-replay/measure.sh --builds   mvn verify, -Pgrade and -Pfull in a fresh clone: once each
# In each round everything runs once, so that a noisy machine is noisy for all. Build first: mvn verify
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C
times=$(mktemp)
job=lab-2-2-replay/src/main/java/io/gatewaymeter/replay/ReplayJob.java
cp "$job" "$times.job"
trap 'cmp -s "$times.job" "$job" || cp "$times.job" "$job"; rm -rf "$times" "$times.job" "$times.clone"' EXIT
trap 'exit 130' INT TERM

# NAME COMMAND…: notes wall-clock seconds, and the peak of resident memory in KiB.
run() {
  name=$1; shift
  /usr/bin/time -o "$times.one" -f "%e %M" "$@" > /dev/null 2>&1 || echo "  ($* failed)" >&2
  echo "$name	$(tail -n 1 "$times.one")" >> "$times"
  rm -f "$times.one"
}
bare() {
  classes=$(for module in common lab-kit lab-2-2-replay; do printf '%s/target/classes:' "$module"; done)
  run bare java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dlog4j2.level=OFF \
    -cp "lab-2-2-replay/target/test-classes:$classes$(cat lab-cli/target/class-path)" \
    io.gatewaymeter.replay.BareReplay
}
edited() { # another line each time, which no earlier build has seen
  sed -i "s|^  private ReplayJob() {.*}|  private ReplayJob() { hashCode(); } // round $1|" "$job"
  run "a changed line to its result" ./lab 2.2
  cp "$times.job" "$job"
  ./lab --version > /dev/null 2>&1
}
build() {
  run "mvn $*" mvn -B -ntp -f "$times.clone/pom.xml" clean "$@"
}

./lab 2.2 > /dev/null # everything is built, and the archive made
if [ "${1:-}" = --builds ]; then
  git clone -q . "$times.clone"
  bare
  build verify
  bare
  build verify -Pgrade
  build verify -Pgrade -pl lab-2-2-replay -am
  bare
  build verify -Pfull
  bare
else
  for round in 1 2 3 4 5; do
    bare
    for lab in 2.1 2.2 2.3 2.4; do run "./lab $lab" ./lab "$lab"; done
    edited "$round"
  done
fi

awk -F '\t' '
  { split($2, figure, " "); n = ++count[$1]; if (n == 1) order[++rows] = $1
    seconds[$1, n] = figure[1]; if (figure[2] > peak[$1]) peak[$1] = figure[2] }
  function median(name,   n, i, j, t, s) {
    n = count[name]
    for (i = 1; i <= n; i++) s[i] = seconds[name, i]
    for (i = 1; i <= n; i++) for (j = i + 1; j <= n; j++) if (s[j] < s[i]) { t = s[i]; s[i] = s[j]; s[j] = t }
    return n % 2 ? s[(n + 1) / 2] : (s[n / 2] + s[n / 2 + 1]) / 2
  }
  END {
    printf "%-45s %9s %7s %10s\n", "median of " count["bare"], "seconds", "x bare", "peak MiB"
    for (r = 1; r <= rows; r++)
      printf "%-45s %9.2f %7.2f %10d\n", order[r], median(order[r]), median(order[r]) / median("bare"), peak[order[r]] / 1024
  }' "$times"
