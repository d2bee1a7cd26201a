/**
 * Runs `work` now, and again `pauseMs` after each run has finished, so that runs never overlap. Failures are reported. Returns a
 * function that stops it and waits for the current run.
 */
export function runPeriodically(
  work: () => Promise<void>,
  pauseMs: number,
  report: (failure: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = work()
      .catch(report)
      .finally(() => {
        if (!isStopped) timer = setTimeout(round, pauseMs).unref();
      });
  };
  round();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
