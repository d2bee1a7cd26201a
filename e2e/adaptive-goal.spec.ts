import type { Profile } from "#contract/shapes/profile.ts";
import { expect, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { seedWeights } from "./seed-weights.ts";
import { sendAsAccount } from "./send-as-account.ts";

const person: Profile = {
  birthdate: "1986-01-01",
  gender: "female",
  height: 168,
  weight: 75,
  activityLevel: "lightly_active",
  userObjective: "maintain_weight",
  maternity: null,
};

test("says what it needs, then adapts the calorie goal to the measured trend, and undoes", {
  tag: "@french",
}, async ({ page, t, expectAccessible }) => {
  const email = await signUp(page);
  const ask = page.getByRole("button", { name: t("body:adaptive.ask"), exact: true });
  await page.goto("/body");
  await ask.click();
  await expect(page.getByText(t("body:adaptive.missing.title"))).toBeVisible();
  await expect(page.getByText(t("body:adaptive.missing.profile"))).toBeVisible();

  await sendAsAccount(page, { method: "PUT", path: "/api/user/profile", data: person });
  await seedPastMeals(email, 30);
  await seedWeights(email);
  await page.reload();
  await ask.click();
  await expect(page.getByText(t("body:adaptive.expenditure"))).toBeVisible();
  await expectAccessible();
  const use = page.getByRole("button", { name: t("body:adaptive.use", { calories: "" }).trim() });
  await use.click();
  await expect(page.getByText(t("body:adaptive.same"))).toBeVisible();
  await page.getByRole("button", { name: t("body:undo") }).click();
  await expect(use).toBeVisible();
});
