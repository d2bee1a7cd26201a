/** e2e/: the camera refused, for build/screenshots. No test: it only takes a picture. */
import { withCamera } from "./fake-camera.ts";
import { expect, test } from "./fixtures.ts";
import { take } from "./take-screenshot.ts";

test.use({ launchOptions: await withCamera("deny") });

test("no camera", async ({ page, t }, info) => {
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await take(page, info, "scan-camera-denied");
});
