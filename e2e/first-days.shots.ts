import { actOn, rowOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";
import { takePageScreenshot } from "./take-screenshot.ts";

test("a first breakfast, and the day's vitamins and minerals", async ({ page, t }, info) => {
  const email = await signUp(page);
  await makePro(email);
  await storeGoals(page);
  await seedPastMeals(email, 1);
  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: t("dashboard:week.grid") })).toBeVisible();
  await takePageScreenshot(page, info, "first-breakfast-dashboard");
  await page.goto("/analysis");
  await page.getByRole("tab", { name: t("dashboard:analysis.trends") }).click();
  await expect(page.getByText(t("dashboard:analysis.standing.open")).first()).toBeVisible();
  await takePageScreenshot(page, info, "first-breakfast-trends");
  await page.goto("/meals");
  await page.getByRole("button", { name: t("meals:day.micronutrients") }).click();
  await expect(page.getByText(t("analysis:micro.names.vitaminC"))).toBeVisible();
  await takePageScreenshot(page, info, "day-micronutrients");
});

test("an empty day after a full one, and the import", async ({ page, t }, info) => {
  const email = await signUp(page);
  await seedPastMeals(email, 2);
  await page.goto("/meals");
  await actOn(rowOf(page, "Oats with banana"), t, "delete");
  await expect(page.getByRole("button", { name: t("add:copy.yesterday") })).toBeVisible();
  await takePageScreenshot(page, info, "empty-day");
  await page.goto("/data");
  await expect(page.getByRole("heading", { name: t("data:import.title") })).toBeVisible();
  await takePageScreenshot(page, info, "data");
});
