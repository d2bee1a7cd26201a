import type { Page } from "@playwright/test";
import type { Language } from "#domain/people/language.ts";
import { expect, test } from "../fixtures.ts";
import { makePro } from "../make-pro.ts";
import { signedInPaths, sitePaths, visitorPaths } from "../page-paths.ts";
import { seedPastMeals } from "../past-meals.ts";
import { signUp } from "../register.ts";
import { seedWeights } from "../seed-weights.ts";
import { settle } from "../settle.ts";
import { startScan } from "../start-scan.ts";
import { storeGoals } from "../store-goals.ts";
import { expectUsable, prepareScreen } from "./expect-usable.ts";
import { expectDialogsUsable, overlay } from "./open-dialogs.ts";

interface SmallScreen {
  readonly name: string;
  readonly language: Language;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly textFactor: number;
}

/** One language each: its words matter, and all of them are seen on some screen. */
const screens: readonly SmallScreen[] = [
  {
    name: "text of twice the size",
    language: "fr",
    viewport: { width: 390, height: 844 },
    textFactor: 2,
  },
  { name: "320 px", language: "es", viewport: { width: 320, height: 640 }, textFactor: 1 },
  { name: "a phone held sideways", language: "fr", viewport: { width: 844, height: 390 }, textFactor: 1 },
  // 1280 × 720, as WCAG 1.4.4 asks for.
  { name: "a laptop zoomed to 200 %", language: "en", viewport: { width: 640, height: 360 }, textFactor: 1 },
];

/** Each leaves something to ask. */
const unclearMeals: Readonly<Record<Language, string>> = {
  en: "pasta and a salad",
  es: "pasta y ensalada",
  fr: "des pâtes et une salade",
};

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
}

for (const { name, language, viewport, textFactor } of screens) {
  test.describe(name, { tag: "@once" }, () => {
    test.use({ viewport, language, locale: language, isMobile: false });

    test("every page can be read and used", async ({ page, expectedFailures }) => {
      test.slow();
      // Of an unknown page, and of the page of a sign-in without its answer.
      for (const status of [400, 404]) expectedFailures.add(status);
      await prepareScreen(page, { textFactor });
      for (const path of [...sitePaths, ...visitorPaths]) {
        await openPage(page, path);
        await expectUsable(page, path);
      }
      const email = await signUp(page);
      await seedPastMeals(email, 9);
      await seedWeights(email);
      await storeGoals(page);
      await makePro(email);
      for (const path of signedInPaths) {
        await openPage(page, path);
        await expectUsable(page, path);
      }
    });

    test("every dialog can be read and used", async ({ page, expectedFailures }) => {
      test.setTimeout(180_000);
      for (const status of [400, 404]) expectedFailures.add(status);
      await prepareScreen(page, { textFactor });
      const email = await signUp(page);
      await seedPastMeals(email, 3);
      await seedWeights(email);
      await storeGoals(page);
      await makePro(email);
      const seen = new Set<string>();
      for (const path of signedInPaths) {
        await openPage(page, path);
        await expectDialogsUsable(page, path, seen);
      }
    });

    test("a meal can be described, corrected and saved, and Pro bought", async ({ page, t }) => {
      test.slow();
      await prepareScreen(page, { textFactor });
      await signUp(page);
      await openPage(page, "/dashboard");
      await expectUsable(page, "the first day");
      await startScan(page, t);
      await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
      await page.getByLabel(t("analysis:capture.textLabel")).fill(unclearMeals[language]);
      await expectUsable(page, "words", overlay);
      await page.getByRole("button", { name: t("analysis:capture.analyse") }).click();
      const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
      const save = page.getByRole("button", { name: t("analysis:result.save") });
      await expect(save.or(skip).first()).toBeVisible();
      if (await skip.isVisible()) {
        await expectUsable(page, "questions", overlay);
        await skip.click();
      }
      await expect(save).toBeVisible();
      await expectUsable(page, "result", overlay);
      await page.getByRole("dialog").locator("[aria-expanded=false]").first().click();
      await expectUsable(page, "result with a food's details", overlay);
      await save.click();
      await page.goto("/subscription");
      await page
        .getByRole("button", { name: new RegExp(`^${t("subscription:offer.startTrial")}`) })
        .last()
        .click();
      await expect(page.getByLabel(t("subscription:cardForm.number"))).toBeVisible();
      await expectUsable(page, "checkout", overlay);
    });
  });
}
