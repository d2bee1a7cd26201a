// Screenshots of every state of a photo scan.
import { drawnMeal } from "./drawn-meal.ts";
import { test, watchCameras } from "./fake-camera.ts";
import { expect } from "./fixtures.ts";
import { takeScreenshot } from "./take-screenshot.ts";

test("a meal by camera", async ({ page, t }, info) => {
  await page.addInitScript({ content: watchCameras });
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  const dialog = page.getByRole("dialog");
  const shutter = dialog.getByRole("button", { name: t("analysis:camera.capture") });
  await expect(shutter).toBeEnabled();
  await takeScreenshot(page, info, "scan-camera");
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  await takeScreenshot(page, info, "scan-gallery");
  await page.getByRole("tab", { name: t("analysis:capture.tabs.camera") }).click();
  await expect(shutter).toBeEnabled();
  await shutter.click();
  const photo = dialog.getByRole("img", { name: t("analysis:photo.yours") });
  await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
  await takeScreenshot(page, info, "scan-photo");

  let goOn = () => {};
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/mealSubmissions/image", async (route) => {
    await wait;
    await route.continue();
  });
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  await expect(dialog.getByRole("heading", { name: t("analysis:progress.title") })).toBeVisible();
  // The spinners never stop.
  await page.screenshot({ path: `build/screenshots/scan-analysing-${info.project.name}.png` });
  goOn();

  const dish = dialog.getByText(t("analysis:guided.dishText"));
  const portion = dialog.getByText(t("analysis:guided.portionText"));
  const save = dialog.getByRole("button", { name: t("analysis:result.save") });
  for (let question = 1; question <= 3; question++) {
    await expect(dish.or(portion).or(save).first()).toBeVisible();
    if (await save.isVisible()) break;
    await takeScreenshot(page, info, (await portion.isVisible()) ? "scan-portion" : `scan-dish-${question}`);
    const heading = await dialog.getByRole("heading", { level: 3 }).textContent();
    await dialog.getByRole("listitem").first().getByRole("button").click();
    await expect(dialog.getByRole("heading", { level: 3 }).first()).not.toHaveText(heading ?? "");
  }
  await takeScreenshot(page, info, "scan-result");
  await dialog.getByLabel(t("analysis:correct.label")).scrollIntoViewIfNeeded();
  await takeScreenshot(page, info, "scan-result-foods");
});

test("failures", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(502);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  const dialog = page.getByRole("dialog");
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("rice") });
  await expect(dialog.getByText(t("analysis:photo.problem.not_an_image.title"))).toBeVisible();
  await takeScreenshot(page, info, "scan-no-picture");
  const buffer = await drawnMeal().jpeg().toBuffer();
  await input.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  const analyse = dialog.getByRole("button", { name: t("analysis:capture.analyse") });
  const refuse = { status: 502, json: { code: "analysis_failed", message: "" } };
  await page.route("**/api/mealSubmissions/image", (route) => route.fulfill(refuse), { times: 1 });
  await analyse.click();
  await expect(dialog.getByText(t("analysis:failure.photoText"))).toBeVisible();
  await takeScreenshot(page, info, "scan-failed");
  await dialog.getByRole("button", { name: t("analysis:failure.retry") }).click();
  await dialog.getByRole("button", { name: t("analysis:guided.describe") }).click();
  await expect(dialog.getByLabel(t("analysis:capture.describeLabel"))).toBeVisible();
  await takeScreenshot(page, info, "scan-describe");
});
