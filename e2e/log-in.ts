import type { Page } from "@playwright/test";
import type { Texts } from "./fixtures.ts";
import { accountPassword } from "./register.ts";

export async function logIn(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto("/login");
  await submitLogin(page, t, email);
}

/** From the login page; ends on the dashboard. */
export async function submitLogin(page: Page, t: Texts, email: string): Promise<void> {
  await fillInLogin(page, t, email);
  await page.waitForURL("**/dashboard");
}

/** From the login page. */
export async function fillInLogin(page: Page, t: Texts, email: string): Promise<void> {
  await page.getByLabel(t("auth:field.email"), { exact: true }).fill(email);
  await page.getByLabel(t("auth:field.password"), { exact: true }).fill(accountPassword);
  await page.getByRole("button", { name: t("auth:login.submit") }).click();
}
