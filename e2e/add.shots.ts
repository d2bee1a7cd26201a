import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register } from "./register.ts";
import { storeGoals } from "./store-goals.ts";
import { takeScreenshot } from "./take-screenshot.ts";

const cheese = { en: "cheese", es: "queso", fr: "fromage" } as const;
const sentence = { en: "2 eggs and bread", es: "2 huevos y pan", fr: "2 œufs et du pain" } as const;

test("the sheet that adds without a scan", async ({ page, t, language }, info) => {
  const email = await register(page, t);
  await seedPastMeals(email, 3);
  await storeGoals(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: t("common:nav.addFood") }).click();
  const dialog = page.getByRole("dialog");
  const rows = dialog.locator("[data-add-row]");
  await expect(rows.first()).toBeVisible();
  await takeScreenshot(page, info, "add-sheet");
  await dialog
    .getByRole("button", { name: t("add:edit.start"), exact: true })
    .first()
    .click();
  await takeScreenshot(page, info, "add-edit");
  await dialog
    .getByRole("button", { name: t("add:edit.done"), exact: true })
    .first()
    .click();

  await dialog.getByLabel(t("add:search.label")).fill(cheese[language]);
  await expect(dialog.locator(`[aria-label*="${cheese[language]}" i]`).first()).toBeVisible();
  for (const at of [1, 2, 0]) {
    await rows.nth(at).click();
    await expect(rows.nth(at)).not.toHaveAttribute("aria-busy");
  }
  await dialog.locator("li:has([data-add-row])").first().getByRole("button").first().click();
  await takeScreenshot(page, info, "add-search");
  await dialog.getByRole("button", { name: t("add:tray.foods", { count: 3 }) }).click();
  await takeScreenshot(page, info, "add-tray");
  await dialog.getByRole("button", { name: t("add:tray.foods", { count: 3 }) }).click();
  if (language === "fr") {
    const own = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    await takeScreenshot(page, info, "add-search-200");
    await dialog.locator("li:has([data-add-row])").first().scrollIntoViewIfNeeded();
    await takeScreenshot(page, info, "add-search-200-rows");
    await page.evaluate('document.documentElement.style.fontSize = ""');
    if (own) await page.setViewportSize(own);
  }
  await dialog.getByLabel(t("add:search.label")).fill(sentence[language]);
  await expect(
    dialog.getByRole("button", { name: t("add:read.offer", { words: sentence[language] }) }),
  ).toBeVisible();
  await takeScreenshot(page, info, "add-sentence");
  await dialog.getByRole("button", { name: t("add:search.clear") }).click();
  await dialog.getByRole("button", { name: t("add:ways.ownFood") }).click();
  await takeScreenshot(page, info, "add-own-food");
});
