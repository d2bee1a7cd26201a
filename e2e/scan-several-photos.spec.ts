import type { Page } from "@playwright/test";
import { scanRequestTimeoutMs } from "#contract/limits.ts";
import { test, watchCameras } from "./fake-camera.ts";
import { expect, type Texts } from "./fixtures.ts";
import { otherPlate, type PhotoFile, ricePlate, ricePlateAgain } from "./plate-photos.ts";
import { register } from "./register.ts";
import { rememberSentPhoto, sentScan } from "./sent-photo.ts";
import { startScan } from "./start-scan.ts";

const words = {
  en: "rice with tomatoes and green beans",
  es: "arroz con tomate y judías verdes",
  fr: "riz aux tomates et haricots verts",
} as const;
const broken: PhotoFile = { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") };

/** Of the photos that wait in the browser. Evaluated in the page. */
const storedWeights = `new Promise((resolve) => {
  const opening = indexedDB.open("platewise");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("photos").objectStore("photos").getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.flat().map(({ grams }) => grams ?? null));
    };
  };
})`;

async function openGallery(page: Page, t: Texts) {
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  const dialog = page.getByRole("dialog");
  return { dialog, input: dialog.locator("input[type=file]") };
}

// The words of every state, in both longer languages: `screens/photo-dialogs.spec.ts`.
test("photos of one meal are chosen together, weighed, and saved as one meal", {
  tag: "@french",
}, async ({ page, t, language, expectAccessible }) => {
  await rememberSentPhoto(page);
  await register(page, t);
  const { dialog, input } = await openGallery(page, t);
  await input.setInputFiles([await ricePlate(), broken, await otherPlate()]);
  const strip = dialog.getByRole("list", { name: t("analysis:photo.all") });
  await expect(strip.getByRole("button")).toHaveCount(2);
  // The one that cannot be read is named, and the others are there.
  await expect(dialog.getByText("broken.png")).toBeVisible();
  await expect(dialog.getByText(t("analysis:photo.problem.unreadable.title"))).toBeVisible();
  await expectAccessible("[role=dialog]");

  await input.setInputFiles([await ricePlateAgain(), await ricePlate(), await ricePlate()]);
  await expect(strip.getByRole("button")).toHaveCount(4);
  await expect(dialog.getByText(t("analysis:photo.tooMany.title", { count: 4 }))).toBeVisible();
  await expect(dialog.getByText(t("analysis:photo.tooMany.text", { count: 1 }))).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("analysis:photo.add") })).toBeHidden();
  await expectAccessible("[role=dialog]");

  await dialog.getByRole("button", { name: t("analysis:photo.clearOf", { number: 4 }) }).click();
  await expect(strip.getByRole("button")).toHaveCount(3);
  // By keyboard: back to the first, which is then shown large.
  const first = strip.getByRole("button", { name: t("analysis:photo.show", { number: 1, count: 3 }) });
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await dialog.getByLabel(t("analysis:photo.weightOf", { number: 1 })).fill("120");
  await strip.getByRole("button").nth(1).click();
  await dialog.getByLabel(t("analysis:photo.weightOf", { number: 2 })).fill("60");
  await expectAccessible("[role=dialog]");

  await dialog.getByLabel(t("analysis:photo.note")).fill(words[language]);
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  const save = dialog.getByRole("button", { name: t("analysis:result.save") });
  await expect(save).toBeVisible({ timeout: scanRequestTimeoutMs });
  expect(await sentScan(page)).toMatchObject({ photos: 3, grams: "120,60," });
  await expect(
    dialog.getByRole("img", { name: t("analysis:photo.yoursOf", { number: 3, count: 3 }) }),
  ).toBeVisible();
  await expectAccessible("[role=dialog]");
  await save.click();
  await expect(dialog).toBeHidden();
});

test("further photos are taken with the camera, and one is removed without losing the other", {
  tag: "@once",
}, async ({ page, t, expectAccessible }) => {
  await page.addInitScript({ content: watchCameras });
  await rememberSentPhoto(page);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  const dialog = page.getByRole("dialog");
  const shutter = dialog.getByRole("button", { name: t("analysis:camera.capture") });
  const add = dialog.getByRole("button", { name: t("analysis:photo.add") });
  await shutter.click();
  await add.click();
  await expect(shutter).toBeEnabled();
  await expectAccessible("[role=dialog]");
  // Back without another one.
  await dialog.getByRole("button", { name: t("analysis:photo.backTo", { count: 1 }) }).click();
  await expect(dialog.getByRole("img", { name: t("analysis:photo.yours") })).toBeVisible();
  await add.click();
  await shutter.click();
  const strip = dialog.getByRole("list", { name: t("analysis:photo.all") });
  await expect(strip.getByRole("button")).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: t("analysis:capture.analyse") })).toBeFocused();

  // They survive a reload, with what was weighed.
  await dialog.getByLabel(t("analysis:photo.weightOf", { number: 2 })).fill("75");
  await expect.poll(() => page.evaluate(storedWeights)).toEqual([null, 75]);
  await page.reload();
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await expect(strip.getByRole("button")).toHaveCount(2);
  await expect(dialog.getByText(t("analysis:photo.restored", { count: 2 }))).toBeVisible();
  await expect(dialog.getByLabel(t("analysis:photo.weightOf", { number: 2 }))).toHaveValue("75");
  await strip.getByRole("button").first().click();
  await dialog.getByRole("button", { name: t("analysis:photo.clearOf", { number: 1 }) }).click();
  await expect(dialog.getByLabel(t("analysis:photo.weight"))).toHaveValue("75");
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  expect(await sentScan(page)).toMatchObject({ photos: 1, grams: "75" });
});
