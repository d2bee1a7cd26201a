/** e2e/: a picture of the page for build/screenshots, taken when nothing moves any more. */
import type { Page, TestInfo } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function take(page: Page, info: TestInfo, name: string, isWhole = false): Promise<void> {
  await page.evaluate("document.fonts.ready");
  await expect
    .poll(() =>
      page.evaluate('document.getAnimations().every((animation) => animation.playState !== "running")'),
    )
    .toBe(true);
  await page.screenshot({ path: `build/screenshots/${name}-${info.project.name}.png`, fullPage: isWhole });
}
