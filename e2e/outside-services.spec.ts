import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { visitProvider } from "#server/testing/oidc/visit-provider.ts";
import { analyseMeal } from "./analyse.ts";
import { expect, type Texts } from "./fixtures.ts";
import { signOut } from "./log-in.ts";
import { test } from "./outside-services.ts";
import { accountPassword, closeGoalSetup, register, signUp } from "./register.ts";
import { startScan } from "./start-scan.ts";

// In one worker, so that one product is enough. The first test needs one that has not asked the provider yet.
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

test("a result says that the language model read it, until somebody keeps their words on this server", {
  tag: "@spanish",
}, async ({ page, t, world, expectAccessible }) => {
  const readByModel = page.getByText(t("analysis:result.readBy.model"));
  const typedCalls = (words: string) => world.model.calls.filter(({ body }) => body.includes(words)).length;
  await register(page, t);
  await startScan(page, t);
  await analyseMeal(page, t, "un poco de zzyzxa con salmón");
  await expect(readByModel).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Salmón al horno").first()).toBeVisible();
  expect(typedCalls("zzyzxa")).toBe(1);
  await expectAccessible();

  await page.goto("/profile");
  const here = page.getByRole("switch", { name: t("profile:diary.analyseHere") });
  await expect(page.getByText(t("profile:diary.analyseHereHint"))).toBeVisible();
  await expect(here).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/user/settings"));
  await here.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(here).toBeChecked();
  await expectAccessible();

  await page.goto("/dashboard");
  await startScan(page, t);
  await analyseMeal(page, t, "un poco de zzyzxb con salmón");
  await expect(readByModel).toBeHidden();
  expect(typedCalls("zzyzxb")).toBe(0);
});

test("finds a packaged product when asked to, says what is sent, and names it in the language", {
  tag: "@spanish",
}, async ({ page, t, world, expectAccessible }) => {
  const name = "Chips de garbanzo";
  await signUp(page);
  await page.goto("/meals");
  await page
    .getByRole("button", { name: t("common:nav.addFood") })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(t("add:search.label")).fill("garbanzo prueba");
  const offer = sheet.getByRole("button", { name: t("add:packaged.search", { words: "garbanzo prueba" }) });
  await expect(offer).toContainText(t("add:packaged.sent"));
  expect(world.openFoodFacts.asked).toEqual([]);
  await expectAccessible("[role=dialog]");

  await offer.click();
  await expect(sheet.getByText(t("analysis:product.attribution"))).toBeVisible();
  await expect(sheet.getByText("Chickpea crisps")).toHaveCount(0);
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("button", { name: t("add:row.add", { name }), exact: true }).click();
  await expect(sheet.getByRole("button", { name: t("add:tray.foods", { count: 1 }) })).toBeVisible();
  expect(world.openFoodFacts.asked).toEqual(["garbanzo prueba"]);

  await sheet.getByLabel(t("add:search.label")).fill("nada parecido");
  const next = sheet.getByRole("button", { name: t("add:packaged.search", { words: "nada parecido" }) });
  await expect(next).not.toContainText(t("add:packaged.sent"));
  await next.click();
  await sheet.getByRole("button", { name: t("add:packaged.byLabel") }).click();
  await expect(sheet.getByRole("heading", { name: t("add:title.label") })).toBeVisible();
});
