// The day with its week, in kcal and in kJ.
import { seedEaten, twelveFoods } from "./eaten-foods.ts";
import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { storeGoals } from "./store-goals.ts";
import { takePageScreenshot } from "./take-screenshot.ts";

test("the week of a day, in kcal and in kJ", async ({ page }, info) => {
  const email = await signUp(page);
  await storeGoals(page, { calories: 1700 });
  await seedPastMeals(email, 9);
  await seedEaten(email, twelveFoods.slice(0, 5));
  await page.goto("/meals");
  await expect(page.locator("nav li svg").first()).toBeVisible();
  await page.waitForTimeout(1500);
  await takePageScreenshot(page, info, "week");
  await sendAsAccount(page, { method: "PUT", path: "/api/user/settings", data: { energyUnit: "kJ" } });
  for (const path of ["/meals", "/dashboard", "/profile"]) {
    await page.goto(path);
    await page.waitForTimeout(2500);
    await takePageScreenshot(page, info, `kj${path.replace("/", "-")}`);
  }
  if (!info.project.name.endsWith("390")) return;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/meals");
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await page.waitForTimeout(1500);
  await takePageScreenshot(page, info, "week-large");
});
