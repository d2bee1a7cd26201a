// Screenshots of every page.
import type { Page } from "@playwright/test";
import type { Language } from "#domain/people/language.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

const breakfast: Readonly<Record<Language, string>> = {
  en: "two scrambled eggs, a slice of wholemeal toast with butter and a glass of orange juice",
  es: "dos huevos revueltos, una tostada integral con mantequilla y un vaso de zumo de naranja",
  fr: "deux œufs brouillés, une tranche de pain complet avec du beurre et un verre de jus d'orange",
};
const lunch: Readonly<Record<Language, string>> = {
  en: "150 g grilled chicken breast, a cup of white rice and a green salad with olive oil",
  es: "150 g de pechuga de pollo a la plancha, una taza de arroz blanco y ensalada verde con aceite de oliva",
  fr: "150 g de blanc de poulet grillé, une tasse de riz blanc et une salade verte à l'huile d'olive",
};
const vague: Readonly<Record<Language, string>> = {
  en: "pasta and a salad",
  es: "pasta y ensalada",
  fr: "des pâtes et une salade",
};

async function type(page: Page, t: Texts, text: string): Promise<void> {
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(text);
}

/** Skips the questions, if any, so that the result shows. */
async function showResult(page: Page, t: Texts): Promise<void> {
  const save = page.getByRole("button", { name: t("analysis:result.save") });
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(save).toBeVisible();
}

test("public and sign-in pages", async ({ page }, info) => {
  for (const [name, path] of Object.entries({
    landing: "/",
    login: "/login",
    register: "/register",
    scanner: "/scanner",
  })) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await takePageScreenshot(page, info, name);
  }
});

test("a visitor's scan", async ({ page, t, language, expectedFailures }, info) => {
  expectedFailures.add(422);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await takeScreenshot(page, info, "capture");
  await type(page, t, "qwxz vbnmk");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: t("analysis:failure.noFoodTitle") })).toBeVisible();
  await takeScreenshot(page, info, "no-food");
  await page.getByRole("button", { name: t("analysis:failure.edit") }).click();
  await type(page, t, vague[language]);
  await page.keyboard.press("Control+Enter");
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  await expect(skip.or(page.getByRole("button", { name: t("analysis:result.save") })).first()).toBeVisible();
  if (await skip.isVisible()) await takeScreenshot(page, info, "questions");
  await showResult(page, t);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("common:action.close") })
    .click();
  await expect(page.getByRole("dialog", { name: t("analysis:signUpPrompt.title") })).toBeVisible();
  await takeScreenshot(page, info, "sign-up-prompt");
});

test("a member's day", async ({ page, t, language, expectedFailures }, info) => {
  expectedFailures.add(404);
  await register(page, t);
  await expect(page.getByText(t("meals:meal.empty")).first()).toBeVisible();
  await takePageScreenshot(page, info, "dashboard-empty");
  await page.goto("/meals");
  await expect(page.getByText(t("meals:meal.empty")).first()).toBeVisible();
  await takePageScreenshot(page, info, "meals-empty");
  for (const text of [breakfast[language], lunch[language]]) {
    await page.goto("/dashboard");
    await startScan(page, t);
    await type(page, t, text);
    await page.keyboard.press("Control+Enter");
    await showResult(page, t);
    await takeScreenshot(page, info, "result");
    await page.getByRole("tab", { name: new RegExp(t("analysis:result.tabs.micronutrients")) }).click();
    await takeScreenshot(page, info, "result-micronutrients");
    await page.getByRole("button", { name: t("analysis:result.save") }).click();
    await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("img", { name: /kcal/ })).not.toHaveAccessibleName(/^0\s/);
  await takePageScreenshot(page, info, "dashboard");
  await page.getByRole("button", { name: t("dashboard:summary.setGoals") }).click();
  await page.getByRole("dialog", { name: t("dashboard:goals.title") }).waitFor();
  await takeScreenshot(page, info, "goals");
  await page.goto("/meals");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await takePageScreenshot(page, info, "meals");
  await page.goto("/nothing-here");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await takePageScreenshot(page, info, "not-found");
});
