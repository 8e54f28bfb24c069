package io.gatewaymeter.cli.grade;

import io.gatewaymeter.kit.question.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What the instructor's page is drawn from: the submissions that count.
 *
 * @param mean of the scores, in tenths of a point, as is the median
 * @param histogram students by score, in ten equal steps from 0 to the maximum
 * @param problems lines of {@code problems.csv} by kind
 */
record ClassReport(
    int students,
    int missing,
    int open,
    int max,
    int mean,
    int median,
    List<Step> histogram,
    List<Asked> questions,
    List<Identical> identical,
    List<Count> problems) {
  private static final int STEPS = 10;
  private static final int MOST_WRONG = 3;
  private static final int LONGEST = 300;
  private static final int LONGEST_WRONG = 60;

  /** Scores from one to another, and how many have one of them. */
  record Step(int from, int to, int students) {}

  /** Something that occurs, and how often. */
  record Count(String what, int count) {}

  /** A question and what became of its answers. */
  record Asked(
      String lab,
      String id,
      String prompt,
      int points,
      int full,
      int failed,
      int blank,
      int open,
      int failureRate,
      List<Count> wrong) {}

  /** Students whose prose is the same but for capitals, spaces and punctuation. */
  record Identical(String lab, String question, String text, List<String> students) {}

  static ClassReport of(ClassGrades grades, List<Paper> papers) {
    List<Graded> counted = grades.counted();
    int max = Paper.points(papers);
    int[] scores =
        counted.stream()
            .filter(each -> !each.has(Outcome.OUR_ERROR))
            .mapToInt(Graded::score)
            .sorted()
            .toArray();
    Map<String, Integer> kinds = new TreeMap<>();
    grades.problems().forEach(problem -> kinds.merge(problem.kind().label(), 1, Integer::sum));
    return new ClassReport(
        counted.size(),
        (int) grades.roster().students().stream().filter(it -> grades.of(it).isEmpty()).count(),
        counted.stream().mapToInt(Graded::open).sum(),
        max,
        (int) Math.round(10 * IntStream.of(scores).average().orElse(0)),
        median(scores),
        histogram(scores, max),
        questions(counted, papers),
        identical(counted),
        counts(kinds, Integer.MAX_VALUE));
  }

  private static int median(int[] sorted) {
    int half = sorted.length / 2;
    return sorted.length == 0
        ? 0
        : sorted.length % 2 == 1 ? 10 * sorted[half] : 5 * (sorted[half - 1] + sorted[half]);
  }

  private static List<Step> histogram(int[] scores, int max) {
    List<Step> steps = new ArrayList<>();
    for (int step = 0; step < STEPS; step++) {
      int from = (max * step + STEPS - 1) / STEPS;
      int to = step == STEPS - 1 ? max : (max * (step + 1) + STEPS - 1) / STEPS - 1;
      steps.add(
          new Step(
              from,
              to,
              (int) IntStream.of(scores).filter(score -> score >= from && score <= to).count()));
    }
    return steps;
  }

  private static List<Asked> questions(List<Graded> counted, List<Paper> papers) {
    List<Asked> questions = new ArrayList<>();
    for (Paper paper : papers) {
      for (Question<?> question : paper.asked().questions()) {
        int place = questions.size();
        questions.add(
            asked(
                paper.lab(),
                question,
                counted.stream().map(it -> it.answers().get(place)).toList()));
      }
    }
    return questions;
  }

  private static Asked asked(String lab, Question<?> question, List<Judged> answers) {
    int full = 0;
    int blank = 0;
    int open = 0;
    Map<String, Integer> wrong = new TreeMap<>();
    for (Judged answer : answers) {
      full += answer.points() == question.points() ? 1 : 0;
      blank += answer.outcome() == Outcome.NOT_ANSWERED ? 1 : 0;
      open += answer.outcome().isSettled() ? 0 : 1;
      if (answer.outcome() == Outcome.WRONG || answer.outcome() == Outcome.MALFORMED) {
        wrong.merge(
            answer.slip().isEmpty() ? OneLine.of(answer.answer(), LONGEST_WRONG) : answer.slip(),
            1,
            Integer::sum);
      }
    }
    int failed = answers.size() - open - full - blank;
    wrong.values().removeIf(count -> count == 1);
    return new Asked(
        lab,
        question.id(),
        question.prompt(),
        question.points(),
        full,
        failed,
        blank,
        open,
        answers.isEmpty() ? 0 : (int) Math.round(100.0 * (failed + blank) / answers.size()),
        counts(wrong, MOST_WRONG));
  }

  private static List<Identical> identical(List<Graded> counted) {
    Map<String, List<String>> authors = new LinkedHashMap<>();
    Map<String, Judged> first = new LinkedHashMap<>();
    for (Graded graded : counted) {
      for (Judged answer : graded.answers()) {
        if (answer.question().isProse() && !answer.answer().isEmpty()) {
          String words =
              answer.answer().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
          String same = answer.number() + " " + words;
          first.putIfAbsent(same, answer);
          authors.computeIfAbsent(same, key -> new ArrayList<>()).add(graded.author().name());
        }
      }
    }
    return authors.entrySet().stream()
        .filter(it -> it.getValue().size() > 1)
        .sorted(Comparator.comparing(it -> -it.getValue().size()))
        .map(
            it -> {
              Judged answer = first.get(it.getKey());
              return new Identical(
                  answer.lab(),
                  answer.question().id(),
                  OneLine.lines(answer.answer(), LONGEST),
                  it.getValue());
            })
        .collect(Collectors.toList());
  }

  private static List<Count> counts(Map<String, Integer> byWhat, int most) {
    return byWhat.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(most)
        .map(it -> new Count(it.getKey(), it.getValue()))
        .toList();
  }
}
