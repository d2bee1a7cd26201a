/** server/: the one process that answers the API and renders the pages. This file does work over and over, never two rounds at once. */

/**
 * Once at the start, and then as long after each round as given, until stopped. A failure is reported, and the next round
 * tries again. What it returns waits for the round that runs.
 */
export function runRegularly(
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
