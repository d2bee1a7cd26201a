import type { Page } from "@playwright/test";
import { expect, type Texts, test } from "./fixtures.ts";
import { fillInLogin, signOut } from "./log-in.ts";
import { readMail } from "./read-mail.ts";
import { accountPassword, register, registerThroughForm, signUp } from "./register.ts";
import { settle } from "./settle.ts";

const newPassword = "four small green pears";

async function askForLink(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: t("auth:login.forgot") }).click();
  // Both pages have a field for the address.
  await expect(page.getByRole("heading", { name: t("account:forgot.title") })).toBeVisible();
  await page.getByLabel(t("auth:field.email"), { exact: true }).fill(email);
  await page.getByRole("button", { name: t("account:forgot.submit") }).click();
  await expect(page.getByText(t("account:forgot.sentTitle"))).toBeVisible();
}

async function logInAnew(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto("/login");
  await fillInLogin(page, t, { email, password: newPassword });
}

test("confirms the address by the mailed code, and sets a new password by the mailed link", {
  tag: "@spanish",
}, async ({ page, t, expectAccessible, expectedFailures }) => {
  // Its mails are in the language that the form sent.
  const email = await registerThroughForm(page, t);
  await page
    .getByRole("region", { name: t("dashboard:confirmEmail.label") })
    .getByRole("button", { name: t("dashboard:confirmEmail.action") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("account:confirm.title") });
  const mail = await readMail(email, t("server/mails:verifyEmail.subject"));
  await expectAccessible("[role=dialog]");
  await dialog.getByLabel(t("account:confirm.code")).fill(mail.code);
  await dialog.getByRole("button", { name: t("account:confirm.submit") }).click();
  await expect(page.getByText(t("account:confirm.doneTitle"), { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: t("dashboard:confirmEmail.label") })).toBeHidden();

  await signOut(page, t);
  await askForLink(page, t, email);
  await expectAccessible();
  const { link } = await readMail(email, t("server/mails:resetPassword.subject"));
  await page.goto(link);
  const field = page.getByLabel(t("account:password.new"), { exact: true });
  await expect(field).toHaveAttribute("autocomplete", "new-password");
  await expectAccessible();
  expectedFailures.add(422);
  await field.fill("12345678");
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await expect(page.getByText(t("errors:code.password_too_common"))).toBeVisible();
  await field.fill(newPassword);
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await expect(page.getByText(t("account:reset.doneTitle"), { exact: true })).toBeVisible();

  expectedFailures.add(400);
  await page.goto("/about");
  await page.goto(link);
  await expect(page.getByText(t("account:reset.invalidTitle"))).toBeVisible();
  await expectAccessible();
  await logInAnew(page, t, email);
  await page.waitForURL("**/dashboard");
});

test("an address that was never confirmed gets an empty account of its own", { tag: "@once" }, async ({
  page,
  browser,
  t,
  language,
}) => {
  const email = await register(page, t);
  const owner = await (await browser.newContext({ locale: language })).newPage();
  await askForLink(owner, t, email);
  const { link } = await readMail(email, t("server/mails:resetUnconfirmed.subject"));
  await owner.goto(link);
  await expect(owner.getByText(t("account:reset.emptyText"))).toBeVisible();
  await owner.getByLabel(t("account:password.new"), { exact: true }).fill(newPassword);
  await owner.getByRole("button", { name: t("account:reset.submit") }).click();
  await owner
    .getByRole("link", { name: t("account:reset.logIn") })
    .last()
    .click();
  await owner.waitForURL("**/login");
  await logInAnew(owner, t, email);
  await owner.waitForURL("**/dashboard");
  await owner.goto("/profile");
  await expect(owner.getByText(email)).toBeVisible();
  await expect(owner.getByText("Marta")).toBeHidden();

  await page.reload();
  await expect(page.getByText(t("dashboard:confirmEmail.missing"))).toBeVisible();
  await owner.context().close();
});

test("changes the password in the profile, and keeps this device signed in", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
  expectedFailures,
}) => {
  const email = await signUp(page);
  await page.goto("/profile");
  await settle(page);
  await page.getByRole("button", { name: t("profile:account.changePassword") }).click();
  const dialog = page.getByRole("dialog", { name: t("account:password.title") });
  const current = dialog.getByLabel(t("account:password.current"), { exact: true });
  await expect(current).toHaveAttribute("autocomplete", "current-password");
  await expectAccessible("[role=dialog]");
  await current.fill("not the one");
  await dialog.getByLabel(t("account:password.new"), { exact: true }).fill(newPassword);
  expectedFailures.add(403);
  await dialog.getByRole("button", { name: t("account:password.submit") }).click();
  await expect(dialog.getByText(t("errors:code.wrong_password"))).toBeVisible();
  await current.fill(accountPassword);
  await dialog.getByRole("button", { name: t("account:password.submit") }).click();
  await expect(page.getByText(t("account:password.doneTitle"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("profile:page.title") })).toBeVisible();
  await signOut(page, t);
  await logInAnew(page, t, email);
  await page.waitForURL("**/dashboard");
});

test("takes another address once its link was opened", { tag: "@once" }, async ({ page, t }) => {
  const email = await signUp(page);
  await page.goto((await readMail(email, t("server/mails:verifyEmail.subject"))).link);
  await expect(page.getByText(t("account:confirm.doneTitle"), { exact: true })).toBeVisible();
  const next = `next-${email}`;
  await page.goto("/profile");
  await settle(page);
  await page.getByRole("button", { name: t("profile:account.changeEmail") }).click();
  const dialog = page.getByRole("dialog", { name: t("account:email.title") });
  await dialog.getByLabel(t("account:email.new")).fill(next);
  await dialog.getByRole("button", { name: t("account:email.submit") }).click();
  await expect(page.getByRole("dialog", { name: t("account:confirm.title") })).toBeVisible();
  await page.goto((await readMail(next, t("server/mails:changeEmail.subject"))).link);
  await expect(page.getByText(t("account:confirm.doneTitle"), { exact: true })).toBeVisible();
  await page.goto("/profile");
  await settle(page);
  await expect(page.getByText(next)).toBeVisible();
  await readMail(email, t("server/mails:emailChanged.subject"));
});
