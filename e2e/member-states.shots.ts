// Screenshots of dialogs over saved meals, used-up scans and failed requests.
import { actOn, openRow, rowOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register } from "./register.ts";
import { setRemainingScans } from "./set-remaining-scans.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

const failure = { status: 500, json: { code: "internal_error", message: "Something went wrong." } };

test("dialogs of a saved meal", async ({ page, t }, info) => {
  const email = await register(page, t);
  await makePro(email);
  await seedPastMeals(email, 3);
  await page.goto("/meals");
  await actOn(rowOf(page, "Oats with banana"), t, "edit");
  await page.getByRole("dialog", { name: t("meals:edit.title") }).waitFor();
  await takeScreenshot(page, info, "meal-edit");
  await page.getByLabel(t("meals:edit.name")).fill(" ");
  await page.getByRole("button", { name: t("meals:edit.save") }).click();
  await takeScreenshot(page, info, "meal-edit-problem");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("meals:export.button") }).click();
  await page.getByRole("dialog", { name: t("meals:export.title") }).waitFor();
  await page.getByText(t("meals:export.spans.own"), { exact: true }).click();
  await takeScreenshot(page, info, "meals-export");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: t("meals:day.previous") }).click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await openRow(rowOf(page, "Oats with banana"));
  await page.getByRole("button", { name: new RegExp(`^${t("meals:card.more")}`) }).click();
  await takePageScreenshot(page, info, "meals-more");
  await actOn(rowOf(page, "Oats with banana"), t, "again");
  await takeScreenshot(page, info, "meals-again");
  await actOn(rowOf(page, "Oats with banana"), t, "delete");
  await takeScreenshot(page, info, "meals-delete");
});

test("scans run out", async ({ page, t }, info) => {
  const email = await register(page, t);
  await setRemainingScans(email, 1);
  await page.reload();
  await expect(page.getByText(t("dashboard:scansBanner.lastTitle"))).toBeVisible();
  await takeScreenshot(page, info, "scans-last");
  await setRemainingScans(email, 0);
  await page.reload();
  await expect(page.getByText(t("dashboard:scansBanner.outTitle"))).toBeVisible();
  await takeScreenshot(page, info, "scans-out");
  await page.goto("/scanner");
  await page.waitForLoadState("networkidle");
  await takeScreenshot(page, info, "scanner-out");
});

test("failed requests", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(500);
  const email = await register(page, t);
  await makePro(email);
  const calls = /\/api\/(dashboard|insights|meals|dailySummaries)/;
  await page.route(calls, (route) => route.fulfill(failure));
  // A day that was not seen before: of the others the last answer is shown.
  await page.goto("/meals?day=2026-01-05");
  await expect(page.getByText(t("meals:failed.title"))).toBeVisible();
  await takeScreenshot(page, info, "meals-failing");
  await page.goto("/analysis");
  await page.getByText(t("dashboard:range.month"), { exact: true }).click();
  await expect(page.getByText(t("dashboard:summary.failed"))).toBeVisible();
  await takeScreenshot(page, info, "analysis-failing");
  await page.unroute(calls);
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByText(t("dashboard:analysis.noDataText"))).toBeVisible();
  await takeScreenshot(page, info, "analysis-calories-empty");
  await page.getByRole("tab").nth(2).click();
  await expect(page.getByText(t("dashboard:analysis.noGoalDataText"))).toBeVisible();
  await takeScreenshot(page, info, "analysis-trends-no-goals");
});
