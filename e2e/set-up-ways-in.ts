// Ways into the account beside its password.
import type { Page } from "@playwright/test";
import { codeOfKey } from "#server/testing/test-authenticator.ts";
import { expect, type Texts } from "./fixtures.ts";

export async function addVirtualPasskey(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
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
}

export async function addPasskey(page: Page, t: Texts): Promise<void> {
  await page.getByRole("button", { name: t("account:passkeys.add"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("account:passkeys.add") });
  await dialog.getByLabel(t("account:passkeys.name")).fill("My key");
  await dialog.getByRole("button", { name: t("account:passkeys.create"), exact: true }).click();
  await expect(page.getByText("My key", { exact: true })).toBeVisible();
}

/** Returns the key of the app. */
export async function setUpApp(page: Page, t: Texts): Promise<string> {
  await page.getByRole("button", { name: t("account:signIn.setUp"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("account:signIn.setUpTitle") });
  const key = (await dialog.locator("p.font-mono").innerText()).replaceAll(" ", "");
  await dialog.getByLabel(t("account:signIn.appCode")).fill(codeOfKey(key, new Date(Date.now() - 30_000)));
  await dialog.getByRole("button", { name: t("account:signIn.confirm"), exact: true }).click();
  const codes = page.getByRole("dialog", { name: t("account:signIn.codesTitle") });
  await codes.getByRole("button", { name: t("account:signIn.kept") }).click();
  return key;
}
