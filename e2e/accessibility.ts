// What Axe finds on a page. Its half a megabyte of script is given to each document once: before each check it would take as long as
// the check.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { NodeResult, Result, RunOptions } from "axe-core";
import { expectStill } from "./settle.ts";

/** The package's own entry has three times as much text, which each document would read. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const accessibilityRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const contrastRule = "color-contrast";
const targetSizeRule = "target-size";
/** Without frames of other origins. What Axe would load before is for rules about sound, which no page has. */
const always: RunOptions = { iframes: false, preload: false, resultTypes: ["violations"] };

type Violation = Pick<Result, "id"> & { readonly nodes: readonly Pick<NodeResult, "html" | "target">[] };

export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.locator(what).first().waitFor();
  // While something fades in, its contrast is not that of its colours.
  await expectStill(page);
  const [violations, inTheDark] = await findViolations<readonly [Violation[], Violation[]]>(
    page,
    `[await find(${run(what, { runOnly: accessibilityRules })}), await inTheDark(() => find(${run(what, onlyRule(contrastRule))}))]`,
  );
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== targetSizeRule || (await isTooSmallInTheMiddle(page, target.flat().join(" "))))
        found.push(`${id}: ${html}`);
  expect(found).toEqual([]);
  expect(
    inTheDark.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    "contrast in the dark",
  ).toEqual([]);
}

const onlyRule = (rule: string): RunOptions => ({ runOnly: { type: "rule", values: [rule] } });

/** The parameters of a run: the selector of the part of the page, and the rules. */
const run = (what: string, options: RunOptions) =>
  `${JSON.stringify(what)}, ${JSON.stringify({ ...options, ...always })}`;

/** A control that a fixed bar happens to cover in part looks too small, but one scroll frees it. */
async function isTooSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  const control = `document.querySelector(${JSON.stringify(selector)})`;
  await page.evaluate(`${control}.scrollIntoView({ block: "center" })`);
  const violations = await findViolations<Violation[]>(
    page,
    `await find(${run(selector, onlyRule(targetSizeRule))})`,
  );
  return violations.length > 0;
}

/**
 * Evaluated in the page. The dark theme is chosen in the page, as the profile does, only while Axe reads colours: to emulate a dark system
 * and then a light one again, each painted, takes longer than the check.
 */
async function findViolations<Found>(page: Page, finding: string): Promise<Found> {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(axeSource);
  return page.evaluate<Found>(`(async () => {
    const find = async (what, options) => (await axe.run(what, options)).violations.map(({ id, nodes }) =>
      ({ id, nodes: nodes.map(({ html, target }) => ({ html, target })) }));
    const inTheDark = async (look) => {
      const { dataset } = document.documentElement;
      const { theme } = dataset;
      dataset.theme = "dark";
      try {
        return await look();
      } finally {
        if (theme) dataset.theme = theme;
        else delete dataset.theme;
      }
    };
    return ${finding};
  })()`);
}
