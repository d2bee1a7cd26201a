import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type ViewportSize } from "@playwright/test";
import { expectStill, waitUntilIdle } from "../settle.ts";

const script = join(import.meta.dirname, "measure-screen.js");

export interface Screen {
  readonly name: string;
  readonly viewport: ViewportSize;
  /** Times the usual size, as a browser's own setting of the text's size. */
  readonly textFactor?: number;
}

const resize = (factor: number) => `document.documentElement.style.fontSize = "${factor * 16}px"`;
const resizeEarly = (factor: number) => `(() => {
  const resize = () => document.documentElement && (${resize(factor)});
  if (!resize()) new MutationObserver((_, observer) => resize() && observer.disconnect()).observe(document, { childList: true });
})()`;

/** Call before loading the page. */
export async function prepareScreen(
  page: Page,
  { textFactor = 1 }: Pick<Screen, "textFactor">,
): Promise<void> {
  await page.addInitScript({ path: script });
  if (textFactor !== 1) await page.addInitScript(resizeEarly(textFactor));
}

export async function showOn(page: Page, { viewport, textFactor = 1 }: Screen): Promise<void> {
  await page.setViewportSize(viewport);
  await waitUntilIdle(page, resize(textFactor));
}

/** Nothing is cut off or beyond the edge, and every control can be scrolled to and pressed. */
export async function expectUsable(page: Page, what: string, selector?: string): Promise<void> {
  await expectStill(page);
  const problems = await page.evaluate<string[]>(`measureScreen(${JSON.stringify(selector)})`);
  expect.soft(problems, what).toEqual([]);
}

/** What lies over the page. */
export const overlay = "[role=dialog], [role=alertdialog], [role=menu]";

/** The page as it is now, on a screen of another size; then it has its own size again, and the focus is where it was. */
export async function expectUsableAt(page: Page, viewport: ViewportSize): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize(viewport);
  if (!(await page.evaluate("typeof measureScreen === 'function'")))
    await page.evaluate(readFileSync(script, "utf8"));
  await waitUntilIdle(page);
  const isCovered = await page.evaluate(`document.querySelector("${overlay}") !== null`);
  await expectStill(page);
  const what = isCovered ? JSON.stringify(overlay) : "undefined";
  const problems = await page.evaluate<string[]>(`measureScreen(${what}, { canFocus: false })`);
  expect.soft(problems, `at ${viewport.width} px`).toEqual([]);
  if (own) await page.setViewportSize(own);
}

/** The page, or what lies over it, on each of the screens; then on the first again. */
export async function expectUsableOnEach(
  page: Page,
  screens: readonly Screen[],
  what: string,
): Promise<void> {
  const isCovered = async () => (await page.locator(overlay).filter({ visible: true }).count()) > 0;
  const wasCovered = await isCovered();
  for (const screen of screens) {
    await showOn(page, screen);
    // A menu of the phone may have closed.
    if (wasCovered && !(await isCovered())) continue;
    await expectUsable(page, `${what}, ${screen.name}`, wasCovered ? overlay : undefined);
  }
  const [first] = screens;
  if (first) await showOn(page, first);
}
