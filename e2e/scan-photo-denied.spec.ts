import { drawnMeal } from "./drawn-meal.ts";
import { withCamera } from "./fake-camera.ts";
import { expect, test } from "./fixtures.ts";

test.use({ launchOptions: await withCamera("deny") });

test("explains why the camera is needed, and offers the gallery instead", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText(t("analysis:camera.denied.title"));
  await expect(dialog.getByRole("button", { name: t("analysis:camera.capture") })).toBeHidden();
  await expectAccessible("[role=dialog]");

  const input = dialog.locator("input[type=file]");
  await expect(input).toHaveAttribute("capture", "environment");
  await input.setInputFiles({
    name: "IMG_1.jpg",
    mimeType: "image/jpeg",
    buffer: await drawnMeal().jpeg().toBuffer(),
  });
  await expect(dialog.getByRole("img", { name: t("analysis:photo.yours") })).toBeVisible();
});
