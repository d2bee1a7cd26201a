// Registers a new account through the pages and returns its e-mail address.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Texts } from "./fixtures.ts";

/** Ends on the dashboard. A newcomer's setup of goals opens there by itself, and is closed. */
export async function register(page: Page, t: Texts): Promise<string> {
  const email = await registerWithSetupOpen(page, t);
  await closeGoalSetup(page, t);
  return email;
}

/** Opens by itself for somebody without goals. */
export async function closeGoalSetup(page: Page, t: Texts): Promise<void> {
  await page.getByRole("dialog", { name: t("profile:setup.title") }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: t("profile:review.title") }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Ends on the dashboard, with the setup of goals about to open. */
export async function registerWithSetupOpen(page: Page, t: Texts): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/register");
  await page.getByLabel(t("auth:field.firstName"), { exact: true }).fill("Marta");
  await page.getByLabel(t("auth:field.lastName"), { exact: true }).fill("Soler");
  await page.getByLabel(t("auth:field.email"), { exact: true }).fill(email);
  await page.getByLabel(t("auth:field.password"), { exact: true }).fill("correct horse 9");
  await page.getByLabel(t("auth:field.confirmPassword"), { exact: true }).fill("correct horse 9");
  await page.getByRole("button", { name: t("auth:register.submit") }).click();
  await page.waitForURL("**/dashboard");
  return email;
}
