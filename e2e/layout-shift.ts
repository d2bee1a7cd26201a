/** e2e/: how much of what is seen moved by itself, as the browser counts it (Cumulative Layout Shift). */
import type { Page } from "@playwright/test";

/** From the next load on. */
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
