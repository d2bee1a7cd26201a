/** e2e/: a photo that another app shares to the installed app opens the capture dialog with it. */
import { drawnMeal } from "./drawn-meal.ts";
import { expect, test } from "./fixtures.ts";
import { share } from "./give-picture.ts";

test.use({ serviceWorkers: "allow" });

test("a shared photo lies ready in the dialog", async ({ page, t }) => {
  await page.goto("/scanner");
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await share(page);
  await expect(page.getByRole("dialog").getByRole("img", { name: t("analysis:photo.yours") })).toBeVisible();
  await expect(page).toHaveURL(/\/scanner$/);
  await page.reload();
  await expect(page.getByRole("button", { name: t("analysis:scanner.scan") })).toBeVisible();
});

test("one that comes before the service worker runs is asked for again", async ({ page, t, request }) => {
  const buffer = await drawnMeal().jpeg().toBuffer();
  const answer = await request.post("/scanner?share-target", {
    multipart: { photo: { name: "a.jpg", mimeType: "image/jpeg", buffer } },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? "");
  await expect(page.getByText(t("analysis:share.missed.title"), { exact: true })).toBeVisible();
});
