import type { Page } from "@playwright/test";
import type { Language } from "#domain/people/language.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { makePro } from "../make-pro.ts";
import { signedInPaths, sitePaths, visitorPaths } from "../page-paths.ts";
import { seedPastMeals } from "../past-meals.ts";
import { signUp } from "../register.ts";
import { seedWeights } from "../seed-weights.ts";
import { settle } from "../settle.ts";
import { startScan } from "../start-scan.ts";
import { storeGoals } from "../store-goals.ts";
import { expectUsableOnEach, prepareScreen, type Screen, showOn } from "./expect-usable.ts";
import { expectDialogsUsable } from "./open-dialogs.ts";

interface Walk {
  readonly language: Language;
  /** Axe finds the same in every language and on every phone: one walk asks it. */
  readonly asksAxe: boolean;
  /** The first is that of the walk; what it shows is then measured on the others, and what only they offer is pressed there. */
  readonly screens: readonly [Screen, ...Screen[]];
}

const desktop: Screen = { name: "a desktop", viewport: { width: 1280, height: 860 } };

/** Both languages have longer words than English. */
const walks: readonly Walk[] = [
  {
    language: "fr",
    asksAxe: false,
    screens: [
      { name: "text of twice the size", viewport: { width: 390, height: 844 }, textFactor: 2 },
      { name: "a phone held sideways", viewport: { width: 844, height: 390 } },
      desktop,
    ],
  },
  {
    language: "es",
    asksAxe: true,
    screens: [
      { name: "320 px", viewport: { width: 320, height: 640 } },
      // 1280 × 720, as WCAG 1.4.4 asks for.
      { name: "a laptop zoomed to 200 %", viewport: { width: 640, height: 360 } },
    ],
  },
];

/** Each leaves something to ask. */
const unclearMeals: Readonly<Record<Language, string>> = {
  en: "pasta and a salad",
  es: "pasta y ensalada",
  fr: "des pâtes et une salade",
};

/** The unknown page, and calls that answer 404 to new accounts: browsers log these. */
const answeredByNotFound = /\/(api\/(user\/profile|subscriptions\/current)|no-such-page)$/;

/** All console messages, with the page they appeared on. */
function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    const isKnown = message.text().includes("404") && answeredByNotFound.test(message.location().url);
    const isOwnDoing = message.text().includes("blocked by Playwright");
    if (!isKnown && !isOwnDoing)
      messages.push(`${message.type()} on ${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`${page.url()}: ${error.message}`));
  return messages;
}

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
}

for (const { language, asksAxe, screens } of walks) {
  const [first] = screens;
  test.describe(screens.map(({ name }) => name).join(", "), { tag: "@once" }, () => {
    test.use({ viewport: first.viewport, language, locale: language, isMobile: false });

    test("every page and dialog can be read and used, and no page prints to the console", async ({
      page,
      expectedFailures,
    }) => {
      test.slow();
      // Of an unknown page, and of the page of a sign-in without its answer.
      for (const status of [400, 404]) expectedFailures.add(status);
      const messages = recordConsole(page);
      const checkPage = async (path: string) => {
        await openPage(page, path);
        await expect(page.locator("html"), path).toHaveAttribute("lang", language);
        if (asksAxe) await expectAccessible(page, "body");
        await expectUsableOnEach(page, screens, path);
        expect(messages, path).toEqual([]);
      };
      await prepareScreen(page, first);
      for (const path of [...sitePaths, ...visitorPaths]) await checkPage(path);
      const email = await signUp(page);
      await seedPastMeals(email, 9);
      await seedWeights(email);
      await storeGoals(page);
      await makePro(email);
      const seen = new Set<string>();
      for (const path of signedInPaths) {
        await checkPage(path);
        for (const screen of screens) {
          await showOn(page, screen);
          const others = screens.filter((one) => one !== screen);
          await expectDialogsUsable(page, path, { screens: [screen, ...others], seen });
        }
        await showOn(page, first);
        // What was pressed may have been refused.
        messages.length = 0;
      }
    });

    test("a meal can be described, corrected and saved, and Pro bought", async ({ page, t }) => {
      test.slow();
      await prepareScreen(page, first);
      await signUp(page);
      await openPage(page, "/dashboard");
      await expectUsableOnEach(page, screens, "the first day");
      await startScan(page, t);
      await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
      await page.getByLabel(t("analysis:capture.textLabel")).fill(unclearMeals[language]);
      await expectUsableOnEach(page, screens, "words");
      await page.getByRole("button", { name: t("analysis:capture.analyse") }).click();
      const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
      const save = page.getByRole("button", { name: t("analysis:result.save") });
      await expect(save.or(skip).first()).toBeVisible();
      if (await skip.isVisible()) {
        await expectUsableOnEach(page, screens, "questions");
        await skip.click();
      }
      await expect(save).toBeVisible();
      await expectUsableOnEach(page, screens, "result");
      await page.getByRole("dialog").locator("[aria-expanded=false]").first().click();
      await expectUsableOnEach(page, screens, "result with a food's details");
      await save.click();
      await page.goto("/subscription");
      await page
        .getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) })
        .last()
        .click();
      await expect(page.getByLabel(t("subscription:cardForm.number"))).toBeVisible();
      await expectUsableOnEach(page, screens, "checkout");
    });
  });
}
