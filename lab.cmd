@echo off
rem Runs a lab: lab 2.2   (lab --help lists everything)
rem Asks Maven only if a source is newer than the last build; then java starts at once.
setlocal
set "root=%~dp0"
set "args=%root%lab-cli\target\lab.args"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"

rem 1: the classes are older than a source; 2: this command line runs a job jar, and they are.
set "line=%*"
set "phase="
powershell -NoProfile -Command "$new = (Get-ChildItem '%root%' -Recurse -File | Where-Object { $_.Name -eq 'pom.xml' -or $_.FullName -match '\\src\\main\\' } | Measure-Object LastWriteTime -Maximum).Maximum; $old = { param($built) !(Test-Path $built) -or (Get-Item $built).LastWriteTime -lt $new }; if ($env:line -match '--on[ =](standalone|compose)') { if (& $old '%root%lab-cli\target\job-jars') { exit 2 }; foreach ($lab in Get-ChildItem '%root%' -Directory -Filter 'lab-2-*') { if (!(Test-Path ($lab.FullName + '\target\' + $lab.Name + '-job.jar'))) { exit 2 } } }; if (& $old '%args%') { exit 1 }"
if errorlevel 2 (set "phase=package") else if errorlevel 1 set "phase=process-classes"
if defined phase (
  echo Building ^(the first time downloads Flink and Kafka^) ... 1>&2
  call mvn -q -B -f "%root%pom.xml" -DskipTests %phase% 1>&2 || exit /b 3
)
"%java%" "@%args%" %*
exit /b %errorlevel%
