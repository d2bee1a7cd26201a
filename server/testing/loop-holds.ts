/** ms. An idle loop reads the clock as often; the rest of a longer pause is what held it. */
const everyMs = 2;

export interface LoopHolds {
  /** Processor time of the thread, in ms, over the longest time that the loop came to no timer. A busy machine adds nothing. */
  readonly longestHoldMs: number;
  /** Measured by the clock on the wall, which a busy machine lengthens; `longestHoldMs` is processor time. */
  readonly longestStallMs: number;
  /** Processor time of the thread in all. */
  readonly processorMs: number;
}

interface LoopWatch {
  /** What happened since the watch began, or since this was called last. */
  take(): LoopHolds;
  stop(): void;
}

const none = { longestHoldMs: 0, longestStallMs: 0, processorMs: 0 };

/** Watches the event loop of the thread that calls it. */
export function watchLoop(): LoopWatch {
  let [processor, atMs] = [process.threadCpuUsage(), performance.now()];
  let holds = none;
  const tick = () => {
    const [used, nowMs] = [process.threadCpuUsage(processor), performance.now()];
    const processorMs = (used.user + used.system) / 1000;
    holds = {
      longestHoldMs: Math.max(holds.longestHoldMs, processorMs),
      longestStallMs: Math.max(holds.longestStallMs, nowMs - atMs - everyMs),
      processorMs: holds.processorMs + processorMs,
    };
    [processor, atMs] = [process.threadCpuUsage(), nowMs];
  };
  const timer = setInterval(tick, everyMs).unref();
  return {
    take() {
      tick();
      const taken = holds;
      holds = none;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
