package io.gatewaymeter.cli;

import io.gatewaymeter.json.Json;
import io.gatewaymeter.kit.lab.Lab;
import io.gatewaymeter.kit.lab.StudentFolder;
import io.gatewaymeter.kit.question.Student;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.flink.runtime.util.EnvironmentInformation;

/**
 * What a student hands in: one archive with {@code student.yaml}, every worksheet and every
 * evidence file that there is, and {@code manifest.json}, which has the SHA-256 of each. The same
 * files give the same bytes.
 */
final class HandIn {
  private static final String MANIFEST = "manifest.json";

  /** An archive must have some time for each of its files; this is the first that it can have. */
  private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final int LONGEST_NAME = 60;

  private HandIn() {}

  private record Manifest(SortedMap<String, String> versions, SortedMap<String, String> sha256) {}

  /** Where a student's archive goes: {@code target/submission-NAME.zip}. */
  static Path fileOf(StudentFolder folder, Student student) {
    String name = student.name().replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    String shortened = name.substring(0, Math.min(name.length(), LONGEST_NAME));
    return folder.root().resolve("target").resolve("submission-" + shortened + ".zip");
  }

  /**
   * Writes the archive.
   *
   * @return the names of what is in it, in their order
   */
  static List<String> write(StudentFolder folder, List<Lab<?>> labs, Path zip) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    add(files, StudentFolder.STUDENT, folder.root().resolve(StudentFolder.STUDENT));
    for (Lab<?> lab : labs) {
      String name = folder.of(lab).getFileName().toString();
      add(files, name + "/" + StudentFolder.WORKSHEET, folder.worksheetOf(lab));
      add(files, name + "/evidence.json", folder.evidenceOf(lab));
    }
    files.put(MANIFEST, manifest(files, labs));
    Files.createDirectories(zip.getParent());
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(NO_TIME);
        out.putNextEntry(entry);
        out.write(file.getValue());
        out.closeEntry();
      }
    }
    return new ArrayList<>(files.keySet());
  }

  private static void add(Map<String, byte[]> files, String name, Path file) throws IOException {
    if (Files.exists(file)) {
      files.put(name, Files.readAllBytes(file));
    }
  }

  private static byte[] manifest(Map<String, byte[]> files, List<Lab<?>> labs) throws IOException {
    SortedMap<String, String> versions = new TreeMap<>();
    versions.put("java", System.getProperty("java.version"));
    versions.put("flink", EnvironmentInformation.getVersion());
    labs.forEach(lab -> versions.put("lab " + lab.number(), lab.jobCode()));
    SortedMap<String, String> hashes = new TreeMap<>();
    files.forEach((name, bytes) -> hashes.put(name, sha256(bytes)));
    return Json.PRETTY.writeValueAsBytes(new Manifest(versions, hashes));
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
