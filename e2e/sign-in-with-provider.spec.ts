import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { visitProvider } from "#server/testing/oidc/visit-provider.ts";
import { expect, type Texts } from "./fixtures.ts";
import { signOut } from "./log-in.ts";
import { accountPassword, closeGoalSetup, register } from "./register.ts";
import { test } from "./sign-in-providers.ts";

// The first test needs a product that has not asked the provider yet.
test.describe.configure({ mode: "default" });

const newPerson = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  given_name: "Marta",
  family_name: "Soler",
});

async function press(page: Page, t: Texts, provider: "Google" | "Apple"): Promise<void> {
  await page.getByRole("button", { name: t("auth:provider.continue", { provider }) }).click();
}

async function continueAt(page: Page, provider: string): Promise<void> {
  await page.waitForURL((url) => url.origin === new URL(provider).origin);
  await page.getByRole("button", { name: /^Continue as/ }).click();
}

test("a provider that is down leaves the form usable", { tag: "@spanish" }, async ({
  page,
  t,
  world,
  expectedFailures,
}) => {
  world.apple.trouble = "failing";
  expectedFailures.add(503);
  await page.goto("/login");
  await press(page, t, "Apple");
  await expect(page.getByRole("alert")).toContainText(t("errors:code.provider_unavailable"));
  world.apple.trouble = undefined;
  const email = page.getByLabel(t("auth:field.email"), { exact: true });
  await email.fill("ana@example.com");
  await expect(email).toHaveValue("ana@example.com");
});

test("signs up with Google, and signs in again", { tag: "@spanish" }, async ({
  page,
  t,
  world,
  expectAccessible,
}) => {
  const person = newPerson();
  world.google.person = person;
  await page.goto("/register");
  await expectAccessible();
  await press(page, t, "Google");
  await continueAt(page, world.google.issuer);
  await page.waitForURL("**/dashboard");
  await closeGoalSetup(page, t);
  await signOut(page, t);
  await page.goto("/login");
  await expectAccessible();
  await press(page, t, "Google");
  await continueAt(page, world.google.issuer);
  await page.waitForURL("**/dashboard");
  await page.goto("/profile");
  await expect(page.getByText(person.email)).toBeVisible();

  await page.goto("/security");
  const card = page.getByRole("listitem").filter({ hasText: "Google" });
  await expect(card).toContainText(person.email);
  await expect(card).toContainText(t("account:methods.onlyWay"));
  await expectAccessible();
});

test("signs up with Apple, whose answer is a form from another site", { tag: "@spanish" }, async ({
  page,
  t,
  world,
}) => {
  const person = { ...newPerson(), email_verified: "true" as const };
  world.apple.person = person;
  await page.goto("/register");
  await press(page, t, "Apple");
  await continueAt(page, world.apple.issuer);
  await page.waitForURL("**/dashboard");
  await closeGoalSetup(page, t);
  await page.goto("/profile");
  await expect(page.getByText("Marta Soler").first()).toBeVisible();
});

test("links an account that is there once its person has logged in", { tag: "@spanish" }, async ({
  page,
  t,
  world,
  expectAccessible,
}) => {
  const email = await register(page, t);
  await signOut(page, t);
  world.google.person = { ...newPerson(), email };
  await page.goto("/login");
  await press(page, t, "Google");
  await continueAt(page, world.google.issuer);
  await expect(page.getByText(t("auth:provider.existsTitle"))).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible();
  await expect(page.getByLabel(t("auth:field.email"), { exact: true })).toHaveValue(email);
  await page.getByLabel(t("auth:field.password"), { exact: true }).fill(accountPassword);
  await page.getByRole("button", { name: t("auth:login.submit") }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText(t("auth:provider.linked", { provider: "Google" }))).toBeVisible();

  await page.goto("/security");
  await page.getByRole("button", { name: t("account:methods.unlinkOne", { provider: "Google" }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("account:methods.unlink") }).click();
  await expect(page.getByText(t("account:methods.unlinked", { provider: "Google" }))).toBeVisible();
  await page.getByRole("button", { name: t("account:methods.linkOne", { provider: "Google" }) }).click();
  await continueAt(page, world.google.issuer);
  await page.waitForURL("**/security");
  await expect(page.getByText(t("auth:provider.linked", { provider: "Google" }))).toBeVisible();
});

test("says so when the person turns back", { tag: "@spanish" }, async ({
  page,
  t,
  world,
  expectAccessible,
  expectedFailures,
}) => {
  expectedFailures.add(400);
  world.google.person = newPerson();
  await page.goto("/login");
  await press(page, t, "Google");
  await page.waitForURL((url) => url.origin === world.google.issuer);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(t("errors:code.sign_in_cancelled"))).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: t("auth:provider.backToLogin") }).click();
  await expect(page.getByRole("heading", { name: t("auth:login.title") })).toBeVisible();
});

test("finishes only in the browser that began", { tag: "@spanish" }, async ({
  page,
  t,
  world,
  browser,
  language,
}) => {
  world.google.person = newPerson();
  const begun = await page.request.post("/api/auth/providers/start", { data: { provider: "google" } });
  const { url } = await visitProvider(new URL((await begun.json()).url));
  const back = await fetch(url, { redirect: "manual" });
  const address = new URL(back.headers.get("location") ?? "", world.address).href;

  const other = await (await browser.newContext({ locale: language })).newPage();
  await other.goto(address);
  await expect(other.getByText(t("errors:code.sign_in_expired"))).toBeVisible();
  await other.context().close();

  await page.goto(address);
  await page.waitForURL("**/dashboard");
});
