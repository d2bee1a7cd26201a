import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register, signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

test("shows macros, calories and trends of the chosen range", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await makePro(email);
  await page.goto("/analysis");
  await expect(page.getByText(t("dashboard:analysis.noDataText"))).toBeVisible();
  await expectAccessible();
  await page.getByRole("tab", { name: t("dashboard:analysis.trends") }).click();
  await expect(page.getByText(t("dashboard:analysis.noGoalDataText"))).toBeVisible();
  await expectAccessible();

  await seedPastMeals(email, 10);
  await storeGoals(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: t("dashboard:range.week") })).toBeChecked();
  const shares = page.getByRole("table", { name: t("dashboard:insights.macros") });
  await expect(shares.getByRole("row")).toHaveCount(5);

  await page.getByRole("tab", { name: t("dashboard:insights.calories") }).click();
  const calories = page.getByRole("table", { name: t("dashboard:insights.calories") });
  await expect(calories.getByRole("row")).toHaveCount(8);
  await page.getByText(t("dashboard:range.day"), { exact: true }).click();
  await expect(calories.getByRole("row")).toHaveCount(2);
  await expect(calories.getByRole("rowheader", { name: /^08:00$/ })).toBeVisible();

  await page.getByRole("tab", { name: t("dashboard:analysis.trends") }).click();
  await expect(page.getByText(t("dashboard:analysis.noTrendOfDay"))).toBeVisible();
  await page.getByText(t("dashboard:range.month"), { exact: true }).click();
  await expect(
    page.getByRole("table", { name: t("dashboard:analysis.trendsCaption") }).getByRole("row"),
  ).toHaveCount(31);
  await expect(page.getByText(t("dashboard:analysis.standing.open")).first()).toBeVisible();
  await expectAccessible();
});

test("loads data and charts of a tab only when it opens", { tag: "@once" }, async ({ page, t }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await makePro(email);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: t("dashboard:insights.macros") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.includes("chart"))).toEqual([]);

  asked.length = 0;
  await page.goto("/analysis");
  await expect(page.getByRole("table")).toBeAttached();
  expect(asked.some((path) => path.includes("pie-chart"))).toBe(true);
  expect(asked.filter((path) => /bar-chart|trend-chart|insights\/(calories|goals)/.test(path))).toEqual([]);
  await page.getByRole("tab", { name: t("dashboard:insights.calories") }).click();
  await expect(page.getByRole("table", { name: t("dashboard:insights.calories") })).toBeAttached();
  expect(asked).toContain("/api/insights/calories/week");
  expect(asked.filter((path) => /trend-chart|insights\/goals/.test(path))).toEqual([]);
});

test("sends a free account to the plans, also when it opens the address directly", {
  tag: "@french",
}, async ({ page, t, expectAccessible }) => {
  await register(page, t);
  await page
    .getByRole("navigation", { name: t("common:nav.main") })
    .filter({ visible: true })
    .getByRole("link", { name: t("common:nav.short.analysis") })
    .click();
  await page.waitForURL("**/subscription");
  await page.goto("/analysis");
  await expect(page.getByRole("heading", { name: t("dashboard:premium.title") })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: t("dashboard:premium.upgrade") }),
  ).toHaveAttribute("href", "/subscription");
  await expectAccessible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("dashboard:premium.back") })
    .click();
  await page.waitForURL("**/dashboard");
});
