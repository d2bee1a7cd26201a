// Wait for what a page fetches beside its first load.
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Until the service worker controls the page and has cached the shell. */
export async function waitForShell(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
}

/** Until the browser keeps what the add sheet lists, which is asked for in idle time after the first sign of use. */
export async function waitForAddLists(page: Page): Promise<void> {
  const kept = () => page.evaluate<string>("localStorage.getItem('kept_answers') ?? ''");
  for (const list of ["favourites", "ownFoods", "recipes", "own-products"]) {
    await expect.poll(kept).toContain(list);
  }
}
