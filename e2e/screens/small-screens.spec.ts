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

/** The first is that of the load; what it shows is then measured on the others, and what only they offer is pressed there. */
const screens: readonly [Screen, ...Screen[]] = [
  { name: "text of twice the size", viewport: { width: 390, height: 844 }, textFactor: 2 },
  { name: "320 px", viewport: { width: 320, height: 640 } },
  { name: "a phone held sideways", viewport: { width: 844, height: 390 } },
  // 1280 × 720, as WCAG 1.4.4 asks for.
  { name: "a laptop zoomed to 200 %", viewport: { width: 640, height: 360 } },
  { name: "a desktop", viewport: { width: 1280, height: 860 } },
];
const [first] = screens;

/** Both have longer words than English. Each page is loaded in one of them, in turn. */
const languages: readonly Language[] = ["es", "fr"];

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
  expect(new URL(page.url()).pathname, "led elsewhere").toBe(path);
}

for (const [turn, language] of languages.entries()) {
  const itsPages = (paths: readonly string[]) =>
    paths.filter((_, position) => position % languages.length === turn);
  test.describe(`in ${language}`, { tag: "@once" }, () => {
    test.use({ viewport: first.viewport, language, locale: language, isMobile: false });

    test("every page and dialog can be read and used, and no page prints to the console", async ({
      page,
      t,
      expectedFailures,
    }) => {
      test.slow();
      // Of an unknown page, and of the page of a sign-in without its answer.
      for (const status of [400, 404]) expectedFailures.add(status);
      const messages = recordConsole(page);
      const checkPage = async (path: string) => {
        await openPage(page, path);
        await expect(page.locator("html"), path).toHaveAttribute("lang", language);
        await expectAccessible(page, "body");
        await expectUsableOnEach(page, screens, path);
        expect(messages, path).toEqual([]);
      };
      await prepareScreen(page, first);
      for (const path of itsPages([...sitePaths, ...visitorPaths])) await checkPage(path);
      const email = await signUp(page);
      await seedPastMeals(email, 9);
      await seedWeights(email);
      await storeGoals(page);
      await makePro(email);
      // The pages after it would be those of a visitor.
      const seen = new Set([t("profile:account.signOut")]);
      for (const path of itsPages(signedInPaths)) {
        await checkPage(path);
        for (const screen of screens) {
          await showOn(page, screen);
          const others = screens.filter((one) => one !== screen);
          await expectDialogsUsable(page, path, { screens: [screen, ...others], seen });
        }
        // What was pressed may have been refused.
        messages.length = 0;
      }
    });

    test("a meal can be described, corrected and saved, and Pro bought", async ({ page, t }) => {
      test.slow();
      const itsScreens = screens.filter((_, position) => position % languages.length !== turn);
      const [itsFirst = first] = itsScreens;
      await prepareScreen(page, itsFirst);
      await signUp(page);
      await openPage(page, "/dashboard");
      await showOn(page, itsFirst);
      await expectUsableOnEach(page, itsScreens, "the first day");
      await startScan(page, t);
      await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
      await page.getByLabel(t("analysis:capture.textLabel")).fill(unclearMeals[language]);
      await expectUsableOnEach(page, itsScreens, "words");
      await page.getByRole("button", { name: t("analysis:capture.analyse") }).click();
      const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
      const save = page.getByRole("button", { name: t("analysis:result.save") });
      await expect(save.or(skip).first()).toBeVisible();
      if (await skip.isVisible()) {
        await expectUsableOnEach(page, itsScreens, "questions");
        await skip.click();
      }
      await expect(save).toBeVisible();
      await expectUsableOnEach(page, itsScreens, "result");
      await page.getByRole("dialog").locator("[aria-expanded=false]").first().click();
      await expectUsableOnEach(page, itsScreens, "result with a food's details");
      await save.click();
      await page.goto("/subscription");
      await page
        .getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) })
        .last()
        .click();
      await expect(page.getByLabel(t("subscription:cardForm.number"))).toBeVisible();
      await expectUsableOnEach(page, itsScreens, "checkout");
    });
  });
}
