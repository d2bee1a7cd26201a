import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Not compared with `innerWidth`: a phone zooms out until everything fits, so that both are the same. */
export async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const width = await page.evaluate<number>("document.documentElement.scrollWidth");
  expect.soft(width, `${path} scrolls sideways`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
