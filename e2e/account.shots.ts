// Screenshots of the pages and dialogs of an account.
import { expect, test } from "./fixtures.ts";
import { logIn } from "./log-in.ts";
import { readMail } from "./read-mail.ts";
import { register, signUp } from "./register.ts";
import { addPasskey, addVirtualPasskey, setUpApp } from "./set-up-ways-in.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

test("the pages of passwords and addresses", async ({
  page,
  t,
  browser,
  language,
  expectedFailures,
}, info) => {
  expectedFailures.add(400);
  await page.goto("/forgot-password");
  await takePageScreenshot(page, info, "forgot-password");
  await page.goto("/reset-password#token=gone");
  await expect(page.getByText(t("account:reset.invalidTitle"))).toBeVisible();
  await takePageScreenshot(page, info, "reset-password-expired");
  const email = await register(page, t);
  await page.goto("/dashboard");
  const reminder = page.getByRole("region", { name: t("dashboard:confirmEmail.label") });
  await takeScreenshot(page, info, "confirm-email-reminder");
  await reminder.getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await takeScreenshot(page, info, "confirm-email-code");
  const other = await (await browser.newContext({ locale: language })).newPage();
  await logIn(other, t, email);
  await other.context().close();
  await page.goto("/profile");
  await takePageScreenshot(page, info, "profile-account");
  await page.getByRole("button", { name: t("profile:account.changePassword") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await takeScreenshot(page, info, "change-password");
  await page.goto("/security");
  await expect(page.getByText(t("account:security.thisDevice"))).toBeVisible();
  await takePageScreenshot(page, info, "security");
});

test("a password that is reset", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(401);
  const email = await signUp(page);
  const openLink = async (mail: string) => {
    await page.request.post("/api/auth/forgot-password", { data: { email } });
    await page.goto((await readMail(email, t(`server/mails:${mail}.subject`))).link);
    await page.getByRole("button", { name: t("account:reset.submit") }).waitFor();
  };
  await openLink("resetUnconfirmed");
  await takePageScreenshot(page, info, "reset-password-empty");
  await page.goto((await readMail(email, t("server/mails:verifyEmail.subject"))).link);
  await page.getByText(t("account:confirm.doneTitle"), { exact: true }).waitFor();
  await addVirtualPasskey(page);
  await page.goto("/security");
  await addPasskey(page, t);
  await setUpApp(page, t);
  await takePageScreenshot(page, info, "security-ways-in");
  await openLink("resetPassword");
  await takePageScreenshot(page, info, "reset-password");
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await page.getByRole("button", { name: t("account:reset.keepPasskey") }).click();
  await page.getByText(t("account:reset.passkeyKept")).waitFor();
  await takePageScreenshot(page, info, "reset-password-passkey-kept");
  await page.getByLabel(t("account:password.new"), { exact: true }).fill("four small green pears");
  await page.getByRole("button", { name: t("account:reset.submit") }).click();
  await page.getByText(t("account:reset.doneTitle"), { exact: true }).waitFor();
  await takePageScreenshot(page, info, "reset-password-done");
});
