import { photographPacket } from "#analysis/photo/barcode/testing/draw-packet.ts";
import { withCamera } from "./fake-camera.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

const unknownCode = "5709262942503";
/** Even sides, 4:2:0: all that Chromium's fake camera takes. */
const frame = await (
  await photographPacket(unknownCode, { turnedDegrees: 8, size: { width: 1280, height: 720 } })
)
  .jpeg({ chromaSubsampling: "4:2:0" })
  .toBuffer();
test.use({ launchOptions: await withCamera("allow", frame) });

/** With the start of the camera. It takes a fraction of it, unless the machine is busy. */
const foundWithinMs = 20_000;

test("finds a barcode while aiming, asks for unknown figures, and keeps them", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
  expectedFailures,
}) => {
  // Nobody knows the code yet.
  expectedFailures.add(404);
  await signUp(page);
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  const dialog = page.getByRole("dialog");
  const enter = dialog.getByRole("button", { name: t("analysis:failure.enterFigures") });
  await expect(enter).toBeVisible({ timeout: foundWithinMs });
  await expectAccessible("[role=dialog]");

  await enter.click();
  await dialog.getByLabel(t("analysis:product.field.name")).fill("Rye bread");
  await dialog.getByLabel(t("analysis:product.field.calories")).fill("222");
  await dialog.getByLabel(t("analysis:product.field.servingGrams")).fill("50");
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("analysis:product.save") }).click();

  await expect(dialog.getByText(t("analysis:result.readBy.ownProduct"))).toBeVisible();
  await expect(dialog.getByText(unknownCode)).toBeVisible();
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("analysis:product.amount.twoServings") }).click();
  await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(dialog).toBeHidden();
});
