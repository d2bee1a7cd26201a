import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { analyseMeal } from "./analyse.ts";
import { actionIn, openRow } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

test("a saved meal appears on the dashboard and in the meals until it is deleted", {
  tag: "@french",
}, async ({ page, t, language, expectAccessible }) => {
  await register(page, t);
  await expect(page.getByText(t("meals:meal.empty")).first()).toBeVisible();
  await expectAccessible();

  await startScan(page, t);
  await analyseMeal(page, t, typedMeals[language]);
  await page.getByRole("dialog").getByRole("heading", { level: 3 }).first().getByRole("button").click();
  await page.getByLabel(t("analysis:result.nameLabel")).fill("Second breakfast");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("Second breakfast")).toBeVisible();
  await expect(page.getByRole("img", { name: /kcal/ })).not.toHaveAccessibleName(/^0\s/);

  await page.getByRole("link", { name: t("dashboard:today.all") }).click();
  const meal = page.getByRole("main").getByRole("listitem").filter({ hasText: "Second breakfast" });
  await expect(meal).toBeVisible();
  await expect(page.getByRole("button", { name: t("meals:day.next") })).toBeDisabled();

  await page.getByRole("link", { name: t("meals:day.previous") }).click();
  await expect(page.getByText(t("meals:meal.empty")).first()).toBeVisible();
  await page.goBack();
  await expect(meal).toBeVisible();

  await openRow(meal);
  await expectAccessible();
  await actionIn(meal, t, "delete").click();
  const inItsPlace = page.getByText(t("meals:row.deleted", { name: "Second breakfast" }), { exact: true });
  await expect(inItsPlace).toBeVisible();
  await expectAccessible();
  await expect(inItsPlace).toBeHidden();
  await page.reload();
  await expect(page.getByText(t("meals:meal.empty"))).toHaveCount(mealTypes.length);
});

test("compares the day with the goals after they are set", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await register(page, t);
  await page.getByRole("button", { name: t("dashboard:summary.setGoals") }).click();
  const fiber = page.getByRole("slider", { name: t("dashboard:goals.fiber") });
  await fiber.focus();
  await page.keyboard.press("ArrowRight");
  await expect(fiber).toHaveValue("26");
  await expectAccessible("[role=dialog]");
  await page.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(page.getByText(t("dashboard:goals.saved.title"), { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(/26\sg/)).toBeVisible();
});
