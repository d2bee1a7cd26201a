// The day of the diary in its states, and the dashboard with the same day.
import { seedEaten, twelveFoods } from "./eaten-foods.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

const doubleText = "document.documentElement.style.fontSize = '200%'";

test("a day of twelve foods", async ({ page, t }, info) => {
  const email = await signUp(page);
  await storeGoals(page);
  await seedEaten(email, twelveFoods.slice(0, 3), 1);
  await page.goto("/meals");
  await expect(page.getByText(t("meals:meal.copy.yesterday.breakfast"))).toBeVisible();
  await takePageScreenshot(page, info, "day-empty");
  await seedEaten(email, twelveFoods);
  await page.goto("/meals");
  const row = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`), expanded: false });
  await expect(row("Mandarina")).toBeVisible();
  await takePageScreenshot(page, info, "day");
  await row("Lentejas").click();
  await expect(page.getByText("Lentejas con chorizo")).toBeVisible();
  await takePageScreenshot(page, info, "day-scan");
  await row("Almendras").click();
  await expect(page.getByRole("textbox").first()).toBeVisible();
  await takePageScreenshot(page, info, "day-row");
  await page.getByRole("button", { name: new RegExp(`^${t("meals:row.delete")}`) }).click();
  await page.getByRole("button", { name: t("meals:select.begin") }).click();
  await page.getByRole("checkbox", { name: /^Yogur/ }).check();
  await page.getByRole("checkbox", { name: /^Mandarina/ }).check();
  await takePageScreenshot(page, info, "day-selected");
  await page.getByRole("button", { name: t("meals:row.move"), exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await takeScreenshot(page, info, "day-move");
  await page.keyboard.press("Escape");
  await page.goto("/dashboard");
  await expect(row("Mandarina")).toBeVisible();
  await takePageScreenshot(page, info, "dashboard-day");
  if (!info.project.name.endsWith("390")) return;
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ["/meals", "/dashboard"]) {
    await page.goto(path);
    await page.evaluate(doubleText);
    await row("Mandarina").click();
    await expect(page.getByRole("textbox").first()).toBeVisible();
    await takePageScreenshot(page, info, `day-large${path.replace("/", "-")}`);
  }
});
