import type { Browser, Page } from "@playwright/test";
import { inDatabase } from "./database.ts";
import { expireAccessToken, expireSession } from "./expire-session.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { fillInLogin, logIn, signOut, submitLogin } from "./log-in.ts";
import { closeGoalSetup, register, registerThroughForm, signUp } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { notStored, storedWith } from "./stored-data.ts";
import { typed, type UsedAccount, useAccount } from "./use-account.ts";

test.use({ serviceWorkers: "allow" });

const isHome = (url: URL) => url.pathname === "/";
/** Everybody in these tests has the same name. */
const isOnlyOfFirst = (needle: string) => !/^(Marta|Soler)$/.test(needle);

async function signOutFromPublicPage(page: Page, t: Texts): Promise<void> {
  await page.goto("/about");
  await page.getByLabel(t("common:nav.openAccountMenu")).click();
  await page.getByRole("button", { name: t("common:nav.logOut") }).click();
  await page.waitForURL(isHome);
}

/** Status of a refresh with the token. */
async function refreshStatus(page: Page, refreshToken: string | undefined): Promise<number> {
  return (await page.request.post("/api/auth/refresh", { data: { refreshToken } })).status();
}

/** Expects the scan dialog to contain no earlier input. */
async function expectEmptyScan(page: Page, t: Texts): Promise<void> {
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await expect(page.getByLabel(t("analysis:capture.textLabel"))).toHaveValue("");
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  await expect(page.getByRole("button", { name: t("analysis:gallery.choose") })).toBeVisible();
  await expect(page.getByRole("img", { name: t("analysis:photo.yours") })).toBeHidden();
  await page.keyboard.press("Escape");
}

/** On the server, and on the page before. */
async function expectSignedOut(page: Page, { email, session }: Pick<UsedAccount, "email" | "session">) {
  expect(await refreshStatus(page, session.at(-1))).toBe(401);
  await page.goBack();
  await expect(page.locator("html")).not.toHaveClass(/member/);
  await expect(page.getByText(email)).toBeHidden();
}

/** An account of somebody who has used another browser so far. */
async function registerElsewhere(browser: Browser, baseURL: string | undefined): Promise<string> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const email = await signUp(await context.newPage());
  await context.close();
  return email;
}

test("signing out, and signing in to another account, deletes all stored data in every tab", {
  tag: "@once",
}, async ({ page, t, context, browser, baseURL }) => {
  test.slow();
  const other = await registerElsewhere(browser, baseURL);
  const { email, session, unsent } = await useAccount(page, t);
  const [inApp, onPublicPage] = [await context.newPage(), await context.newPage()];
  const refused: string[] = [];
  for (const tab of [page, inApp])
    tab.on("response", (response) => response.status() === 401 && refused.push(response.url()));
  await inApp.goto("/dashboard");
  await expect(inApp.getByRole("heading", { name: "Oats with banana" }).first()).toBeVisible();
  await onPublicPage.goto("/about");
  await expect(onPublicPage.locator("html")).toHaveClass(/member/);
  await signOut(page, t);
  await inApp.waitForURL(isHome);
  await expect(onPublicPage.locator("html")).not.toHaveClass(/member/);
  for (const tab of [page, inApp, onPublicPage])
    expect(await storedWith(tab, [...session, ...unsent])).toEqual([]);
  await onPublicPage.close();
  await expectSignedOut(page, { email, session });
  // No call was sent afterwards.
  expect(refused).toEqual([]);

  await inApp.goto("/login");
  await page.bringToFront();
  const second = await registerThroughForm(page, t);
  await expectEmptyScan(page, t);
  expect(await storedWith(page, [...session.filter(isOnlyOfFirst), ...unsent])).toEqual([]);
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await page.getByLabel(t("analysis:capture.textLabel")).fill(typed.meal);
  await expect.poll(() => notStored(page, [second, typed.meal])).toEqual([]);
  await inApp.bringToFront();
  await submitLogin(inApp, t, other);
  await expect(page.getByLabel(t("analysis:capture.textLabel"))).toBeHidden();
  for (const tab of [page, inApp]) expect(await storedWith(tab, [second, typed.meal])).toEqual([]);
});

test("signing out from a public page, with an expired access token, deletes all stored data and ends the session", {
  tag: "@once",
}, async ({ page, t }) => {
  const { email, session, unsent } = await useAccount(page, t);
  await page.goto("/about");
  await expireAccessToken(page);
  await signOutFromPublicPage(page, t);
  expect(await storedWith(page, [...session, ...unsent])).toEqual([]);
  await expectSignedOut(page, { email, session });
});

test("keeps unsent work of an expired session for its owner only, and deletes it when another account signs in", {
  tag: "@once",
}, async ({ page, t, browser, baseURL, expectedFailures }) => {
  expectedFailures.add(401);
  const other = await registerElsewhere(browser, baseURL);
  const { email, session, unsent } = await useAccount(page, t);
  await expireSession(page);
  await page.goto("/meals");
  await page.waitForURL(isHome);
  expect(await storedWith(page, session)).toEqual([]);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await expect(page.getByLabel(t("analysis:capture.textLabel"))).toHaveValue("");

  await page.goto("/login");
  await fillInLogin(page, t, { email });
  await page.waitForURL("**/meals");
  await expect(page.getByRole("heading", { name: "Oats with banana" })).toBeVisible();
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.text") }).click();
  await expect(page.getByLabel(t("analysis:capture.textLabel"))).toHaveValue(typed.meal);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  await expect(page.getByLabel(t("analysis:photo.note"))).toHaveValue(typed.note);
  expect(await storedWith(page, unsent)).not.toEqual([]);

  await expireSession(page);
  await page.goto("/meals");
  await page.waitForURL(isHome);
  await logIn(page, t, other);
  await closeGoalSetup(page, t);
  await expectEmptyScan(page, t);
  expect(await storedWith(page, [...session.filter(isOnlyOfFirst), ...unsent])).toEqual([]);
});

test("signs out a deleted account with its next call", { tag: "@once" }, async ({
  page,
  t,
  expectedFailures,
}) => {
  expectedFailures.add(401);
  const email = await register(page, t);
  const session = await page.evaluate<string[]>("[localStorage.accessToken, localStorage.refreshToken]");
  expect(await notStored(page, session)).toEqual([]);
  await inDatabase((db) => db.deleteFrom("users").where("email", "=", email).execute());
  await page.goto("/meals");
  await page.waitForURL(isHome);
  expect(await storedWith(page, [email, ...session])).toEqual([]);
});
