const fallbackDelayMs = 1000;
const timeoutMs = 4000;

/** Runs a task when the page is idle; returns a function that cancels it. Safari has no idle callback: it waits a second. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: timeoutMs });
  return () => cancelIdleCallback(request);
}

/** Runs the task when the page is idle, after `delayMs` at the earliest. Returns what cancels it. */
export function whenIdleAfter(delayMs: number, task: () => void): () => void {
  let cancel: () => void = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    cancel = whenIdle(task);
  }, delayMs);
  return () => cancel();
}
