import type { Request } from "@playwright/test";
import { browserDaysAgo } from "./browser-day.ts";
import { expect, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register, signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { settle } from "./settle.ts";
import { waitForAddLists } from "./shell-ready.ts";
import { showBodyCard } from "./show-body-card.ts";
import { storeGoals } from "./store-goals.ts";

/** Stricter than the 0.1 that web.dev/cls considers good. */
const shiftMax = 0.05;

test("shows a free account its day, week and insights, and no banner that was dismissed", {
  tag: "@french",
}, async ({ page, t }) => {
  const email = await register(page, t);
  await expect(page.getByText(t("dashboard:week.noGoals"))).toBeVisible();
  await expect(page.getByText(t("dashboard:insights.nothingYet"))).toBeVisible();
  const banner = page.getByRole("region", { name: t("pro:banner.label") });
  await expect(banner.getByRole("link", { name: t("pro:banner.action") })).toHaveAttribute(
    "href",
    "/subscription",
  );
  await banner.getByRole("button", { name: t("pro:banner.dismiss") }).click();
  await expect(banner).toBeHidden();

  await seedPastMeals(email, 9);
  await storeGoals(page);
  await watchLayout(page);
  await page.reload();
  await expect(page.getByText(t("pro:card.price"))).toBeVisible();
  await expect(banner).toBeHidden();
  const week = page.getByRole("list", { name: t("dashboard:week.grid") });
  await expect(week.getByRole("listitem")).toHaveCount(7);
  await expect(page.getByText(t("dashboard:week.days", { count: 1 }), { exact: true })).toBeVisible();
  const calories = page.getByRole("list", { name: t("dashboard:insights.calories") });
  await expect(calories.getByRole("listitem")).toHaveCount(7);
  expect(await layoutShift(page)).toBeLessThanOrEqual(shiftMax);

  await page.getByText(t("dashboard:range.day"), { exact: true }).click();
  await expect(calories.getByRole("listitem")).toHaveCount(3);
  await expect(calories.getByText(`${t("dashboard:insights.morning")}: 520`)).toBeAttached();
  await page.getByText(t("dashboard:range.month"), { exact: true }).click();
  await expect(page.getByText(t("dashboard:insights.monthTotal"))).toBeVisible();
  await expect(calories).toHaveCount(0);
});

test("says what is above a goal, and never that it is reached", { tag: "@spanish" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await seedPastMeals(email, 4);
  await storeGoals(page, { calories: 1500, fat: 40 });
  await page.goto("/dashboard");
  const week = page.getByRole("list", { name: t("dashboard:week.grid") });
  const above = t("dashboard:week.aboveIn", { goals: "" }).trim();
  await expect(week.getByRole("listitem").filter({ hasText: above })).toHaveCount(2);
  await page.goto(`/meals?day=${browserDaysAgo(1)}`);
  const excess = new Intl.NumberFormat(language).format(470);
  await expect(page.getByRole("region", { name: t("meals:day.total") })).toContainText(
    `${excess}${t("meals:day.above", { unit: "kcal" })}`,
  );
  await expectAccessible();

  const quick = { from: "quick", name: "Lunch", calories: 900 };
  await sendAsAccount(page, { method: "POST", path: "/api/meals", data: { items: [quick] } });
  await storeGoals(page, { calories: 1000, fat: 10 });
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  const kcal = `${new Intl.NumberFormat(language).format(420)}\u00a0kcal`;
  await expect(main.getByText(t("analysis:goal.above", { excess: kcal }))).toBeVisible();
  await expect(main.getByText(t("analysis:goal.above", { excess: "4\u00a0g" }))).toBeVisible();
  await expect(main.getByText(t("dashboard:summary.reached"))).toHaveCount(0);
  await expectAccessible();
});

test("asks once for all figures at first, and then only for what changed", {
  tag: "@once",
}, async ({ page, t }) => {
  await seedPastMeals(await register(page, t), 1);
  await storeGoals(page);
  // The page of the registration may still be asking.
  await settle(page);
  let requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  // What an empty meal offers is not asked for any longer once the meal turns out to have foods.
  page.on("requestfailed", (failed) => {
    requests = requests.filter((request) => request !== failed);
  });
  const asked = () =>
    requests.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith("/api/"));
  await page.reload();
  await showBodyCard(page, t);
  await waitForAddLists(page);
  await settle(page);
  const [first, ...onUse] = asked();
  expect(first).toBe("/api/dashboard");
  // The body, what empty meals offer, and what can be added offline; what is usual was asked before the reload, and may be too old.
  expect(onUse.filter((path) => path !== "/api/meals/usual").sort()).toEqual([
    "/api/body/water",
    "/api/body/weights",
    "/api/favourites",
    "/api/foods/own",
    "/api/meals/list",
    "/api/products/own",
    "/api/recipes",
  ]);

  requests = [];
  await page
    .getByRole("button", { name: new RegExp(t("body:water.log")) })
    .first()
    .click();
  await expect.poll(asked).toEqual(["/api/body/water", "/api/body/water"]);
});
