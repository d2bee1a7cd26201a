import { rowOf, rowsOf } from "./diary-rows.ts";
import { seedEaten } from "./eaten-foods.ts";
import { expect, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { signUp } from "./register.ts";

const yogurt = { mealType: "snack", name: "Yogur natural", grams: 125, calories: 79 } as const;
const soup = { mealType: "dinner", name: "Sopa de fideos", grams: 300, calories: 140 } as const;

test("an empty meal offers what is usual at it in one tap, once there is a habit, and nothing moves", {
  tag: "@spanish",
}, async ({ page, t, expectAccessible }) => {
  const email = await signUp(page);
  for (const daysAgo of [1, 2, 3]) await seedEaten(email, [yogurt], daysAgo);
  await seedEaten(email, [soup], 2);
  await watchLayout(page);
  await page.goto("/meals", { waitUntil: "networkidle" });
  const snack = page.getByRole("region", { name: new RegExp(`^${t("meals:type.snack")}`) });
  const usual = page.getByRole("button", {
    name: new RegExp(`^${t("meals:meal.usual", { name: yogurt.name, meal: t("meals:type.snack") })}`),
  });
  await expect(usual).toBeVisible();
  // Of yesterday too, beside it; once is no habit.
  await expect(snack.getByRole("button", { name: t("meals:meal.same.yesterday") })).toBeVisible();
  await expect(page.getByRole("main").getByText(soup.name)).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible();
  await usual.click();
  await expect(rowOf(page, yogurt.name).getByRole("heading")).toContainText(/125.g/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
});
