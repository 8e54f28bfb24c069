package io.gatewaymeter.kit.lab;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A fingerprint of compiled code: evidence says which code made it. */
public final class JobCode {
  private static final int DIGITS = 16;

  private JobCode() {}

  /**
   * Hashes all classes of the modules of these types, whether they are in folders or in jars.
   *
   * @return the first 16 hexadecimal digits of their SHA-256
   */
  public static String of(Class<?>... types) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Class<?> type : types) {
        ModuleClasses.of(type)
            .forEach(
                (name, bytes) -> {
                  digest.update(name.getBytes(StandardCharsets.UTF_8));
                  digest.update(bytes);
                });
      }
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
