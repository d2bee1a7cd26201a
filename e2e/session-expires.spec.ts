import type { Locator, Page } from "@playwright/test";
import { actOn, rowOf } from "./diary-rows.ts";
import { expireSession } from "./expire-session.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { fillInLogin } from "./log-in.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { settle } from "./settle.ts";
import { waitForAddLists } from "./shell-ready.ts";

const meal = "Oats with banana";

/** Leads back to the page where the session was found to have expired. */
async function logInAgain(page: Page, t: Texts, account: { email: string; path: string }): Promise<void> {
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("link", { name: t("marketing:ended.logIn") }).click();
  await expect(page.getByText(t("auth:login.leadsBack"))).toBeVisible();
  await fillInLogin(page, t, account);
  await page.waitForURL(`**${account.path}`);
}

/** Clicks the button, unless the page is already leaving because another call met the expired session. */
async function clickIfStillThere(button: Locator): Promise<void> {
  await button.click({ timeout: 3000 }).catch(() => undefined);
}

test("restores an unsaved edit of a meal after logging in again, unless it was cancelled", {
  tag: "@once",
}, async ({ page, t, expectedFailures }) => {
  expectedFailures.add(401);
  const email = await signUp(page);
  await seedPastMeals(email, 1);
  await page.goto("/meals");
  const edit = () => actOn(rowOf(page, meal), t, "edit");
  const name = page.getByLabel(t("meals:edit.name"));
  const grams = page.getByRole("dialog").getByRole("list").getByRole("textbox");
  await edit();
  await name.fill("Given up");
  await page.getByRole("button", { name: t("meals:edit.cancel") }).click();
  await edit();
  await expect(name).toHaveValue(meal);

  await name.fill("Sunday breakfast");
  await grams.fill("310");
  await grams.press("Tab");
  await expireSession(page);
  await clickIfStillThere(page.getByRole("button", { name: t("meals:edit.save") }));
  await logInAgain(page, t, { email, path: "/meals" });
  await edit();
  await expect(name).toHaveValue("Sunday breakfast");
  await expect(grams).toHaveValue("310");
  await page.getByRole("button", { name: t("meals:edit.save") }).click();
  await expect(page.getByRole("heading", { name: "Sunday breakfast" })).toBeVisible();
});

test("restores unsaved goals after logging in again and after a reload, and sends a message to support all the same", {
  tag: "@once",
}, async ({ page, t, expectedFailures }) => {
  expectedFailures.add(401);
  const email = await signUp(page);
  await page.goto("/profile");
  const fiber = page.getByRole("slider", { name: t("dashboard:goals.fiber") });
  await fiber.press("ArrowRight");
  await expect(fiber).toHaveValue("26");
  await page.reload();
  await expect(fiber).toHaveValue("26");
  await expireSession(page);
  await clickIfStillThere(page.getByRole("button", { name: t("dashboard:goals.save") }));
  await logInAgain(page, t, { email, path: "/profile" });
  await expect(fiber).toHaveValue("26");

  await page.getByRole("button", { name: t("profile:support.title") }).click();
  await page.getByLabel(t("profile:support.subject")).fill("Export");
  await page.getByLabel(t("profile:support.message")).fill("Where is my CSV?");
  // A call of the page that is still under way would meet the expired session first, and lead to the start page.
  await waitForAddLists(page);
  await settle(page);
  await expireSession(page);
  await page.getByRole("button", { name: t("profile:support.send") }).click();
  await expect(page.getByText(t("profile:support.sentTitle"), { exact: true })).toBeVisible();
});
