import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const { width, seen } = await page.evaluate<{ width: number; seen: number }>(
    "({ width: document.documentElement.scrollWidth, seen: innerWidth })",
  );
  expect(width, `${path} scrolls sideways`).toBeLessThanOrEqual(seen);
}
