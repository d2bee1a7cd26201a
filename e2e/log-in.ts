import type { Page } from "@playwright/test";
import type { Texts } from "./fixtures.ts";
import { accountPassword, submitButton } from "./register.ts";

interface Credentials {
  readonly email: string;
  readonly password?: string;
}

export async function logIn(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto("/login");
  await submitLogin(page, t, email);
}

/** From the login page; ends on the dashboard. */
export async function submitLogin(page: Page, t: Texts, email: string): Promise<void> {
  await fillInLogin(page, t, { email });
  await page.waitForURL("**/dashboard");
}

/** From the login page. */
export async function fillInLogin(
  page: Page,
  t: Texts,
  { email, password = accountPassword }: Credentials,
): Promise<void> {
  const submit = submitButton(page, t("auth:login.submit"));
  await submit.waitFor();
  await page.getByLabel(t("auth:field.email"), { exact: true }).fill(email);
  await page.getByLabel(t("auth:field.password"), { exact: true }).fill(password);
  await submit.click();
}

export async function signOut(page: Page, t: Texts): Promise<void> {
  await page.goto("/profile");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("profile:account.signOut") })
    .click();
  await page.waitForURL((url) => url.pathname === "/");
}
