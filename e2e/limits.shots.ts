// Screenshots of the scan limit, and of failed scans and incomplete goals.
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { setRemainingScans } from "./set-remaining-scans.ts";
import { takeScreenshot } from "./take-screenshot.ts";

test("limits and failures", async ({ page, t, expectedFailures }, info) => {
  test.setTimeout(120_000);
  for (const status of [403, 404]) expectedFailures.add(status);
  const email = await register(page, t);
  await setRemainingScans(email, 1);
  await page.reload();
  await expect(page.getByRole("region", { name: t("dashboard:scansBanner.lastTitle") })).toBeVisible();
  await takeScreenshot(page, info, "near-limit-dashboard");
  await setRemainingScans(email, 2);
  await page.goto("/scanner");
  await expect(page.getByText(/\dh \d+m|\dm \d+s/)).toBeVisible();
  await takeScreenshot(page, info, "near-limit-scanner");

  await page.route("**/api/mealSubmissions/text", (route) =>
    route.fulfill({ status: 403, json: { code: "daily_scan_limit_exceeded", message: "" } }),
  );
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await takeScreenshot(page, info, "near-limit-capture");
  await page.getByLabel(t("analysis:capture.textLabel")).fill("arroz");
  await page.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  await expect(page.getByText(t("analysis:failure.dailyLimitText", { count: 10 }))).toHaveCount(2);
  await takeScreenshot(page, info, "scan-limit-toast");

  await page.goto("/profile");
  for (const name of ["fat", "fiber"])
    await page.getByRole("slider", { name: t(`dashboard:goals.${name}`) }).fill("0");
  await page.getByText(t("dashboard:goals.incomplete", { goals: "" }).slice(0, 20)).scrollIntoViewIfNeeded();
  await takeScreenshot(page, info, "goals-incomplete");
  await page.goto("/meals?day=2026-01-05");
  await expect(page.getByText(t("meals:meal.empty")).first()).toBeVisible();
  await takeScreenshot(page, info, "meals-empty-past-day");
});
