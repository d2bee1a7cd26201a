// Waits until a page has loaded everything and does nothing more. Playwright's own `networkidle` waits half a second longer, each time.
import { expect, type Page, type Request } from "@playwright/test";

/** When each request began that has not ended. */
type Pending = Map<Request, number>;

const pendingOf = new WeakMap<Page, Pending>();
/** A worker that is ended while its script loads reports no end of that request. A call of the page is waited for however long it takes. */
const fileMaxMs = 5_000;
const calls: ReadonlySet<string> = new Set(["fetch", "xhr"]);

/** Evaluated in each document: tells whether the page has put off work until it is idle, which on a busy machine may be seconds later. */
const watchIdleWork = `(() => {
  if (!window.requestIdleCallback) return;
  const [ask, cancel] = [window.requestIdleCallback.bind(window), window.cancelIdleCallback.bind(window)];
  const putOff = new Set();
  window.requestIdleCallback = (task, options) => {
    const id = ask((deadline) => {
      putOff.delete(id);
      task(deadline);
    }, options);
    putOff.add(id);
    return id;
  };
  window.cancelIdleCallback = (id) => {
    putOff.delete(id);
    cancel(id);
  };
  window.hasIdleWork = () => putOff.size > 0;
})()`;
const hasIdleWork = "window.hasIdleWork?.() ?? false";

/** A page that is drawn all the time, such as the camera's picture, may leave the browser no idle moment. */
const idleWithinMs = 400;
/**
 * Resolves once the page has no script, layout or frame left to work on. Asks for a frame, because Chromium may still expect one after its
 * window has changed size, and calls nothing idle until it has come. Evaluated in the page.
 */
const untilIdle = `new Promise((resolve) => {
  const whenIdle = (next) => {
    requestAnimationFrame(() => {});
    requestIdleCallback(next, { timeout: ${idleWithinMs} });
  };
  whenIdle(() => setTimeout(() => whenIdle(() => resolve(true))));
})`;
/** An answer that has arrived may still have to reach the page, which then asks for more. */
const quietRounds = 2;
const pauseMs = 50;
const settledWithinMs = 20_000;

/** Call before the page asks for anything. */
export async function watchPage(page: Page): Promise<void> {
  const pending: Pending = new Map();
  pendingOf.set(page, pending);
  page.on("request", (request) => {
    // What the page before was waiting for is of no use any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.set(request, performance.now());
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  await page.addInitScript({ content: watchIdleWork });
}

export async function settle(page: Page): Promise<void> {
  const pending = pendingOf.get(page);
  if (!pending) throw new Error("The page is not the test's own: its requests are not watched.");
  await expect(async () => {
    for (let round = 1; ; round += 1) {
      await waitUntilIdle(page);
      expect(urlsOf(pending)).toEqual([]);
      expect(await page.evaluate(hasIdleWork), "the page has put off work").toBe(false);
      if (round === quietRounds) return;
      await page.waitForTimeout(pauseMs);
    }
  }).toPass({ intervals: [pauseMs], timeout: settledWithinMs });
}

/**
 * For what follows a change of the page's size: a chart draws itself anew after the frame in which it sees its new size. The change may be
 * given, to be evaluated first.
 */
export async function waitUntilIdle(page: Page, change = "undefined"): Promise<void> {
  await page.evaluate(`(${change}, ${untilIdle})`);
}

function urlsOf(pending: Pending): string[] {
  const earliest = performance.now() - fileMaxMs;
  return [...pending]
    .filter(([request, began]) => began > earliest || calls.has(request.resourceType()))
    .map(([request]) => request.url());
}

/** Evaluated in the page. */
const isStill = 'document.getAnimations().every((animation) => animation.playState !== "running")';

/** Resolves once what opens, closes or fades in has done so. */
export async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isStill), { intervals: [pauseMs] }).toBe(true);
}
