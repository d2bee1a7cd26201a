// Screenshots of several photos of one meal, also on a small phone with large text.
import { test } from "./fake-camera.ts";
import { expect } from "./fixtures.ts";
import { otherPlate, type PhotoFile, ricePlate, ricePlateAgain } from "./plate-photos.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { takeScreenshot } from "./take-screenshot.ts";

const words = { en: "rice with tomatoes", es: "arroz con tomate", fr: "riz aux tomates" } as const;
const brokenHeic: PhotoFile = {
  name: "IMG_1.HEIC",
  mimeType: "",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
};
const doubleText = "document.documentElement.style.fontSize = '200%'";
const usualText = "document.documentElement.style.fontSize = ''";

test("several photos", async ({ page, t, language }, info) => {
  await register(page, t);
  const dialog = page.getByRole("dialog");
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  const shoot = async (name: string) => {
    await takeScreenshot(page, info, name);
    if (usual.width > 500) return;
    await page.evaluate(doubleText);
    await takeScreenshot(page, info, `${name}-200`);
    await page.setViewportSize({ width: 320, height: 640 });
    await takeScreenshot(page, info, `${name}-320-200`);
    await page.evaluate(usualText);
    await takeScreenshot(page, info, `${name}-320`);
    await page.setViewportSize(usual);
  };
  const analyse = dialog.getByRole("button", { name: t("analysis:capture.analyse") });
  const choose = async (...photos: readonly PhotoFile[]) => {
    await startScan(page, t);
    await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
    await dialog.locator("input[type=file]").setInputFiles([...photos]);
    await expect(analyse).toBeEnabled();
  };
  await choose(await ricePlate());
  await shoot("photos-one");
  await dialog.locator("input[type=file]").setInputFiles([await otherPlate(), await ricePlateAgain()]);
  await expect(dialog.getByRole("list", { name: t("analysis:photo.all") }).getByRole("button")).toHaveCount(
    3,
  );
  await dialog.getByLabel(t("analysis:photo.weightOf", { number: 3 })).fill("120");
  await shoot("photos-three");
  await page.getByRole("tab", { name: t("analysis:capture.tabs.camera") }).click();
  await dialog.getByRole("button", { name: t("analysis:photo.add") }).click();
  await expect(dialog.getByRole("button", { name: t("analysis:camera.capture") })).toBeEnabled();
  await shoot("photos-viewfinder");
  await dialog.getByRole("button", { name: t("analysis:photo.backTo", { count: 3 }) }).click();
  await dialog.getByLabel(t("analysis:photo.note")).fill(words[language]);
  await analyse.click();
  await expect(dialog.getByRole("button", { name: t("analysis:result.save") })).toBeVisible();
  await shoot("photos-result");
  await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(dialog).toBeHidden();
  await choose(await ricePlateAgain(), brokenHeic);
  await analyse.click();
  await expect(dialog.getByRole("region", { name: t("analysis:unreadPhotos.title") })).toBeVisible();
  await shoot("photos-unread");
});
