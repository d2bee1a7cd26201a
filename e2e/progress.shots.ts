// Screenshots of goals, progress, analysis and profile: new, free, Pro, empty, failing.
import type { Page } from "@playwright/test";
import { fillBody } from "./fill-body.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register, registerWithSetupOpen } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { storeGoals } from "./store-goals.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

const pastDays = 40;

async function dismissToast(page: Page, t: Texts): Promise<void> {
  const close = page
    .getByRole("region", { name: t("common:toast.region") })
    .getByRole("button", { name: t("common:action.close") });
  if (await close.isVisible()) await close.click();
}

test("first goals of a new account", async ({ page, t }, info) => {
  await registerWithSetupOpen(page, t);
  await page.getByRole("dialog", { name: t("profile:setup.title") }).waitFor();
  await dismissToast(page, t);
  await takeScreenshot(page, info, "goal-setup-walkthrough");
  for (const label of ["next", "next", "next", "continue"] as const)
    await page.getByRole("button", { name: t(`profile:setup.${label}`), exact: true }).click();
  await takeScreenshot(page, info, "goal-setup-form");
  await fillBody(page.getByRole("dialog"), t);
  await page.getByLabel(t("profile:body.weight")).fill("70");
  await page.getByRole("button", { name: t("profile:suggest.calculate") }).click();
  await page.getByRole("dialog", { name: t("profile:review.title") }).waitFor();
  await takeScreenshot(page, info, "goal-setup-review");
});

test("progress and profile of a free account", async ({ page, t, isMobile }, info) => {
  const email = await register(page, t);
  await seedPastMeals(email, pastDays);
  await storeGoals(page);
  await page.reload();
  await expect(page.getByText(t("dashboard:week.streak"))).toBeVisible();
  await takePageScreenshot(page, info, "dashboard-free");
  await page.goto("/analysis");
  await expect(page.getByText(t("dashboard:premium.title"))).toBeVisible();
  await takeScreenshot(page, info, "analysis-free");
  await page.goto("/profile");
  await expect(page.getByRole("slider").first()).toBeVisible();
  await takePageScreenshot(page, info, "profile-free");
  if (!isMobile) return;
  await page.getByRole("button", { name: t("profile:support.title") }).click();
  await takeScreenshot(page, info, "contact-support");
});

test("a day and a week above their goals", async ({ page, t }, info) => {
  const email = await register(page, t);
  await seedPastMeals(email, pastDays);
  await makePro(email);
  const quick = { from: "quick", name: "Lunch", calories: 780 };
  await sendAsAccount(page, { method: "POST", path: "/api/meals", data: { items: [quick] } });
  await storeGoals(page, { calories: 1000, protein: 30, carbs: 70, fat: 10, fiber: 20 });
  await page.reload();
  await expect(page.getByText(t("dashboard:week.streak"))).toBeVisible();
  await takePageScreenshot(page, info, "dashboard-above");
  await page.goto("/meals");
  await expect(page.getByRole("region", { name: t("meals:day.total") })).toBeVisible();
  await takeScreenshot(page, info, "meals-above");
  await page.goto("/analysis");
  await page.getByRole("tab").nth(2).click();
  await expect(page.locator(".recharts-surface").first()).toBeVisible();
  await takePageScreenshot(page, info, "analysis-above");
});

test("progress, analysis and profile of a Pro account", async ({ page, t }, info) => {
  const email = await register(page, t);
  await makePro(email);
  await page.goto("/analysis");
  await expect(page.getByText(t("dashboard:analysis.noDataText"))).toBeVisible();
  await takeScreenshot(page, info, "analysis-empty");
  await seedPastMeals(email, pastDays);
  await storeGoals(page);
  await page.goto("/dashboard");
  await expect(page.getByText(t("dashboard:recommendation.why"))).toBeVisible();
  await expect(page.getByText(t("dashboard:week.streak"))).toBeVisible();
  await takePageScreenshot(page, info, "dashboard-pro");
  await page.goto("/analysis");
  for (const [at, tab] of ["macros", "calories", "trends"].entries()) {
    await page.getByRole("tab").nth(at).click();
    await expect(page.locator(".recharts-surface").first()).toBeVisible();
    await takePageScreenshot(page, info, `analysis-${tab}`);
  }
  await page.goto("/profile");
  await expect(page.getByText(t("common:plan.proMember"))).toBeVisible();
  await takePageScreenshot(page, info, "profile-pro");
});

test("server errors", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(500);
  await register(page, t);
  await page.route(/\/api\/(dashboard|insights|dailySummaries|meals)/, (route) =>
    route.fulfill({ status: 500, json: { code: "internal_error", message: "Something went wrong." } }),
  );
  await page.reload();
  await expect(page.getByText(t("common:offline.outdated"))).toBeVisible();
  await takePageScreenshot(page, info, "dashboard-failing");
});
