import type { Locator } from "@playwright/test";
import { scanRequestTimeoutMs } from "#contract/limits.ts";
import { labelPhoto } from "#server/testing/send-photo.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

const tookTooLong = 504;
const triesMax = 4;

/** The reader lets everything else go first: on a busy machine it may take too long, and the person tries again. */
async function photographUntilRead(dialog: Locator, t: Texts): Promise<void> {
  const calories = dialog.getByLabel(t("analysis:product.field.calories"));
  const late = dialog.getByText(t("errors:code.analysis_timed_out"));
  const photo = { name: "label.png", mimeType: "image/png", buffer: await labelPhoto() };
  for (let tries = 0; tries < triesMax; tries++) {
    await dialog.locator("input[type=file]").last().setInputFiles(photo);
    await expect(late).toBeHidden();
    await expect(calories.or(late)).toBeVisible({ timeout: scanRequestTimeoutMs });
    if (await calories.isVisible()) return;
  }
}

test("a photographed label becomes a food, checked beside its picture, and is eaten", {
  tag: "@spanish",
}, async ({ page, t, expectedFailures, expectAccessible }) => {
  test.setTimeout((triesMax + 1) * scanRequestTimeoutMs);
  expectedFailures.add(tookTooLong);
  await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: t("common:nav.addFood") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("add:ways.label") }).click();
  await photographUntilRead(dialog, t);
  await expect(dialog.getByLabel(t("analysis:product.field.calories"))).toHaveValue("372");
  await expect(dialog.getByRole("img", { name: t("add:label.picture") })).toBeVisible();
  await expect(dialog.getByLabel(t("analysis:product.field.protein"))).toHaveValue("11");
  await expect(dialog.getByLabel(t("add:own.portion"))).toHaveValue("40");
  await expectAccessible();

  await dialog.getByLabel(t("add:own.name")).fill("Muesli");
  await dialog.getByRole("button", { name: t("add:own.save") }).click();
  await dialog.getByRole("button", { name: /400/ }).click();
  await dialog.getByRole("button", { name: t("add:row.add", { name: "Muesli" }), exact: true }).click();
  await expect(
    dialog.getByRole("button", { name: t("add:row.takeBack", { name: "Muesli" }), exact: true }),
  ).toBeVisible();
});
