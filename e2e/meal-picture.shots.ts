// A photographed meal in the diary, with its small picture.
import { openRow, rowsOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { ricePlate } from "./plate-photos.ts";
import { signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { startScan } from "./start-scan.ts";
import { takePageScreenshot } from "./take-screenshot.ts";

test("a meal with its small picture", async ({ page, t, language }, info) => {
  await signUp(page);
  await sendAsAccount(page, { method: "PUT", path: "/api/user/settings", data: { keepsPictures: true } });
  await page.goto("/profile");
  await expect(page.getByRole("switch", { name: t("profile:diary.keepPictures") })).toBeChecked();
  await takePageScreenshot(page, info, "picture-setting");
  await page.goto("/meals");
  const dialog = page.getByRole("dialog");
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  await dialog.locator("input[type=file]").setInputFiles(await ricePlate());
  const note = dialog.getByLabel(t("analysis:photo.note"));
  await note.fill(language === "es" ? "arroz con tomate" : "rice with tomatoes");
  await note.press("Enter");
  await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(dialog).toBeHidden();
  await openRow(rowsOf(page).first());
  await expect(page.locator("img.size-24")).toBeVisible();
  await takePageScreenshot(page, info, "picture-row");
});
