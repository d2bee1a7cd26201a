import type { Page, TestInfo } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function takeScreenshot(page: Page, info: TestInfo, name: string): Promise<void> {
  await waitUntilStill(page);
  await page.screenshot({ path: pathOf(name, info) });
}

/** Also of what has to be scrolled to. */
export async function takePageScreenshot(page: Page, info: TestInfo, name: string): Promise<void> {
  await waitUntilStill(page);
  await page.screenshot({ path: pathOf(name, info), fullPage: true });
}

const pathOf = (name: string, info: TestInfo) => `build/screenshots/${name}-${info.project.name}.png`;

async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready");
  await expect
    .poll(() =>
      page.evaluate('document.getAnimations().every((animation) => animation.playState !== "running")'),
    )
    .toBe(true);
}
