// Playwright's test with the texts of its language, a page that must not log errors, and accessibility checks.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "#domain/people/language.ts";
import { expectStill, watchRequests } from "./settle.ts";

export interface LanguageOptions {
  readonly language: Language;
  readonly hasAxe: boolean;
  /** Colours are the same in every language: one on each screen is enough. */
  readonly hasContrast: boolean;
}

/** A text as the page shows it: `namespace:area.thing`, placeholders filled, the plural form chosen. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Fixtures extends LanguageOptions {
  readonly t: Texts;
  /** Statuses of failures that the test provokes; the browser logs each as an error. */
  readonly expectedFailures: Set<number>;
  readonly expectAccessible: (what?: string) => Promise<void>;
}

const accessibilityRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const contrastRule = "color-contrast";
const targetSizeRule = "target-size";

export const test = base.extend<Fixtures>({
  language: ["en", { option: true }],
  hasAxe: [true, { option: true }],
  hasContrast: [true, { option: true }],
  t: async ({ language }, use) => use(loadTexts(language)),
  expectedFailures: async ({ language: _ }, use) => use(new Set<number>()),
  page: async ({ page, expectedFailures }, use) => {
    watchRequests(page);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const status = Number(/status of (\d{3})/.exec(message.text())?.[1]);
      const isMissingForNewAccount = status === 404 && missingForNewAccounts.test(message.location().url);
      const isOffline = message.text().includes("ERR_INTERNET_DISCONNECTED");
      if (
        message.type() === "error" &&
        !expectedFailures.has(status) &&
        !isMissingForNewAccount &&
        !isOffline
      )
        errors.push(message.text());
    });
    await use(page);
    expect(errors, "errors in the browser's console").toEqual([]);
  },
  expectAccessible: async ({ page, hasAxe, hasContrast }, use) =>
    use(async (what = "body") => {
      if (!hasAxe) return;
      await expectAccessible(page, what, hasContrast);
      if (hasContrast) await expectContrastInTheDark(page, what);
    }),
});

/** New accounts have no goals, profile or subscription, so these requests answer 404. */
const missingForNewAccounts = /\/api\/(goals\/daily|user\/profile|subscriptions\/current)$/;

export { expect };

/** Without frames of other origins, which Axe would check in a page of its own. */
const axeFor = (page: Page, what: string) => new AxeBuilder({ page }).include(what).setLegacyMode();

async function expectAccessible(page: Page, what: string, hasContrast: boolean): Promise<void> {
  const axe = axeFor(page, what).withTags(accessibilityRules);
  await expectNoViolations(page, hasContrast ? axe : axe.disableRules(contrastRule));
}

async function expectContrastInTheDark(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, axeFor(page, what).withRules(contrastRule), "in the dark");
  await page.emulateMedia({ colorScheme: null });
}

async function expectNoViolations(page: Page, builder: AxeBuilder, when = ""): Promise<void> {
  // While something fades in, its contrast is not that of its colours.
  await expectStill(page);
  const found: string[] = [];
  for (const { id, nodes } of (await builder.analyze()).violations)
    for (const { html, target } of nodes)
      if (id !== targetSizeRule || (await isTooSmallInTheMiddle(page, target.flat().join(" "))))
        found.push(`${id}: ${html}`);
  expect(found, when).toEqual([]);
}

/** A control that a fixed bar happens to cover in part looks too small, but one scroll frees it. */
async function isTooSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  const control = `document.querySelector(${JSON.stringify(selector)})`;
  await page.evaluate(`${control}.scrollIntoView({ block: "center" })`);
  const { violations } = await axeFor(page, selector).withRules(targetSizeRule).analyze();
  return violations.length > 0;
}

function loadTexts(language: Language): Texts {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [namespace = "", path = ""] = key.split(":");
    const texts: unknown = JSON.parse(readFileSync(localeFile(language, namespace), "utf8"));
    const form = typeof values.count === "number" ? `_${plural.select(values.count)}` : "";
    const text = findText(texts, path) ?? findText(texts, `${path}${form}`);
    if (text === undefined) throw new Error(`No text ${key} in ${language}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
  };
}

function findText(texts: unknown, path: string): string | undefined {
  const found = path
    .split(".")
    .reduce<unknown>((level, step) => (level as Record<string, unknown> | undefined)?.[step], texts);
  return typeof found === "string" ? found : undefined;
}

function localeFile(language: Language, namespace: string): string {
  return join(import.meta.dirname, "..", "locales", language, `${namespace}.json`);
}
