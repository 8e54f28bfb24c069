@echo off
rem Runs a lab: lab 2.2   (lab --help lists everything)
rem Asks Maven only if a source is newer than the last build; then java starts at once.
setlocal
set "root=%~dp0"
set "args=%root%lab-cli\target\lab.args"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

powershell -NoProfile -Command "$a = '%args%'; if (!(Test-Path $a)) { exit 1 }; $t = (Get-Item $a).LastWriteTime; if (Get-ChildItem '%root%' -Recurse -File | Where-Object { ($_.Name -eq 'pom.xml' -or $_.FullName -match '\\src\\main\\') -and $_.LastWriteTime -gt $t } | Select-Object -First 1) { exit 1 }"
if errorlevel 1 (
  echo Building ^(the first time downloads Flink and Kafka^) ... 1>&2
  call mvn -q -B -f "%root%pom.xml" -DskipTests process-classes 1>&2 || exit /b 3
)
"%java%" "@%args%" %*
exit /b %errorlevel%
