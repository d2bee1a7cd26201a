import { analyseMeal } from "./analyse.ts";
import { expect, test } from "./fixtures.ts";
import { register, registerThroughForm } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

test("a saved meal appears on the dashboard and in the meals until it is deleted", {
  tag: "@french",
}, async ({ page, t, language, expectAccessible }) => {
  await register(page, t);
  await expect(page.getByText(t("dashboard:today.emptyTitle"))).toBeVisible();
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
  await expectAccessible();

  await page.getByRole("link", { name: t("meals:day.previous") }).click();
  await expect(page.getByText(t("meals:empty.dayTitle"))).toBeVisible();
  await page.goBack();
  await expect(meal).toBeVisible();

  await meal.getByRole("button", { name: t("meals:card.delete", { name: "Second breakfast" }) }).click();
  const question = page.getByRole("dialog", { name: t("meals:delete.title") });
  await expect(question.getByText(t("meals:delete.text"))).toBeVisible();
  await expectAccessible("[role=dialog]");
  await question.getByRole("button", { name: t("meals:delete.confirm"), exact: true }).click();
  await expect(page.getByText(t("meals:delete.done.title"), { exact: true })).toBeVisible();
  await expect(meal).toBeHidden();
  await expect(page.getByText(t("meals:empty.todayTitle"))).toBeVisible();
});

test("a visitor's saved meal moves to the new account", { tag: "@once" }, async ({ page, t, language }) => {
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await analyseMeal(page, t, typedMeals[language]);
  await page.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(page.getByText(t("analysis:signUpPrompt.textSaved"))).toBeVisible();
  await registerThroughForm(page, t);
  await page.goto("/meals");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
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
