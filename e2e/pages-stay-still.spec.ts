/** e2e/: nothing moves by itself while a page comes. */
import { expect, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { eatFor } from "./past-meals.ts";
import { register } from "./register.ts";

const shiftMax = 0.05;

test("the dashboard and the meals stay where they are while they come", async ({ page, t }) => {
  const email = await register(page, t);
  await eatFor(email, 3);
  await watchLayout(page);
  for (const path of ["/dashboard", "/meals"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("main").getByText("Oats with banana")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftMax);
  }
});
