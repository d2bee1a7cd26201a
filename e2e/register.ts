// New accounts, signed in in the page's browser.
import { randomUUID } from "node:crypto";
import type { APIResponse, Locator, Page } from "@playwright/test";
import { items } from "#web/app/storage/registry.ts";
import type { Texts } from "./fixtures.ts";

export const accountPassword = "correct horse 9";
const person = { firstName: "Marta", lastName: "Soler", password: accountPassword };
/** A page of our origin without scripts. */
const plainPage = "/health/live";
const unavailable = 503;

interface Account {
  readonly id: string;
  readonly email: string;
  readonly deviceId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Made through the API. Ends on the dashboard, as after the form, with the newcomer's setup of goals seen already and
 * without a greeting.
 */
export async function register(page: Page, t: Texts): Promise<string> {
  const email = await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: t("dashboard:summary.title"), exact: true }).waitFor();
  return email;
}

/** Like `register`, but opens no page of the app: for a test that goes elsewhere than the dashboard. */
export async function signUp(page: Page): Promise<string> {
  await page.goto(plainPage);
  const account = await createAccount(page, String(await page.evaluate("navigator.language.slice(0, 2)")));
  const stored = {
    [items.accessToken.key]: account.accessToken,
    [items.refreshToken.key]: account.refreshToken,
    [items.deviceId.key]: account.deviceId,
    [`${items.goalSetupSeen.key}${account.id}`]: new Date().toISOString(),
  };
  await page.evaluate<void>(`Object.assign(localStorage, ${JSON.stringify(stored)}), undefined`);
  return account.email;
}

async function createAccount(page: Page, language: string): Promise<Account> {
  const deviceId = randomUUID();
  // As the app does: the day that scans are counted for begins at the browser's midnight, not at that of UTC.
  const timeZone = String(await page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone"));
  const headers = { "time-zone": timeZone };
  const credentials = { email: `${randomUUID()}@example.com`, password: accountPassword };
  const post = async (path: string, data: object) => {
    let answer: APIResponse;
    // On a busy machine the database of a server that has just started may not answer in time.
    do answer = await page.request.post(`/api/auth/${path}`, { data, headers });
    while (answer.status() === unavailable);
    return answerOf(answer);
  };
  const { id = "" } = await post("register", { ...person, ...credentials, language });
  const { accessToken = "", refreshToken = "" } = await post("login", { ...credentials, deviceId });
  return { id, email: credentials.email, deviceId, accessToken, refreshToken };
}

async function answerOf(answer: APIResponse): Promise<Readonly<Record<string, string>>> {
  if (!answer.ok())
    throw new Error(`${answer.url()} was answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** For tests of what signing in leaves behind or takes over. Ends on the dashboard, with the setup of goals closed. */
export async function registerThroughForm(page: Page, t: Texts): Promise<string> {
  const email = await registerWithSetupOpen(page, t);
  await closeGoalSetup(page, t);
  return email;
}

/** Opens by itself for somebody without goals. */
export async function closeGoalSetup(page: Page, t: Texts): Promise<void> {
  await page.getByRole("dialog", { name: t("profile:setup.title") }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Through the form. Ends on the dashboard, with the setup of goals about to open. */
export async function registerWithSetupOpen(page: Page, t: Texts): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/register");
  const submit = submitButton(page, t("auth:register.submit"));
  await submit.waitFor();
  await page.getByLabel(t("auth:field.firstName"), { exact: true }).fill(person.firstName);
  await page.getByLabel(t("auth:field.email"), { exact: true }).fill(email);
  await page.getByLabel(t("auth:field.password"), { exact: true }).fill(accountPassword);
  await submit.click();
  await page.waitForURL("**/dashboard");
  return email;
}

/** Until a page is hydrated, the button of its form has another type and does nothing: a press would be lost. */
export function submitButton(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true }).and(page.locator("[type=submit]"));
}
