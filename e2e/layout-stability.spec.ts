import { expect, test } from "./fixtures.ts";
import { layoutShift, watchLayout } from "./layout-shift.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";

const shiftMax = 0.05;

test("the dashboard and the meals do not shift while loading", { tag: "@french" }, async ({ page }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await watchLayout(page);
  for (const path of ["/dashboard", "/meals"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("main").getByText("Oats with banana")).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftMax);
  }
});

test("the profile stays on screen while the texts of its later parts load", { tag: "@once" }, async ({
  page,
  t,
}) => {
  await signUp(page);
  let letTextsCome = () => {};
  const textsMayCome = new Promise<void>((resolve) => {
    letTextsCome = resolve;
  });
  await page.route("**/locales/*/meals.json", async (route) => {
    await textsMayCome;
    await route.continue();
  });
  const asked = page.waitForRequest("**/locales/*/meals.json");
  await page.goto("/profile");
  await asked;
  const heading = page.getByRole("heading", { name: t("profile:page.title"), level: 1 });
  await expect(heading).toBeVisible();
  letTextsCome();
  await expect(page.getByRole("button", { name: t("meals:export.button") })).toBeVisible();
});
