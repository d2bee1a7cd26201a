/** e2e/: pictures of what a member meets now and then: dialogs over saved meals, scans that run out, answers that fail. No test. */
import { expect, test } from "./fixtures.ts";
import { leaveScans } from "./leave-scans.ts";
import { makePro } from "./make-pro.ts";
import { eatFor } from "./past-meals.ts";
import { register } from "./register.ts";
import { take } from "./take-screenshot.ts";

const failure = { status: 500, json: { code: "internal_error", message: "Something went wrong." } };

test("what can be done with a saved meal", async ({ page, t }, info) => {
  const email = await register(page, t);
  await makePro(email);
  await eatFor(email, 3);
  await page.goto("/meals");
  const edit = page.getByRole("button", { name: t("meals:card.edit", { name: "Oats with banana" }) });
  await edit.click();
  await page.getByRole("dialog", { name: t("meals:edit.title") }).waitFor();
  await take(page, info, "meal-edit");
  await page.getByLabel(t("meals:edit.name")).fill(" ");
  await page.getByRole("button", { name: t("meals:edit.save") }).click();
  await take(page, info, "meal-edit-problem");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("meals:export.button") }).click();
  await page.getByRole("dialog", { name: t("meals:export.title") }).waitFor();
  await page.getByText(t("meals:export.spans.own"), { exact: true }).click();
  await take(page, info, "meals-export");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: t("meals:day.previous") }).click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await page
    .getByRole("button", { name: new RegExp(`^${t("meals:card.more")}`) })
    .first()
    .click();
  await take(page, info, "meals-more", true);
  const again = page.getByRole("button", { name: t("meals:card.again", { name: "Oats with banana" }) });
  await again.click();
  await take(page, info, "meals-again");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /Oats with banana/ })
    .last()
    .click();
  await take(page, info, "meals-delete");
});

test("scans run out", async ({ page, t }, info) => {
  const email = await register(page, t);
  await leaveScans(email, 1);
  await page.reload();
  await expect(page.getByText(t("dashboard:scansBanner.lastTitle"))).toBeVisible();
  await take(page, info, "scans-last");
  await leaveScans(email, 0);
  await page.reload();
  await expect(page.getByText(t("dashboard:scansBanner.outTitle"))).toBeVisible();
  await take(page, info, "scans-out");
  await page.goto("/scanner");
  await page.waitForLoadState("networkidle");
  await take(page, info, "scanner-out");
});

test("answers that fail", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(500);
  const email = await register(page, t);
  await makePro(email);
  await page.route(/\/api\/(insights|meals|dailySummaries)/, (route) => route.fulfill(failure));
  await page.goto("/meals");
  await expect(page.getByText(t("meals:failed.title"))).toBeVisible();
  await take(page, info, "meals-failing");
  await page.goto("/analysis");
  await expect(page.getByText(t("dashboard:summary.failed"))).toBeVisible();
  await take(page, info, "analysis-failing");
  await page.unroute(/\/api\/(insights|meals|dailySummaries)/);
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByText(t("dashboard:analysis.noDataText"))).toBeVisible();
  await take(page, info, "analysis-calories-empty");
  await page.getByRole("tab").nth(2).click();
  await expect(page.getByText(t("dashboard:analysis.noGoalDataText"))).toBeVisible();
  await take(page, info, "analysis-trends-no-goals");
});
