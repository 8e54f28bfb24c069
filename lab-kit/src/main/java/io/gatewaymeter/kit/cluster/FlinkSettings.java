package io.gatewaymeter.kit.cluster;

import java.time.Duration;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.JobManagerOptions;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.configuration.MetricOptions;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.RpcOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.configuration.WebOptions;

/**
 * What is the same on the embedded and on the standalone cluster. {@code compose/compose.yaml} says
 * it once more for containers.
 */
public final class FlinkSettings {
  /** The course's cluster. */
  public static final int TASK_MANAGERS = 4;

  /** The course's cluster. */
  public static final int SLOTS_PER_TASK_MANAGER = 2;

  private FlinkSettings() {}

  /** Loopback only, slots spread evenly, and numbers in REST that are not old. */
  public static Configuration shared() {
    return new Configuration()
        .set(RestOptions.ADDRESS, Loopback.ADDRESS)
        .set(RestOptions.BIND_ADDRESS, Loopback.ADDRESS)
        .set(JobManagerOptions.ADDRESS, Loopback.ADDRESS)
        .set(JobManagerOptions.BIND_HOST, Loopback.ADDRESS)
        .set(TaskManagerOptions.HOST, Loopback.ADDRESS)
        .set(TaskManagerOptions.BIND_HOST, Loopback.ADDRESS)
        .set(TaskManagerOptions.NUM_TASK_SLOTS, SLOTS_PER_TASK_MANAGER)
        // One slot on each TaskManager before a second on any: a job of parallelism 4 shows what
        // happens if one of four dies.
        .set(
            TaskManagerOptions.TASK_MANAGER_LOAD_BALANCE_MODE,
            TaskManagerOptions.TaskManagerLoadBalanceMode.SLOTS)
        // On a busy laptop an answer may take longer than the default of 10 s.
        .set(RpcOptions.ASK_TIMEOUT_DURATION, Duration.ofSeconds(30))
        // Small: 8 slots of stage 2 need about 3 MB of network buffers a TaskManager.
        .set(TaskManagerOptions.NETWORK_MEMORY_MIN, MemorySize.ofMebiBytes(16))
        .set(TaskManagerOptions.NETWORK_MEMORY_MAX, MemorySize.ofMebiBytes(16))
        .set(TaskManagerOptions.MANAGED_MEMORY_SIZE, MemorySize.ofMebiBytes(16))
        // REST fetches operator metrics lazily, every 10 s by default: too old for a held job.
        .set(MetricOptions.METRIC_FETCHER_UPDATE_INTERVAL, Duration.ofMillis(50))
        // REST answers from a copy of the job that is up to 3 s old by default: a finished job
        // would look as if it ran for as long.
        .set(WebOptions.REFRESH_INTERVAL, Duration.ofMillis(50));
  }
}
