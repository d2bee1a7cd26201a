import { actionIn, openRow, rowsOf } from "./diary-rows.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { ricePlate } from "./plate-photos.ts";
import { signUp } from "./register.ts";
import { startScan } from "./start-scan.ts";

test("keeps a small picture of a photographed meal once it is turned on, and removes it", {
  tag: "@spanish",
}, async ({ page, t, expectAccessible }) => {
  await signUp(page);
  await page.goto("/profile");
  const setting = page.getByRole("switch", { name: t("profile:diary.keepPictures") });
  await expect(setting).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith("/api/user/settings"));
  await setting.click();
  expect((await saved).ok()).toBe(true);
  await goTo(page, "/meals");
  const dialog = page.getByRole("dialog");
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  await dialog.locator("input[type=file]").setInputFiles(await ricePlate());
  const note = dialog.getByLabel(t("analysis:photo.note"));
  await note.fill("arroz con tomate");
  await note.press("Enter");
  await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(dialog).toBeHidden();
  const row = rowsOf(page).first();
  await expect(row.locator("img")).toHaveAttribute("src", /^data:image\/webp;base64,UklGR/);
  await openRow(row);
  const picture = page.getByRole("img", { name: /^Foto de / });
  await expect(picture).toBeVisible();
  await expectAccessible();
  await actionIn(row, t, "edit").click();
  await expect(dialog.getByRole("img", { name: /^Foto de / })).toBeVisible();
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: t("meals:picture.remove") }).click();
  await dialog.getByRole("button", { name: t("meals:picture.remove") }).click();
  await expect(picture).toBeHidden();
  await expect(row.locator("img")).toHaveCount(0);
});
