/** e2e/: waits until the service worker has all it needs and answers for the page. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function shellReady(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
}
