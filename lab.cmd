@echo off
rem Runs a lab: lab 2.2   (lab --help lists everything)
rem A small launcher sees first that everything is built from what is in this folder now.
setlocal
set "root=%~dp0."
for %%f in ("%root%") do set "root=%%~ff"
set "target=%root%\lab-cli\target"
set "sources=%root%\lab-cli\src\main\java\io\gatewaymeter\cli\launch"

if defined JAVA_HOME (set "java=%JAVA_HOME%\bin\java.exe") else for %%f in (java.exe) do set "java=%%~$PATH:f"
if not exist "%java%" (
  echo No java found: install a JDK 17 or newer. 1>&2
  exit /b 3
)

rem Size and time of this java and of the launcher's sources: is the launcher compiled from and with them?
set "this="
for %%f in ("%java%" "%sources%\*.java") do call set "this=%%this%% %%~tzf"
set "known="
if exist "%target%\launcher\java" set /p known=<"%target%\launcher\java"
if "%known%"=="%this%" goto launch
"%java%" -XshowSettings:properties -version 2>&1 | findstr /r /c:"java.specification.version = 1[7-9]" /c:"java.specification.version = [2-9][0-9]" >nul || (
  echo "%java%" is older than Java 17: install a JDK 17 or newer, and put it first on the PATH or into JAVA_HOME. 1>&2
  exit /b 3
)
if exist "%target%\launcher" rmdir /s /q "%target%\launcher"
"%java%" -m jdk.compiler/com.sun.tools.javac.Main --release 17 -nowarn -proc:none -d "%target%\launcher" "%sources%\*.java" 1>&2 || exit /b 3
>"%target%\launcher\java" echo %this%

:launch
"%java%" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "%target%\launcher" io.gatewaymeter.cli.launch.Launcher "%root%" %* || exit /b 3
"%java%" "@%target%\lab.args" %*
exit /b %errorlevel%
