import { answerQuestions } from "./answer-questions.ts";
import { test, watchCameras } from "./fake-camera.ts";
import { expect } from "./fixtures.ts";
import { rememberSentPhoto, sentPhoto } from "./sent-photo.ts";

test.beforeEach(async ({ page, t }) => {
  await page.addInitScript({ content: watchCameras });
  await rememberSentPhoto(page);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
});

/** Height of the video; the sides that the viewfinder hides are cut off. */
const photoHeight = 720;
const liveCameras = "window.cameras.live()";
const requestedVideo = "window.cameras.asked()";

test("photographs, analyses and saves what the viewfinder shows", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const dialog = page.getByRole("dialog");
  const shutter = dialog.getByRole("button", { name: t("analysis:camera.capture") });
  await expect(shutter).toBeEnabled();
  await expectAccessible("[role=dialog]");

  await shutter.click();
  const photo = dialog.getByRole("img", { name: t("analysis:photo.yours") });
  await expect(photo).toHaveJSProperty("naturalHeight", photoHeight);
  await expect.poll(() => page.evaluate(liveCameras)).toBe(0);
  const analyse = dialog.getByRole("button", { name: t("analysis:capture.analyse") });
  await expect(analyse).toBeFocused();
  await expectAccessible("[role=dialog]");

  await dialog.getByRole("button", { name: t("analysis:photo.clear"), exact: true }).click();
  await expect(shutter).toBeEnabled();
  await shutter.click();
  await dialog.getByLabel(t("analysis:photo.note")).fill("150 g");
  await analyse.click();
  const sent = await sentPhoto(page);
  expect(sent).toMatchObject({ name: "food-image.jpg", note: "150 g", picture: { format: "jpeg" } });

  await answerQuestions(page, t, async () => {
    await expect(photo).toBeVisible();
    await expectAccessible("[role=dialog]");
  });
  await expect(photo).toBeVisible();
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(page.getByText(t("analysis:signUpPrompt.textSaved"))).toBeVisible();
});

test("the viewfinder focuses where it is tapped, switches cameras, releases them, and gives back a photo that was closed", {
  tag: "@once",
}, async ({ page, t }) => {
  const focus = page.getByRole("button", { name: t("analysis:camera.focusHint") });
  const ring = page.getByTestId("focus-ring");
  await focus.click({ position: { x: 120, y: 160 } });
  // The dialog may be positioned at half a pixel.
  await expect(ring).toHaveAttribute("style", /left: 1(19.5|20)px; top: 1(59.5|60)px/);
  await expect(ring).toBeHidden();
  await focus.press("Enter");
  await expect(ring).toBeVisible();

  const dialog = page.getByRole("dialog");
  const turn = (side: "front" | "back") =>
    dialog.getByRole("button", { name: t(`analysis:camera.turnTo.${side}`) });
  await turn("front").click();
  await expect(turn("back")).toBeVisible();
  await expect.poll(() => page.evaluate(liveCameras)).toBe(1);
  const asked: unknown = await page.evaluate(requestedVideo);
  const wanted = { width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 } };
  expect(asked).toMatchObject([
    { facingMode: { ideal: "environment" }, ...wanted },
    { facingMode: { ideal: "user" }, ...wanted },
  ]);

  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  await expect.poll(() => page.evaluate(liveCameras)).toBe(0);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.camera") }).click();
  const shutter = dialog.getByRole("button", { name: t("analysis:camera.capture") });
  await expect(shutter).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(liveCameras)).toBe(0);

  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await shutter.click();
  const photo = dialog.getByRole("img", { name: t("analysis:photo.yours") });
  await expect(photo).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: t("analysis:food.undo"), exact: true }).click();
  await expect(photo).toBeVisible();
  await dialog.getByRole("button", { name: t("analysis:photo.clear") }).click();
  await expect(photo).toBeHidden();
});
