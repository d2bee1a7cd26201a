import { withCamera } from "./fake-camera.ts";
import { expect, test } from "./fixtures.ts";
import { takeScreenshot } from "./take-screenshot.ts";

test.use({ launchOptions: await withCamera("deny") });

test("no camera", async ({ page, t }, info) => {
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await takeScreenshot(page, info, "scan-camera-denied");
});
