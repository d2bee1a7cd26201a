// Screenshots of the public site.
import { expect, test } from "./fixtures.ts";
import { takePageScreenshot } from "./take-screenshot.ts";

const pages = {
  "public-landing": "/",
  "public-blog": "/blog",
  "public-post": "/blog/nutri-score-explained",
  "public-post-not-found": "/blog/no-such-post",
  "public-about": "/about",
  "public-terms": "/terms",
  "public-privacy": "/privacy",
  "public-accuracy": "/accuracy",
  "public-contact": "/contact",
} as const;

test("the public pages", async ({ page, expectedFailures }, info) => {
  expectedFailures.add(404);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await takePageScreenshot(page, info, name);
  }
});

test("the contact form, refused and sent", async ({ page, t, expectedFailures }, info) => {
  expectedFailures.add(422);
  await page.goto("/contact");
  await page.getByLabel(t("marketing:contact.name")).fill("Ana Ruiz");
  await page.getByLabel(t("marketing:contact.email"), { exact: true }).fill("ana@nowhere");
  await page.getByLabel(t("marketing:contact.message")).fill("250 g, 420 kcal?");
  await page.getByRole("button", { name: t("marketing:contact.send") }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await takePageScreenshot(page, info, "public-contact-refused");
  await page.getByLabel(t("marketing:contact.email"), { exact: true }).fill("ana@example.com");
  await page.getByRole("button", { name: t("marketing:contact.send") }).click();
  await expect(page.getByRole("heading", { name: t("marketing:contact.sentTitle") })).toBeFocused();
  await takePageScreenshot(page, info, "public-contact-sent");
});
