import { expect, test } from "./fixtures.ts";
import { logIn } from "./log-in.ts";
import { readMail } from "./read-mail.ts";
import { signUp } from "./register.ts";

test("shows where one is signed in, mails a new device, and signs it out", { tag: "@spanish" }, async ({
  page,
  browser,
  t,
  language,
}) => {
  const email = await signUp(page);
  await page.goto((await readMail(email, t("server/mails:verifyEmail.subject"))).link);
  await expect(page.getByText(t("account:confirm.doneTitle"), { exact: true })).toBeVisible();
  const other = await (await browser.newContext({ locale: language })).newPage();
  await logIn(other, t, email);
  const mail = await readMail(email, t("server/mails:newDevice.subject"));
  await page.goto("/profile");
  await page.getByRole("button", { name: t("profile:account.security") }).click();
  await page.waitForURL(`**${new URL(mail.link).pathname}`);
  await expect(page.getByText(t("account:security.thisDevice"))).toBeVisible();
  await expect(page.getByText(t("account:event.signed_in_new_device"))).toBeVisible();
  await page
    .getByRole("button", { name: t("account:security.signOut"), exact: false })
    .first()
    .click();
  await expect(page.getByText(t("account:event.session_ended"))).toBeVisible();

  await other.goto("/meals");
  await other.waitForURL((url) => url.pathname === "/");
  await other.context().close();
});
