import type { Page } from "@playwright/test";
import { expect, type Texts, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";

async function storeProfile(page: Page): Promise<void> {
  const token = await page.evaluate("localStorage.getItem('accessToken')");
  const answer = await page.request.put("/api/user/profile", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      ...{ birthdate: "1991-01-01", gender: "female", height: 165, weight: 60 },
      ...{ activityLevel: "moderately_active", userObjective: "maintain_weight" },
    },
  });
  if (!answer.ok()) throw new Error(`The profile was refused: ${answer.status()}`);
}

const button = (page: Page, t: Texts) => page.getByRole("button", { name: t("meals:day.micronutrients") });

test("shows the vitamins and minerals of a day as shares of the daily need, on Pro", {
  tag: "@french",
}, async ({ page, t, expectAccessible }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 2);
  await storeProfile(page);
  await page.goto("/meals");
  await button(page, t).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");

  await makePro(email);
  await page.goto("/meals");
  await page.getByRole("link", { name: t("meals:day.previous") }).click();
  await button(page, t).click();
  // Three meals with 62 mg of vitamin C each; EFSA's reference intake for women is 95 mg.
  const vitaminC = page.locator("dl > div").filter({ hasText: t("analysis:micro.names.vitaminC") });
  await expect(vitaminC).toContainText(/186\s*mg/);
  await expect(vitaminC).toContainText(/196\s*%/);
  await expectAccessible();
});
