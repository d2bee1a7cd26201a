import { expect, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";

const shiftMax = 0.05;

test("the dashboard and the meals do not shift while loading", { tag: "@texts" }, async ({ page }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await watchLayout(page);
  for (const path of ["/dashboard", "/meals"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("main").getByText("Oats with banana")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftMax);
  }
});
