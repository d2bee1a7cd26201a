import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register } from "./register.ts";
import { seedWeights } from "./seed-weights.ts";
import { showBodyCard } from "./show-body-card.ts";
import { storeGoals } from "./store-goals.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

test("the weight log, and its card on the dashboard", async ({ page, t }, info) => {
  const email = await register(page, t);
  await seedPastMeals(email, 3);
  await storeGoals(page);
  await seedWeights(email);
  await page.goto("/dashboard");
  await showBodyCard(page, t);
  await takePageScreenshot(page, info, "dashboard-weight");
  await page.goto("/body");
  await expect(page.locator(".recharts-line").first()).toBeVisible();
  await page.getByRole("button", { name: t("body:target.set") }).click();
  await page.getByLabel(t("body:target.field", { unit: "kg" })).fill("72");
  await page.getByRole("button", { name: t("body:target.save") }).click();
  await expect(page.getByRole("button", { name: t("body:target.remove") })).toBeVisible();
  await takePageScreenshot(page, info, "body");
  await page.getByRole("button", { name: t("body:weight.log") }).click();
  await takeScreenshot(page, info, "body-weigh");
});
