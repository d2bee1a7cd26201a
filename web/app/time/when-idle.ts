/** web/app/time: for what can wait until the page has nothing else to do. */

const soonMs = 1000;
const atLatestMs = 4000;

/** The answer cancels it. Safari knows no idle callback: there it is soon after. */
export function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(deed, soonMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(deed, { timeout: atLatestMs });
  return () => cancelIdleCallback(request);
}
