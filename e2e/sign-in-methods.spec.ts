import { codeOfKey } from "#server/testing/test-authenticator.ts";
import { expect, test } from "./fixtures.ts";
import { fillInLogin, signOut } from "./log-in.ts";
import { accountPassword, signUp } from "./register.ts";

test("asks for a code of the app after the password, or for a recovery code", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.goto("/security");
  await page.getByRole("button", { name: t("account:signIn.setUp"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("account:signIn.setUpTitle") });
  await expect(dialog.getByRole("img", { name: t("account:signIn.qr") })).toBeVisible();
  await expectAccessible("[role=dialog]");
  const key = (await dialog.locator("p.font-mono").innerText()).replaceAll(" ", "");
  await dialog.getByLabel(t("account:signIn.appCode")).fill(codeOfKey(key, new Date()));
  await dialog.getByRole("button", { name: t("account:signIn.confirm"), exact: true }).click();
  const codes = page.getByRole("dialog", { name: t("account:signIn.codesTitle") });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expectAccessible("[role=dialog]");
  const recovery = await codes.getByRole("listitem").first().innerText();
  await codes.getByRole("button", { name: t("account:signIn.kept") }).click();

  await signOut(page, t);
  await page.goto("/login");
  await fillInLogin(page, t, { email });
  const field = page.getByLabel(t("auth:secondStep.code"), { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible();
  await page.goBack();
  await expect(page.getByLabel(t("auth:field.email"), { exact: true })).toHaveValue(email);
  await page.getByLabel(t("auth:field.password"), { exact: true }).fill(accountPassword);
  await page.getByRole("button", { name: t("auth:login.submit"), exact: true }).click();
  await page.getByRole("button", { name: t("auth:secondStep.useRecovery") }).click();
  await page.getByLabel(t("auth:secondStep.recoveryCode")).fill(recovery);
  await page.getByRole("button", { name: t("auth:secondStep.submit"), exact: true }).click();
  await page.waitForURL("**/dashboard");
});

test("signs in with a passkey alone", { tag: "@spanish" }, async ({ browser, baseURL, language, t }) => {
  // Browsers refuse passkeys at an address of numbers.
  const local = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ baseURL: local, locale: language });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page);
  await page.goto("/security");
  await page.getByRole("button", { name: t("account:passkeys.add"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("account:passkeys.add") });
  await dialog.getByLabel(t("account:passkeys.name")).fill("My key");
  await dialog.getByRole("button", { name: t("account:passkeys.create"), exact: true }).click();
  await expect(page.getByText("My key", { exact: true })).toBeVisible();

  await signOut(page, t);
  await page.goto("/login");
  // With a virtual authenticator the list under the address field answers by itself, where the browser has one.
  const button = page.getByRole("button", { name: t("auth:passkey.signIn") });
  await button.click({ timeout: 5_000 }).catch(() => undefined);
  await page.waitForURL("**/dashboard");
  await context.close();
});
