/** e2e/: a person without a mouse: on to a control by Tab alone, its focus in sight. */
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** More stops than any page here has. */
const stopsMax = 60;

/** Tabs on, as a person does, until the control is reached; then it must be seen to have the focus. */
export async function tabTo(page: Page, what: ReturnType<Page["locator"]>): Promise<void> {
  await expect(what).toBeVisible();
  for (let stop = 0; stop < stopsMax; stop++) {
    if ((await what.and(page.locator(":focus")).count()) > 0) return expectFocusShown(page);
    await page.keyboard.press("Tab");
  }
  throw new Error(`${what} is not reached by Tab.`);
}

/** Runs in the page, hence a text: an outline, or what stands for it, and inside the window. */
const isFocusShown = `(() => {
  const focused = document.activeElement;
  const { top, bottom } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
  const isMarked = (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  return isMarked && bottom > 0 && top < innerHeight;
})()`;

async function expectFocusShown(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isFocusShown), "the focus is seen").toBe(true);
}
