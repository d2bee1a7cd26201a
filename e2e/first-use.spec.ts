// What newcomers stumbled over, each as they met it.
import { addDays, calendarDayIn } from "#domain/time/calendar-day.ts";
import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";

const breakfast = "Oats with banana";

test("speaks of no first meal to somebody who moved theirs to another day", { tag: "@once" }, async ({
  page,
  t,
}) => {
  const email = await signUp(page);
  await seedPastMeals(email, 1);
  await page.goto("/meals");
  await page.getByRole("button", { name: t("meals:card.edit", { name: breakfast }) }).click();
  const yesterday = addDays(calendarDayIn("Europe/Madrid", new Date()), -1);
  await page.getByLabel(t("meals:edit.time")).fill(`${yesterday}T08:00`);
  await page.getByRole("button", { name: t("meals:edit.save") }).click();
  await expect(page.getByText(t("meals:empty.todayTitle"))).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/first meal/i);
  await page.goto("/dashboard");
  await expect(page.getByText(t("dashboard:today.emptyTitle"))).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/first meal/i);
});
