// What Axe finds on a page. Its half a megabyte of script is given to each document once: before each check it would take as long as
// the check.
import { expect, type Page } from "@playwright/test";
import axe, { type NodeResult, type Result, type RunOptions } from "axe-core";
import { expectStill } from "./settle.ts";

const accessibilityRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const contrastRule = "color-contrast";
const targetSizeRule = "target-size";

interface Check {
  /** The selector of the part of the page. */
  readonly what: string;
  readonly options: RunOptions;
  readonly isDark?: boolean;
}

type Violation = Pick<Result, "id"> & { readonly nodes: readonly Pick<NodeResult, "html" | "target">[] };

export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.locator(what).first().waitFor();
  await expectNoViolations(page, { what, options: { runOnly: accessibilityRules } });
  await expectNoViolations(page, { what, options: onlyRule(contrastRule), isDark: true });
}

async function expectNoViolations(page: Page, check: Check): Promise<void> {
  // While something fades in, its contrast is not that of its colours.
  await expectStill(page);
  const found: string[] = [];
  for (const { id, nodes } of await findViolations(page, check))
    for (const { html, target } of nodes)
      if (id !== targetSizeRule || (await isTooSmallInTheMiddle(page, target.flat().join(" "))))
        found.push(`${id}: ${html}`);
  expect(found, check.isDark ? "in the dark" : "").toEqual([]);
}

const onlyRule = (rule: string): RunOptions => ({ runOnly: { type: "rule", values: [rule] } });

/** A control that a fixed bar happens to cover in part looks too small, but one scroll frees it. */
async function isTooSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  const control = `document.querySelector(${JSON.stringify(selector)})`;
  await page.evaluate(`${control}.scrollIntoView({ block: "center" })`);
  return (await findViolations(page, { what: selector, options: onlyRule(targetSizeRule) })).length > 0;
}

/**
 * The dark theme is chosen in the page, as the profile does, only while Axe reads colours: to emulate a dark system and then a light one
 * again, each painted, takes longer than the check. Evaluated in the page.
 */
const inTheDark = (run: string) => `(async () => {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "dark";
  try {
    return await ${run};
  } finally {
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }
})()`;

/** Without frames of other origins. */
async function findViolations(
  page: Page,
  { what, options, isDark = false }: Check,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axe.source);
  // What it would load before is for rules about sound, which no page has.
  const run = JSON.stringify({ ...options, iframes: false, preload: false, resultTypes: ["violations"] });
  const running = `axe.run(${JSON.stringify(what)}, ${run})`;
  return page.evaluate<Violation[]>(`${isDark ? inTheDark(running) : running}.then(({ violations }) =>
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, target }) => ({ html, target })) })))`);
}
