// The screens that people see every day, one after another, also on a small phone in French with text of twice the size.
import { saveProducts } from "#server/features/products/products-table.ts";
import { labelPhoto } from "#server/testing/send-photo.ts";
import { testMilk } from "#server/testing/test-products.ts";
import { analyseMeal } from "./analyse.ts";
import { answerQuestions } from "./answer-questions.ts";
import { inDatabase } from "./database.ts";
import { drawnMeal } from "./drawn-meal.ts";
import { seedEaten, twelveFoods } from "./eaten-foods.ts";
import { test } from "./fake-camera.ts";
import { expect } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { prepareScreen } from "./screens/expect-usable.ts";
import { startScan } from "./start-scan.ts";
import { storeGoals } from "./store-goals.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

test.beforeEach(async ({ page }, info) => {
  await prepareScreen(page, { textFactor: info.project.name.startsWith("320") ? 2 : 1 });
});

const lunch = {
  en: "150 g grilled chicken breast, a cup of white rice and a green salad with olive oil",
  es: "150 g de pechuga de pollo a la plancha, una taza de arroz blanco y ensalada verde con aceite de oliva",
  fr: "150 g de blanc de poulet grillé, une tasse de riz blanc et une salade verte à l'huile d'olive",
} as const;
const correction = {
  en: "the rice was 300 g and without salad",
  es: "el arroz eran 300 g y sin ensalada",
  fr: "le riz faisait 300 g et sans salade",
} as const;
const searched = { en: "yogurt", es: "yogur", fr: "yaourt" } as const;

test("day, dashboard, report and settings", async ({ page }, info) => {
  const email = await signUp(page);
  await storeGoals(page, { calories: 1700 });
  await seedPastMeals(email, 20);
  await seedEaten(email, twelveFoods.slice(3));
  for (const path of ["meals", "dashboard", "report", "profile", "data", "body", "notifications"]) {
    await page.goto(`/${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await takeScreenshot(page, info, `walk-${path}-top`);
    await takePageScreenshot(page, info, `walk-${path}`);
  }
  await page.emulateMedia({ media: "print" });
  await page.goto("/report");
  await page.waitForLoadState("networkidle");
  await takePageScreenshot(page, info, "walk-report-print");
  await page.emulateMedia({ media: "screen" });
  await makePro(email);
  for (const path of ["dashboard", "analysis"]) {
    await page.goto(`/${path}`);
    await page.waitForLoadState("networkidle");
    await takePageScreenshot(page, info, `walk-pro-${path}`);
  }
});

test("what is added", async ({ page, t, language }, info) => {
  const email = await signUp(page);
  await storeGoals(page, { calories: 1700 });
  await seedPastMeals(email, 3);
  await inDatabase((db) => saveProducts(db, [testMilk], null));
  await page.goto("/meals");
  const lunchPlus = page.getByRole("button", {
    name: t("meals:meal.add", { meal: t("meals:type.lunch") }),
    exact: true,
  });
  await lunchPlus.click();
  const dialog = page.getByRole("dialog");
  const rows = dialog.locator("[data-add-row]");
  await rows.first().waitFor();
  await takeScreenshot(page, info, "walk-add");
  await dialog.getByLabel(t("add:search.label")).fill(searched[language]);
  await dialog.locator(`[aria-label*="${searched[language]}" i]`).first().waitFor();
  await page.waitForLoadState("networkidle");
  await rows.first().click();
  await expect(rows.first()).not.toHaveAttribute("aria-busy");
  await dialog.locator("li:has([data-add-row])").first().getByRole("button").first().click();
  await takeScreenshot(page, info, "walk-add-search");
  for (const way of ["quick", "recipe", "label", "barcode", "ownFood"]) {
    await page.goto("/meals");
    await lunchPlus.click();
    await dialog
      .getByRole("button", { name: t(`add:ways.${way}`), exact: true })
      .first()
      .click();
    await page.waitForTimeout(300);
    await takeScreenshot(page, info, `walk-add-${way}`);
    if (way === "label") {
      await dialog
        .locator("input[type=file]")
        .last()
        .setInputFiles({ name: "label.png", mimeType: "image/png", buffer: await labelPhoto() });
      await dialog.getByLabel(t("analysis:product.field.calories")).waitFor();
      await takeScreenshot(page, info, "walk-add-label-read");
    }
  }
});

test("a scan in words, its correction and its sources", async ({ page, t, language }, info) => {
  await signUp(page);
  await storeGoals(page);
  await page.goto("/dashboard");
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await takeScreenshot(page, info, "walk-capture");
  await analyseMeal(page, t, lunch[language]);
  const dialog = page.getByRole("dialog");
  await takeScreenshot(page, info, "walk-result");
  const source = dialog.getByRole("listitem").first().getByRole("button");
  await dialog.getByLabel(t("analysis:correct.label")).scrollIntoViewIfNeeded();
  await takeScreenshot(page, info, "walk-result-foods");
  await dialog.getByLabel(t("analysis:correct.label")).fill(correction[language]);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(t("analysis:correct.label"))).toHaveValue("");
  await takeScreenshot(page, info, "walk-result-corrected");
  await source.last().click();
  await page.waitForTimeout(300);
  await takeScreenshot(page, info, "walk-result-source");
  await page.getByRole("tab", { name: new RegExp(t("analysis:result.tabs.micronutrients")) }).click();
  await takeScreenshot(page, info, "walk-result-micronutrients");
  await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
  await page.waitForTimeout(600);
  await takeScreenshot(page, info, "walk-saved");
});

test("a photo that asks, then its result", async ({ page, t }, info) => {
  test.slow();
  await signUp(page);
  await storeGoals(page);
  await page.goto("/dashboard");
  await startScan(page, t);
  const dialog = page.getByRole("dialog");
  await page.getByRole("tab", { name: t("analysis:capture.tabs.camera") }).click();
  await expect(dialog.getByRole("button", { name: t("analysis:camera.capture") })).toBeEnabled();
  await takeScreenshot(page, info, "walk-camera");
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "meal.jpg", mimeType: "image/jpeg", buffer: await drawnMeal().jpeg().toBuffer() });
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).waitFor();
  await takeScreenshot(page, info, "walk-photo");
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  let at = 0;
  await answerQuestions(page, t, async () => {
    at += 1;
    await takeScreenshot(page, info, `walk-question-${at}`);
  });
  await takeScreenshot(page, info, "walk-answered");
});
