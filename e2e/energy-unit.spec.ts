import { analyseMeal } from "./analyse.ts";
import { findTexts } from "./find-texts.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { registerThroughForm, signUp } from "./register.ts";
import { seedWeights } from "./seed-weights.ts";
import { settle } from "./settle.ts";
import { storeGoals } from "./store-goals.ts";
import { typedMeals } from "./typed-meals.ts";

test("shows energy in kJ on every page by choice, and takes what is typed as kJ", {
  tag: "@spanish",
}, async ({ page, t }) => {
  const email = await signUp(page);
  await makePro(email);
  await seedPastMeals(email, 20);
  await seedWeights(email);
  await storeGoals(page);
  await page.goto("/profile");
  const setting = page.getByRole("radio", { name: "kJ" });
  await setting.check({ force: true });
  await settle(page);
  const isInKilojoules = () => expect.poll(() => findTexts(page, /kcal|kilocal/i)).toEqual([]);
  const dialog = page.getByRole("dialog");

  await goTo(page, "/meals");
  // 520 kcal of oats.
  const total = page.getByRole("region", { name: t("meals:day.total") });
  await expect(total).toContainText(/2\D?176/);
  await isInKilojoules();
  await page
    .getByRole("button", { name: t("meals:meal.add", { meal: t("meals:type.lunch") }), exact: true })
    .click();
  await expect(dialog.getByText("Oats with banana").first()).toBeVisible();
  await isInKilojoules();
  await dialog
    .getByRole("button", { name: t("add:ways.quick") })
    .or(dialog.getByText("Energía", { exact: true }))
    .first()
    .click();
  await dialog.getByLabel(/\(kJ\)/).fill("2092");
  await isInKilojoules();
  await dialog.getByRole("button", { name: t("add:add"), exact: true }).click();
  await dialog.getByRole("button", { name: t("add:tray.done") }).click();
  // 500 kcal more.
  await expect(total).toContainText(/4\D?268/);

  await goTo(page, "/dashboard");
  await expect(page.getByText("Oats with banana").first()).toBeVisible();
  await isInKilojoules();
  await page.getByRole("button", { name: t("dashboard:summary.edit") }).click();
  const goal = dialog.getByRole("textbox").first();
  await expect(goal).toHaveValue("8368");
  await isInKilojoules();
  await goal.fill("9000");
  await goal.blur();
  await dialog.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/9\D?000\skJ/).first()).toBeVisible();

  await goTo(page, "/analysis");
  await expect(page.getByRole("tab")).toHaveCount(3);
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByRole("tabpanel")).toContainText("kJ");
  await isInKilojoules();
  await page.goto("/body");
  await expect(page.locator(".recharts-line").first()).toBeVisible();
  await isInKilojoules();
});

test.describe("in a country of kJ", () => {
  test.use({ locale: "en-AU" });

  test("a visitor reads kJ, and still does after signing up, with the meal that was saved before", {
    tag: "@once",
  }, async ({ page, t }) => {
    const isInKilojoules = async () => {
      await expect.poll(() => findTexts(page, /kJ/)).not.toEqual([]);
      expect(await findTexts(page, /kcal|kilocal/i)).toEqual([]);
    };
    await page.goto("/scanner");
    await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
    await analyseMeal(page, t, typedMeals.en);
    await isInKilojoules();
    await page.getByRole("button", { name: t("analysis:result.save") }).click();
    await expect(page.getByText(t("analysis:signUpPrompt.textSaved"))).toBeVisible();
    await registerThroughForm(page, t);
    await isInKilojoules();
    await goTo(page, "/meals");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  });
});
