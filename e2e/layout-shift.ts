// Measures the browser's Cumulative Layout Shift.
import type { Page } from "@playwright/test";

/** Call before loading the page. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.layoutShift += value;
    }).observe({ type: "layout-shift", buffered: true });
  `);
}

export async function layoutShift(page: Page): Promise<number> {
  return Number(await page.evaluate("globalThis.layoutShift"));
}
