// Without a camera, which would load what reads barcodes.
import type { Page } from "@playwright/test";
import { scanRequestTimeoutMs } from "#contract/limits.ts";
import { drawnMeal } from "./drawn-meal.ts";
import { expect, test } from "./fixtures.ts";
import { otherPlate, ricePlate } from "./plate-photos.ts";
import { register } from "./register.ts";
import { rememberSentPhoto, sentScan } from "./sent-photo.ts";
import { waitForShell } from "./shell-ready.ts";
import { startScan } from "./start-scan.ts";

test.use({ serviceWorkers: "allow" });

test("photos wait together, and are sent for the hour at which they were taken", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await rememberSentPhoto(page);
  await register(page, t);
  await waitForShell(page);
  await page.context().setOffline(true);
  await startScan(page, t);
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  const dialog = page.getByRole("dialog");
  const before = Date.now();
  await dialog.locator("input[type=file]").setInputFiles([await ricePlate(), await otherPlate()]);
  await dialog.getByLabel(t("analysis:photo.weightOf", { number: 2 })).fill("60");
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  await expect(page.getByText(t("analysis:waiting.keptTitle"))).toBeVisible();
  await expect(page.getByText(t("analysis:waiting.keptPhoto", { count: 2 }))).toBeVisible();
  await page.getByRole("button", { name: t("analysis:waiting.done"), exact: true }).click();
  const after = Date.now();
  await page.reload();
  const waiting = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: t("analysis:waiting.photo", { count: 2 }) });
  await expect(waiting).toBeVisible();
  await page.waitForTimeout(1_000);
  await page.context().setOffline(false);
  await expect(waiting.getByText(t("analysis:waiting.ready"))).toBeVisible({
    timeout: scanRequestTimeoutMs,
  });
  const { eatenAt, ...sent } = await sentScan(page);
  expect(sent).toEqual({ photos: 2, grams: ",60" });
  expect(Date.parse(eatenAt ?? "")).toBeGreaterThanOrEqual(before - 5_000);
  expect(Date.parse(eatenAt ?? "")).toBeLessThanOrEqual(after + 5_000);
  await waiting.getByRole("button", { name: t("analysis:waiting.look") }).click();
  await expect(
    dialog.getByRole("img", { name: t("analysis:photo.yoursOf", { number: 2, count: 2 }) }),
  ).toBeVisible();
});

test("several photos that another app shares open the dialog with all of them", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await page.goto("/scanner");
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await shareSeveral(page, 3);
  const strip = page.getByRole("list", { name: t("analysis:photo.all") });
  await expect(strip.getByRole("button")).toHaveCount(3);
  await expect(page).toHaveURL(/\/scanner$/);
});

async function shareSeveral(page: Page, count: number): Promise<void> {
  const bytes = (await drawnMeal().jpeg().toBuffer()).toString("base64");
  await page.evaluate(`(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/scanner?share-target" });
    const transfer = new DataTransfer();
    const picture = Uint8Array.from(atob("${bytes}"), (character) => character.charCodeAt(0));
    for (let at = 0; at < ${count}; at++)
      transfer.items.add(new File([picture], "picture-" + at + ".jpg", { type: "image/jpeg" }));
    const input = document.createElement("input");
    Object.assign(input, { type: "file", name: "photo", multiple: true, files: transfer.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  })()`);
}
