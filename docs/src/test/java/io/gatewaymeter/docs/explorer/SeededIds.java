package io.gatewaymeter.docs.explorer;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Request ids of many kinds, the same ones each time. */
final class SeededIds {
  private static final String[] ALPHABETS = {
    "0123456789abcdef",
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCXYZ[\\]^_`abcxyz{|}~",
    "aäöüßÄÖÜéñøłšžİıŒ",
    "Ωжшאبกあ漢字東京한글",
    "\u0000\u0001\t\u007f\u0080\u07ff\u0800\ud7ff\ue000\ufffd\uffff",
    "r-\ud83d\ude80\ud83e\uddea\ud800\udc00\udbff\udfff",
  };

  private SeededIds() {}

  /** Ids of up to 40 characters, every hundredth of up to 4,000; no half of a surrogate pair. */
  static List<String> of(long seed, int count) {
    Random random = new Random(seed);
    List<String> ids =
        new ArrayList<>(
            List.of("r-4f1a", "r-ä", "r-漢", "r-\ud83d\ude80", "", " ", "a", "ab", "abc"));
    while (ids.size() < count) {
      int[] alphabet = ALPHABETS[random.nextInt(ALPHABETS.length)].codePoints().toArray();
      int length = random.nextInt(random.nextInt(100) == 0 ? 4000 : 40);
      StringBuilder id = new StringBuilder();
      for (int i = 0; i < length; i++) {
        id.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
      }
      ids.add(id.toString());
    }
    return ids;
  }
}
