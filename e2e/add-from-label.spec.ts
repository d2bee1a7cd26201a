import { scanRequestTimeoutMs } from "#contract/limits.ts";
import { labelPhoto } from "#server/testing/send-photo.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

test("a photographed label becomes a food, checked beside its picture, and is eaten", {
  tag: "@texts",
}, async ({ page, t, expectAccessible }) => {
  test.slow();
  await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: t("common:nav.addFood") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("add:title.label") }).click();
  const input = dialog.locator("input[type=file]").last();

  await input.setInputFiles({ name: "label.png", mimeType: "image/png", buffer: await labelPhoto() });
  const calories = dialog.getByLabel(t("add:own.calories"));
  await expect(calories).toHaveValue("372", { timeout: scanRequestTimeoutMs });
  await expect(dialog.getByRole("img", { name: t("add:label.picture") })).toBeVisible();
  await expect(dialog.getByLabel(t("add:own.protein"))).toHaveValue("11");
  await expect(dialog.getByLabel(t("add:own.portion"))).toHaveValue("40");
  await expectAccessible();

  await dialog.getByLabel(t("add:own.name")).fill("Muesli");
  await dialog.getByRole("button", { name: t("add:own.save") }).click();
  await dialog.getByRole("button", { name: /400/ }).click();
  await dialog.getByRole("button", { name: t("add:add"), exact: true }).click();
  await expect(page.getByText(t("add:done.title", { count: 1 }), { exact: true })).toBeVisible();
});
