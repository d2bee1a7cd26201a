import type { Page } from "@playwright/test";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { waitForShell } from "./shell-ready.ts";
import { startScan } from "./start-scan.ts";
import { typedMeals } from "./typed-meals.ts";

test.use({ serviceWorkers: "allow" });

/** Idempotency keys of the scans that the page sends, in order. */
function watchScans(page: Page): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/mealSubmissions/text")) return;
    keys.push(request.headers()["idempotency-key"] ?? "none");
  });
  return keys;
}

test("an offline scan is sent once when back online, then reviewed and saved", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await register(page, t);
  await waitForShell(page);
  const keys = watchScans(page);
  await page.context().setOffline(true);
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(typedMeals[language]);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(t("analysis:waiting.keptTitle"))).toBeVisible();
  await expectAccessible("[role=dialog]");
  await page.getByRole("button", { name: t("analysis:waiting.done"), exact: true }).click();

  await page.reload();
  const waiting = page.getByRole("main").getByRole("listitem").filter({ hasText: typedMeals[language] });
  await expect(waiting.getByText(t("analysis:waiting.offline"))).toBeVisible();
  await expect(waiting).toContainText(typedMeals[language]);
  await expectAccessible();

  await page.context().setOffline(false);
  await expect(waiting.getByText(t("analysis:waiting.ready"))).toBeVisible();
  // Two failed attempts and a third one, all with the same idempotency key.
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  const sentSoFar = keys.length;
  await waiting.getByRole("button", { name: t("analysis:waiting.look") }).click();
  const skip = page.getByRole("button", { name: t("analysis:clarify.skip") });
  // Kept for the meal at which it was made, which depends on the hour.
  const meals = mealTypes.map((type) => t(`analysis:result.saveAs.${type}`));
  const save = page.getByRole("button", { name: new RegExp(`^(${meals.join("|")})`) });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await save.click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  await expect(waiting).toBeHidden();
  expect(keys).toHaveLength(sentSoFar);
  await page.goto("/meals");
  const saved = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(saved).toHaveCount(1);
});
