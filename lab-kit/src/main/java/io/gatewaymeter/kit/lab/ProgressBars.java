package io.gatewaymeter.kit.lab;

import io.gatewaymeter.kit.run.Progress;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Progress on a terminal: one bar at a time, on standard error, gone when the work is done. */
public final class ProgressBars implements Progress, AutoCloseable {
  private String work = "";
  private ProgressBar bar;

  @Override
  public synchronized void at(String name, long done, long total) {
    if (!name.equals(work)) {
      close();
      work = name;
      bar =
          new ProgressBarBuilder()
              .setTaskName(name)
              .setInitialMax(total)
              .setStyle(ProgressBarStyle.ASCII)
              .clearDisplayOnFinish()
              .build();
    }
    bar.stepTo(done);
  }

  @Override
  public synchronized void close() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
    work = "";
  }
}
