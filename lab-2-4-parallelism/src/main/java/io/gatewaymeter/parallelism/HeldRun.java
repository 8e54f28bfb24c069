package io.gatewaymeter.parallelism;

import io.gatewaymeter.kit.LabFailure;
import io.gatewaymeter.kit.run.Held;
import io.gatewaymeter.kit.run.JobView.Box;
import io.gatewaymeter.parallelism.ParallelismRun.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What can be read only while the job runs; see {@link ParallelismRun} for its parts. */
record HeldRun(
    int taskManagers,
    int slotsTotal,
    int slotsUsed,
    List<Reader> readers,
    Watermark watermarkAtAssemble) {

  static HeldRun of(Held held, Variant variant, ExpectedWatermarks expected) throws LabFailure {
    Box source = held.job().boxOf("parse").orElseThrow();
    Box assemble = held.job().boxOf("assemble").orElseThrow();
    List<List<Integer>> partitions = held.partitionsOfReaders(source);
    List<Watermark> expectedOfReaders = partitions.stream().map(expected::ofReader).toList();
    // First what the readers handed on: a watermark that has not set out yet is none, too.
    List<Watermark> ofReaders =
        held.await(
            expectedOfReaders,
            () -> held.watermarksOut(source, "parse").stream().map(Watermark::of).toList());
    Watermark atAssemble =
        held.await(
            ExpectedWatermarks.atNext(expectedOfReaders, variant.withIdleness()),
            () -> Watermark.of(held.watermark(assemble)));
    List<Reader> readers = new ArrayList<>();
    for (int subtask = 0; subtask < partitions.size(); subtask++) {
      readers.add(new Reader(subtask, partitions.get(subtask), ofReaders.get(subtask)));
    }
    int most = Collections.max(held.job().boxes().stream().map(Box::parallelism).toList());
    int used = held.await(most, () -> slotsUsed(held));
    List<Held.TaskManager> taskManagers = held.taskManagers();
    return new HeldRun(
        taskManagers.size(),
        taskManagers.stream().mapToInt(Held.TaskManager::slots).sum(),
        used,
        List.copyOf(readers),
        atAssemble);
  }

  private static int slotsUsed(Held held) throws LabFailure {
    return held.taskManagers().stream().mapToInt(Held.TaskManager::slotsUsed).sum();
  }
}
