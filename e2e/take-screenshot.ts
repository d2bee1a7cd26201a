import type { Page, TestInfo } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function takeScreenshot(
  page: Page,
  info: TestInfo,
  name: string,
  isFullPage = false,
): Promise<void> {
  await page.evaluate("document.fonts.ready");
  await expect
    .poll(() =>
      page.evaluate('document.getAnimations().every((animation) => animation.playState !== "running")'),
    )
    .toBe(true);
  await page.screenshot({ path: `build/screenshots/${name}-${info.project.name}.png`, fullPage: isFullPage });
}
