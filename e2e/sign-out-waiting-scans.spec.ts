import type { Page } from "@playwright/test";
import { expect, type Texts, test } from "./fixtures.ts";
import { logIn } from "./log-in.ts";
import { register } from "./register.ts";
import { waitForShell } from "./shell-ready.ts";
import { startScan } from "./start-scan.ts";
import { storedWith } from "./stored-data.ts";
import { typedMeals } from "./typed-meals.ts";

test.use({ serviceWorkers: "allow" });

async function scanOffline(page: Page, t: Texts, meal: string): Promise<void> {
  await waitForShell(page);
  await page.context().setOffline(true);
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(meal);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(t("analysis:waiting.keptTitle"))).toBeVisible();
  await page.getByRole("button", { name: t("analysis:waiting.done"), exact: true }).click();
}

async function askToSignOut(page: Page, t: Texts): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: t("profile:account.signOut") }).click();
  await expect(page.getByText(t("auth:signOut.unsaved", { count: 1 }))).toBeVisible();
}

test("signing out warns about a waiting scan, and can save it", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  const email = await register(page, t);
  const meal = typedMeals[language];
  await scanOffline(page, t, meal);
  await askToSignOut(page, t);
  await expect(page.getByText(t("auth:signOut.offline"))).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: t("auth:signOut.save") }).click();
  await expect(page.getByText(t("auth:signOut.notSaved", { count: 1 }))).toBeVisible();
  expect(await storedWith(page, [meal])).not.toEqual([]);

  await page.context().setOffline(false);
  await page.getByRole("button", { name: t("auth:signOut.save") }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await storedWith(page, [meal, email])).toEqual([]);
  await logIn(page, t, email);
  await page.goto("/meals");
  const meals = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(meals).toHaveCount(1);
});

test("a waiting scan can be kept by staying signed in, or discarded, even offline", { tag: "@once" }, async ({
  page,
  t,
  language,
}) => {
  const email = await register(page, t);
  const meal = typedMeals[language];
  await scanOffline(page, t, meal);
  await askToSignOut(page, t);
  await page.getByRole("button", { name: t("auth:signOut.stay") }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: meal })).toBeVisible();

  await askToSignOut(page, t);
  await page.getByRole("button", { name: t("auth:signOut.discard") }).click();
  await expect.poll(() => page.evaluate("localStorage.getItem('accessToken')")).toBeNull();
  await page.context().setOffline(false);
  await page.goto("/login");
  expect(await storedWith(page, [meal, email])).toEqual([]);
});
