import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register } from "./register.ts";
import { storeGoals } from "./store-goals.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

test("the sheet that adds without a scan, and the day by types", async ({ page, t }, info) => {
  const email = await register(page, t);
  await seedPastMeals(email, 3);
  await storeGoals(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: t("common:nav.addFood") }).click();
  const oats = page.getByRole("dialog").getByRole("button", { name: /^Oats with banana/ });
  await expect(oats.first()).toBeVisible();
  await takeScreenshot(page, info, "add-sheet");
  await oats.first().click();
  await takeScreenshot(page, info, "add-amount");
  await page.getByRole("button", { name: t("add:back") }).click();
  await page.getByRole("button", { name: t("add:title.ownFood") }).click();
  await takeScreenshot(page, info, "add-own-food");
  await page.goto("/meals");
  await expect(page.getByRole("heading", { name: "Oats with banana" })).toBeVisible();
  await page
    .getByRole("button", { name: t("meals:day.previous") })
    .or(page.getByRole("link", { name: t("meals:day.previous") }))
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Salmon and potatoes" })).toBeVisible();
  await takePageScreenshot(page, info, "meals-by-type");
});
