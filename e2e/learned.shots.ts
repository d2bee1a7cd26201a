import { analyseMeal } from "./analyse.ts";
import { expect, test } from "./fixtures.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { takeScreenshot } from "./take-screenshot.ts";

const words = { en: "coffee with milk", es: "café con leche", fr: "café au lait" } as const;

test("what a person's corrections taught", async ({ page, t, language }, info) => {
  await register(page, t);
  for (const isUsual of [false, true]) {
    await startScan(page, t);
    await analyseMeal(page, t, words[language]);
    const grams = page.getByRole("dialog").locator("ul").first().getByRole("textbox");
    if (isUsual) break;
    await grams.fill("180");
    await grams.press("Enter");
    await page.getByRole("button", { name: t("analysis:result.save") }).click();
    await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  }
  await page.getByText(t("analysis:food.usual"), { exact: true }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, info, "usual-food");
  await page.goto("/profile");
  await page.getByRole("button", { name: t("profile:learned.open") }).click();
  const list = page.getByRole("dialog", { name: t("profile:learned.title") });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await takeScreenshot(page, info, "usual-foods-list");
  await list.getByRole("listitem").getByRole("button").first().click();
  await takeScreenshot(page, info, "usual-foods-form");
});
