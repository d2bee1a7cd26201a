// Playwright's test with the texts of its language, a page that must not log errors, and accessibility checks.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type ViewportSize } from "@playwright/test";
import type { Language } from "#domain/people/language.ts";
import { expectAccessible } from "./accessibility.ts";
import { expectUsableAt } from "./screens/expect-usable.ts";
import { watchPage } from "./settle.ts";

export interface LanguageOptions {
  readonly language: Language;
  /** The other screen, which what Axe has checked must fit as well. Null for what runs on it anyway. */
  readonly measuredAt: ViewportSize | null;
}

/** A text as the page shows it: `namespace:area.thing`, placeholders filled, the plural form chosen. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Fixtures extends LanguageOptions {
  readonly t: Texts;
  /** Statuses of failures that the test provokes; the browser logs each as an error. */
  readonly expectedFailures: Set<number>;
  readonly expectAccessible: (what?: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  language: ["en", { option: true }],
  measuredAt: [null, { option: true }],
  t: async ({ language }, use) => use(loadTexts(language)),
  expectedFailures: async ({ language: _ }, use) => use(new Set<number>()),
  page: async ({ page, expectedFailures }, use) => {
    await watchPage(page);
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
  expectAccessible: async ({ page, measuredAt }, use, { tags }) =>
    use(async (what = "body") => {
      await expectAccessible(page, what);
      if (measuredAt && !runsOnBothScreens(tags)) await expectUsableAt(page, measuredAt);
    }),
});

/** New accounts have no goals, profile or subscription, so these requests answer 404. */
const missingForNewAccounts = /\/api\/(goals\/daily|user\/profile|subscriptions\/current)$/;

export { expect };

const runsOnBothScreens = (tags: readonly string[]) => tags.includes("@wide") || tags.length === 0;

const namespaces = new Map<string, unknown>();

function textsOf(language: Language, namespace: string): unknown {
  const file = join(import.meta.dirname, "..", "locales", language, `${namespace}.json`);
  const texts = namespaces.get(file) ?? JSON.parse(readFileSync(file, "utf8"));
  namespaces.set(file, texts);
  return texts;
}

function loadTexts(language: Language): Texts {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [namespace = "", path = ""] = key.split(":");
    const texts = textsOf(language, namespace);
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
