import { drawnMeal } from "./drawn-meal.ts";
import { expect, test } from "./fixtures.ts";
import { share, shareWords } from "./insert-picture.ts";

test.use({ serviceWorkers: "allow" });

test("a shared photo opens the dialog with it", { tag: "@once" }, async ({ page, t }) => {
  await page.goto("/scanner");
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await share(page);
  await expect(page.getByRole("dialog").getByRole("img", { name: t("analysis:photo.yours") })).toBeVisible();
  await expect(page).toHaveURL(/\/scanner$/);
  await page.reload();
  await expect(page.getByRole("button", { name: t("analysis:scanner.scan") })).toBeVisible();
});

test("asks for the photo again when it was shared before the service worker was active", {
  tag: "@once",
}, async ({ page, t, request }) => {
  const buffer = await drawnMeal().jpeg().toBuffer();
  const answer = await request.post("/scanner?share-target", {
    multipart: { photo: { name: "a.jpg", mimeType: "image/jpeg", buffer } },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? "");
  await expect(page.getByText(t("analysis:share.missed.title"), { exact: true })).toBeVisible();
});

test("shared words open the text field with them, after what was typed before", { tag: "@spanish" }, async ({
  page,
  t,
}) => {
  await page.goto("/scanner");
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await shareWords(page, { title: "Almuerzo", text: "dos huevos fritos", url: "https://example.com/huevos" });
  const field = page.getByRole("dialog").getByLabel(t("analysis:capture.textLabel"));
  await expect(field).toHaveValue("Almuerzo\ndos huevos fritos");
  await expect(page).toHaveURL(/\/scanner$/);
  await shareWords(page, { title: "", text: "un café", url: "" });
  await expect(field).toHaveValue("Almuerzo\ndos huevos fritos\nun café");
});
