package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.question.Student;
import io.gatewaymeter.kit.question.UnreadableFile;
import io.gatewaymeter.kit.question.Worksheet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Where a student's files are: {@code student.yaml}, and in the folder of each lab {@code
 * worksheet.yaml} and the evidence of its last run.
 *
 * @param root the folder
 */
public record StudentFolder(Path root) {
  /** Of every lab's worksheet. */
  public static final String WORKSHEET = "worksheet.yaml";

  /** Of the file with name and seed. */
  public static final String STUDENT = "student.yaml";

  /** This repository, or the folder that the system property {@code lab.student} names. */
  public static StudentFolder current() {
    String named = System.getProperty("lab.student");
    return named == null
        ? ofRepository(StudentFolder.class)
        : new StudentFolder(Path.of(named).toAbsolutePath().normalize());
  }

  /** The repository of one of its types, whatever the system property says. */
  public static StudentFolder ofRepository(Class<?> type) {
    return new StudentFolder(LabFolder.rootOf(type));
  }

  /**
   * Name and seed: {@link Student#NOBODY} without a file.
   *
   * @throws LabFailure if the file cannot be read
   */
  public Student student() throws LabFailure {
    Path file = root.resolve(STUDENT);
    try {
      return Student.read(bytes(file));
    } catch (NoSuchFileException e) {
      return Student.NOBODY;
    } catch (UnreadableFile e) {
      throw new LabFailure(LabFailure.USAGE, file + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new LabFailure(LabFailure.ENVIRONMENT, "Cannot read %s (%s).".formatted(file, e), e);
    }
  }

  /** The lab's folder, which has the same name in every student's. */
  public Path of(Lab<?> lab) {
    return root.resolve(LabFolder.moduleOf(lab.getClass()).getFileName());
  }

  /** Where the lab's worksheet is. */
  public Path worksheetOf(Lab<?> lab) {
    return of(lab).resolve(WORKSHEET);
  }

  /** Where the lab's evidence is. */
  public Path evidenceOf(Lab<?> lab) {
    return of(lab).resolve("target").resolve("lab").resolve(EvidenceFile.NAME);
  }

  /**
   * Reads a lab's worksheet.
   *
   * @throws UnreadableFile if there is none, or it is none
   */
  public Worksheet read(Lab<?> lab) throws UnreadableFile {
    Path file = worksheetOf(lab);
    try {
      return lab.questionnaire().read(bytes(file));
    } catch (IOException e) {
      throw new UnreadableFile(
          "It is not there or cannot be opened; ./lab check %s --blank prints a new one."
              .formatted(lab.number()),
          e);
    }
  }

  /** No more than is needed to see that it is too much. */
  private static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(Worksheet.MAX_BYTES + 1);
    }
  }
}
