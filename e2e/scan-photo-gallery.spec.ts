import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { answerQuestions } from "./answer-questions.ts";
import { drawnMeal } from "./drawn-meal.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { drop, paste } from "./insert-picture.ts";
import { rememberSentPhoto, sentPhoto, sentPhotos } from "./sent-photo.ts";

/** Encoded once with libheif: none of our packages can encode HEIC. */
const heicFile = join(import.meta.dirname, "photos", "drawn-meal.heic");

const pictures = {
  "IMG_1.jpg": { mimeType: "image/jpeg", make: () => drawnMeal().jpeg().toBuffer() },
  "plate.png": { mimeType: "image/png", make: () => drawnMeal().png().toBuffer() },
  "plate.webp": { mimeType: "image/webp", make: () => drawnMeal().webp().toBuffer() },
  // Many systems report no media type for HEIC.
  "IMG_2.HEIC": { mimeType: "", make: () => readFile(heicFile) },
};

async function openGallery(page: Page, t: Texts) {
  await rememberSentPhoto(page);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    input: dialog.locator("input[type=file]"),
    photo: dialog.getByRole("img", { name: t("analysis:photo.yours") }),
  };
}

/** The photo does not reach the server. */
const failToAnalyse = (page: Page) =>
  page.route("**/api/mealSubmissions/image", (route) =>
    route.fulfill({ status: 502, json: { code: "analysis_failed", message: "" } }),
  );

const jpeg = async (name = "IMG_1.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await pictures["IMG_1.jpg"].make(),
});

test("a chosen photo is shown, sent as JPEG and saved as a meal", { tag: "@once" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const { dialog, input, photo } = await openGallery(page, t);
  await expectAccessible("[role=dialog]");
  await input.setInputFiles(await jpeg());
  await expect(photo).toBeVisible();
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  expect((await sentPhoto(page)).picture.format).toBe("jpeg");
  await answerQuestions(page, t);
  await expect(photo).toBeVisible();
});

test("photos are taken from where they are dropped or pasted, and sent as JPEG, upright and without their location", {
  tag: "@once",
}, async ({ page, t, expectedFailures }) => {
  expectedFailures.add(502);
  const { dialog, input, photo } = await openGallery(page, t);
  await drop(page, "[role=dialog] section");
  await expect(photo).toBeVisible();
  await dialog.getByRole("button", { name: t("analysis:photo.clear"), exact: true }).click();
  await expect(photo).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await paste(page, "main");
  await expect(photo).toBeVisible();
  await dialog.getByRole("button", { name: t("analysis:photo.clear"), exact: true }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();

  await failToAnalyse(page);
  const large = await drawnMeal()
    .resize(4000, 2250)
    .withExif({ IFD0: { Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 24/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const others = Object.entries(pictures)
    .slice(1)
    .map(async ([name, { mimeType, make }]) => ({ name, mimeType, buffer: await make() }));
  const files = [
    { name: "IMG_3.jpg", mimeType: "image/jpeg", buffer: large },
    ...(await Promise.all(others)),
  ];
  await input.setInputFiles(files);
  const strip = dialog.getByRole("list", { name: t("analysis:photo.all") });
  await expect(strip.getByRole("button")).toHaveCount(files.length);
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  const sent = await sentPhotos(page);
  expect(sent.map(({ picture }) => picture.format)).toEqual(files.map(() => "jpeg"));
  expect(sent[0]?.picture).toMatchObject({ width: 882, height: 1568 });
  expect(sent[0]?.picture.exif).toBeUndefined();
});

test("refuses a file that is not a picture, and accepts another", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const { dialog, input, photo } = await openGallery(page, t);
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("rice") });
  await expect(dialog.getByText(t("analysis:photo.problem.not_an_image.title"))).toBeVisible();
  await input.setInputFiles({
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture at all"),
  });
  await expect(dialog.getByText(t("analysis:photo.problem.unreadable.title"))).toBeVisible();
  await expectAccessible("[role=dialog]");
  await input.setInputFiles(await jpeg());
  await expect(photo).toBeVisible();
});

const halfNotes = { en: "I ate half", es: "me comí la mitad", fr: "j’en ai mangé la moitié" };

test("a photo that failed to send can be retried, even after a reload", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectedFailures,
  expectAccessible,
}) => {
  expectedFailures.add(502);
  const note = halfNotes[language];
  const { dialog, input, photo } = await openGallery(page, t);
  await failToAnalyse(page);
  await input.setInputFiles(await jpeg());
  await dialog.getByLabel(t("analysis:photo.note")).fill(note);
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  await expect(dialog.getByText(t("analysis:failure.photoText"))).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("analysis:photo.retakePhoto") })).toBeVisible();
  await expectAccessible("[role=dialog]");

  await page.reload();
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await expect(photo).toBeVisible();
  await expect(dialog.getByText(t("analysis:photo.restored", { count: 1 }))).toBeVisible();
  await expect(dialog.getByLabel(t("analysis:photo.note"))).toHaveValue(note);
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  await expect(dialog.getByText(t("analysis:failure.photoText"))).toBeVisible();
  await page.unroute("**/api/mealSubmissions/image");
  await dialog.getByRole("button", { name: t("analysis:failure.retry") }).click();
  await answerQuestions(page, t);

  await page.reload();
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await expect(photo).toBeHidden();
});
