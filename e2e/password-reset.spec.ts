import type { Page } from "@playwright/test";
import { codeOfKey } from "#server/testing/test-authenticator.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { readMail } from "./read-mail.ts";
import { signUp } from "./register.ts";
import { addPasskey, addVirtualPasskey, setUpApp } from "./set-up-ways-in.ts";

const newPassword = "four small green pears";

/** Returns the link. */
async function openLink(
  page: Page,
  t: Texts,
  { email, earlier = "" }: { readonly email: string; readonly earlier?: string },
): Promise<string> {
  await page.request.post("/api/auth/forgot-password", { data: { email } });
  const newest = async () => (await readMail(email, t("server/mails:resetPassword.subject"))).link;
  await expect.poll(newest).not.toBe(earlier);
  const link = await newest();
  await page.goto(link);
  await page.getByLabel(t("account:password.new"), { exact: true }).fill(newPassword);
  return link;
}

test("names what a reset ends, and keeps what is proved", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
  expectedFailures,
}) => {
  const email = await signUp(page);
  await page.goto((await readMail(email, t("server/mails:verifyEmail.subject"))).link);
  await expect(page.getByText(t("account:confirm.doneTitle"), { exact: true })).toBeVisible();
  await addVirtualPasskey(page);
  await page.goto("/security");
  await addPasskey(page, t);
  const key = await setUpApp(page, t);
  // The browser asks whether the session that was open has ended.
  expectedFailures.add(401);
  const link = await openLink(page, t, { email });
  const app = page.getByText(t("account:waysIn.authenticator"), { exact: true });
  const passkey = page.getByText(t("account:waysIn.passkeys", { count: 1 }), { exact: true });
  await expect(app).toBeVisible();
  await expect(passkey).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: t("account:reset.keepPasskey") }).click();
  await expect(page.getByText(t("account:reset.passkeyKept"))).toBeVisible();
  await expect(passkey).toBeHidden();

  const code = page.getByLabel(t("account:reset.code"), { exact: true });
  await code.fill("000000");
  expectedFailures.add(400);
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await expect(page.getByText(t("errors:code.invalid_code"))).toBeVisible();
  await code.fill(codeOfKey(key, new Date()));
  await expect(app).toBeHidden();
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await expect(page.getByText(t("account:reset.doneTitle"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("account:reset.ended"))).toBeVisible();
  await expect(app).toBeHidden();
  await expectAccessible();

  await page
    .getByRole("link", { name: t("account:reset.logIn") })
    .last()
    .click();
  // The passkey still signs in: with a virtual authenticator the list under the address field answers by itself.
  const button = page.getByRole("button", { name: t("auth:passkey.signIn") });
  await button.click({ timeout: 5_000 }).catch(() => undefined);
  await page.waitForURL("**/dashboard");
  // The session from before, which the reset ended, would lead away from here.
  await page.goto("/security");
  await expect(page.getByText("My key", { exact: true })).toBeVisible();
  const credentials = { email, password: newPassword };
  const answer = await page.request.post("/api/auth/login", { data: credentials });
  expect(await answer.json()).toHaveProperty("challenge");
  // Nothing is proved this time.
  await openLink(page, t, { email, earlier: link });
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await expect(app).toBeVisible();
  await expect(passkey).toBeVisible();
  const notice = async () => (await readMail(email, t("server/mails:passwordReset.subject"))).text;
  await expect.poll(notice).toContain(t("server/mails:waysIn.authenticator"));
});
