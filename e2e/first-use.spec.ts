import { mealTypes } from "#domain/nutrition/meal-type.ts";
// What newcomers stumbled over, each as they met it.
import { browserDaysAgo } from "./browser-day.ts";
import { actOn, rowOf, rowsOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

const breakfast = "Oats with banana";

test("draws the trend with whole labels and a mark for each day with meals", { tag: "@once" }, async ({
  page,
  t,
}) => {
  const email = await signUp(page);
  await makePro(email);
  await storeGoals(page);
  await seedPastMeals(email, 3);
  await page.goto("/analysis");
  await page.getByRole("tab", { name: t("dashboard:analysis.trends") }).click();
  const chart = page.locator("svg.recharts-surface").first();
  await expect(chart.locator(".recharts-line-dots").first()).toBeVisible();
  const box = await chart.boundingBox();
  const labels = await chart.locator(".recharts-xAxis-tick-labels text").all();
  expect(labels).toHaveLength(7);
  for (const label of labels) {
    const { x = 0, width = 0 } = (await label.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    expect(x).toBeGreaterThanOrEqual(box?.x ?? 0);
  }
  // A day without meals has an empty group.
  await expect(chart.locator(".recharts-line-dots > :not(g:empty)")).toHaveCount(3 * 5);
});

test("speaks of no first meal to somebody who moved theirs to another day", { tag: "@once" }, async ({
  page,
  t,
}) => {
  const email = await signUp(page);
  await seedPastMeals(email, 1);
  await page.goto("/meals");
  await actOn(rowOf(page, breakfast), t, "edit");
  await page.getByLabel(t("meals:edit.time")).fill(`${browserDaysAgo(1)}T08:00`);
  await page.getByRole("button", { name: t("meals:edit.save") }).click();
  await expect(rowsOf(page)).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText(/first meal/i);
  await goTo(page, "/dashboard");
  // The meal at which it was eaten offers it.
  await expect(page.getByText(t("meals:meal.empty"))).toHaveCount(mealTypes.length - 1);
  await expect(page.getByRole("main")).not.toContainText(/first meal/i);
});
