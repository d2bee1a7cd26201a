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

const signsOfUse = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/** Runs the task when the page is idle after somebody began to use it. Returns what cancels it. */
export function whenFirstUsed(task: () => void): () => void {
  let cancelIdle: () => void = () => undefined;
  const stopListening = () => {
    for (const sign of signsOfUse) removeEventListener(sign, begin, true);
  };
  const begin = () => {
    stopListening();
    cancelIdle = whenIdle(task);
  };
  for (const sign of signsOfUse) addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    stopListening();
    cancelIdle();
  };
}

/** Runs the task when the page is idle and the place is on the screen, or as near it as the margin. Returns what cancels it. */
export function whenOnScreen(place: Element, task: () => void, margin: string): () => void {
  // Where nothing is laid out, as in the tests' browser, everything is on the screen.
  if (typeof IntersectionObserver === "undefined") return whenIdle(task);
  let cancelIdle: () => void = () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancelIdle = whenIdle(task);
    },
    { rootMargin: margin },
  );
  observer.observe(place);
  return () => {
    observer.disconnect();
    cancelIdle();
  };
}
