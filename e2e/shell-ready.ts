// Waits until the service worker controls the page and has cached the shell.
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function waitForShell(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
}
