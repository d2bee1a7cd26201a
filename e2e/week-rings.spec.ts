import { addDays } from "#domain/time/calendar-day.ts";
import { weekOf } from "#domain/time/day-range.ts";
import { browserDaysAgo } from "./browser-day.ts";
import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

test("opens last week's Tuesday in two taps, and says which days were above the goal", {
  tag: "@spanish",
}, async ({ page, t }) => {
  const email = await signUp(page);
  // 1,970 kcal, or 1,379, on a day.
  await storeGoals(page, { calories: 1700 });
  await seedPastMeals(email, 16);
  await page.goto("/meals");
  const week = page.getByRole("navigation", { name: t("meals:week.label") });
  await expect(week.getByRole("listitem")).toHaveCount(7);
  await expect(week.locator("[aria-current=date]")).toHaveCount(1);
  await week.getByRole("link", { name: t("meals:week.previous") }).click();
  await expect(page).toHaveURL(new RegExp(`day=${browserDaysAgo(7)}`));
  const tuesday = addDays(weekOf(browserDaysAgo(7)).from, 1);
  // 116 % or 81 % of the goal, by the day.
  await expect(week.getByRole("link", { name: /116/ }).first()).toHaveAccessibleName(
    new RegExp(t("meals:week.above", { percent: "116.%" })),
  );
  await expect(week.getByRole("link", { name: /81/ }).first()).toHaveAccessibleName(
    new RegExp(t("meals:week.share", { percent: "81.%" })),
  );
  await week.getByRole("listitem").nth(1).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`day=${tuesday}`));
  await expect(week.getByRole("listitem").nth(1).getByRole("link")).toHaveAttribute("aria-current", "date");
  await expect(page.getByText("Oats with banana").first()).toBeVisible();
  await week.getByRole("link", { name: t("meals:week.next") }).click();
  await expect(week.getByRole("link", { name: t("meals:week.next") })).toHaveCount(0);
});
