// A person who trains on some days has another goal on these.
import { weekdayOf, weekdays } from "#domain/goals/goals-of-day.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { browserTimeZone } from "./browser-day.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

const order = weekdays.indexOf(weekdayOf(calendarDayIn(browserTimeZone, new Date())));

test("sets more calories for today's weekday, which the ring then shows", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await signUp(page);
  await storeGoals(page);
  await page.goto("/profile");
  const days = page.getByRole("group", { name: t("dashboard:goals.weekdays.days") });
  await days.getByRole("checkbox").nth(order).check();
  const calories = page.getByRole("textbox", { name: /^Calories du / });
  await calories.fill("2600");
  await calories.press("Enter");
  await expect(page.getByText(/^180\s*g de protéines/)).toBeVisible();
  await expect(page.getByText(/En moyenne 2\s086\s*kcal par jour/)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(page.getByText(t("dashboard:goals.saved.title"), { exact: true })).toBeVisible();
  await goTo(page, "/dashboard");
  await expect(page.getByText(/2\s600/).first()).toBeVisible();
  await goTo(page, "/profile");
  await expect(days.getByRole("checkbox").nth(order)).toBeChecked();
});
