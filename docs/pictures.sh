#!/bin/sh
# Takes the pictures of the site anew, into docs/src/docs/site/pictures: of the Web UI while lab 2.1 is held,
# and of the reports. It needs a Chromium and its driver.
set -e
root=$(cd "$(dirname "$0")/.." && pwd)
"$root/lab" --version > /dev/null # builds what the labs need
exec mvn -q -B -f "$root/pom.xml" process-test-classes -pl docs -am -DskipTests -Ppictures
