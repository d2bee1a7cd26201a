import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** More than any page has. */
const stopsMax = 60;

/** Presses Tab until the control has the focus, and expects the focus to be visible. */
export async function tabTo(page: Page, what: ReturnType<Page["locator"]>): Promise<void> {
  await expect(what).toBeVisible();
  for (let stop = 0; stop < stopsMax; stop++) {
    if ((await what.and(page.locator(":focus")).count()) > 0) return expectFocusShown(page);
    await page.keyboard.press("Tab");
  }
  throw new Error(`${what} cannot be reached with Tab.`);
}

/** Evaluated in the page: inside the window, with an outline or a box shadow. */
const isFocusShown = `(() => {
  const focused = document.activeElement;
  const { top, bottom } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
  const isMarked = (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  return isMarked && bottom > 0 && top < innerHeight;
})()`;

async function expectFocusShown(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isFocusShown), "the focus is visible").toBe(true);
}
