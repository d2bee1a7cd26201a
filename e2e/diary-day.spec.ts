import { browserDaysAgo } from "./browser-day.ts";
import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

const goalCalories = 2000;

test("jumps to a day by the calendar, and reads each meal type's total beside the day's and its goal", {
  tag: "@spanish",
}, async ({ page, t, language }) => {
  const email = await signUp(page);
  await storeGoals(page);
  await seedPastMeals(email, 9);
  await page.goto("/meals");
  const lastWeek = browserDaysAgo(7);
  await page.getByLabel(t("meals:day.jump")).fill(lastWeek);
  await expect(page).toHaveURL(new RegExp(`day=${lastWeek}`));
  const totals = { breakfast: 520, lunch: 760, dinner: 690 };
  const written = (kcal: number) => new Intl.NumberFormat(language).format(kcal);
  for (const [type, kcal] of Object.entries(totals))
    await expect(
      page.getByRole("heading", { level: 2, name: new RegExp(`^${t(`meals:type.${type}`)}`) }),
    ).toContainText(written(kcal));
  const total = totals.breakfast + totals.lunch + totals.dinner;
  const day = page.getByRole("region", { name: t("meals:day.total") });
  await expect(day.first()).toContainText(written(total));
  await expect(day.first()).toContainText(written(goalCalories));
});
