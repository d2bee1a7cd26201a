import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

test("keeps a message to support until it is sent", { tag: ["@spanish", "@wide"] }, async ({
  page,
  t,
  isMobile,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.goto("/profile");
  const open = page.getByRole("button", { name: t("profile:support.title") });
  if (!isMobile) return expect(open).toBeHidden();
  await open.click();
  const dialog = page.getByRole("dialog", { name: t("profile:support.title") });
  const send = dialog.getByRole("button", { name: t("profile:support.send") });
  await expect(dialog.getByLabel(t("profile:support.email"))).toHaveValue(email);
  await expect(dialog.getByLabel(t("profile:support.name"))).not.toBeEditable();
  await dialog.getByLabel(t("profile:support.subject")).fill("Export");
  await dialog.getByLabel(t("profile:support.message")).fill("   ");
  await expect(send).toBeDisabled();
  await dialog.getByLabel(t("profile:support.message")).fill("Where is my CSV?");
  await expectAccessible("[role=dialog]");

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await page.reload();
  await open.click();
  await expect(dialog.getByLabel(t("profile:support.message"))).toHaveValue("Where is my CSV?");
  await send.click();
  await expect(page.getByText(t("profile:support.sentTitle"), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByLabel(t("profile:support.subject"))).toHaveValue("");
});
