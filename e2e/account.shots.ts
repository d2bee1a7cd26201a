// Screenshots of the pages and dialogs of an account.
import { expect, test } from "./fixtures.ts";
import { logIn } from "./log-in.ts";
import { register } from "./register.ts";
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
  await reminder.getByRole("button").click();
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
