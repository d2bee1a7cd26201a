import { setTimeout as pause } from "node:timers/promises";

const sampleMs = 2;

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Milliseconds of processor that one turn of the event loop took at most while `work` ran, and all turns together. Processor time, so
 * that a busy machine changes nothing; of this thread, so that child processes and the compiler do not count.
 */
export async function measureHold(
  work: () => Promise<unknown>,
): Promise<{ readonly longestMs: number; readonly totalMs: number }> {
  const start = processorMs();
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  let longestMs = 0;
  for (let last = start; !isDone; ) {
    await pause(sampleMs);
    const now = processorMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  }
  await done;
  return { longestMs, totalMs: processorMs() - start };
}
