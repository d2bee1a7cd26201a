import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { expectStill } from "../settle.ts";

const script = join(import.meta.dirname, "measure-screen.js");

/** As a browser's own setting of the text's size would. `factor` times the usual one. */
const enlargeText = (factor: number) => `(() => {
  const enlarge = () => document.documentElement && (document.documentElement.style.fontSize = "${factor * 16}px");
  if (!enlarge()) new MutationObserver((_, observer) => enlarge() && observer.disconnect()).observe(document, { childList: true });
})()`;

/** Call before loading the page. */
export async function prepareScreen(page: Page, { textFactor }: { textFactor: number }): Promise<void> {
  await page.addInitScript({ path: script });
  if (textFactor !== 1) await page.addInitScript(enlargeText(textFactor));
}

/** Nothing is cut off or beyond the edge, and every control can be scrolled to and pressed. */
export async function expectUsable(page: Page, what: string, selector?: string): Promise<void> {
  await expectStill(page);
  const problems = await page.evaluate<string[]>(`measureScreen(${JSON.stringify(selector)})`);
  expect.soft(problems, what).toEqual([]);
}
