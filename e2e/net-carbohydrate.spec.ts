import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { settle } from "./settle.ts";
import { storeGoals } from "./store-goals.ts";

test("shows carbohydrate without its fibre by choice: in rows, in the sum of the day and beside its goal", {
  tag: "@spanish",
}, async ({ page, t }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 1);
  await storeGoals(page);
  await page.goto("/meals");
  const total = page.getByRole("region", { name: t("meals:day.total") });
  // 74 g of carbohydrate, 9 g of them fibre.
  await expect(total).toContainText(/74.g/);
  await goTo(page, "/profile");
  const setting = page.getByRole("switch", { name: t("profile:diary.netCarbs") });
  await setting.click();
  await expect(setting).toBeChecked();
  await settle(page);
  await goTo(page, "/meals");
  await expect(total).toContainText(t("analysis:macros.netCarbs"));
  await expect(total).toContainText(/65.g/);
  await goTo(page, "/dashboard");
  const bar = page.getByRole("progressbar", { name: t("analysis:macros.netCarbs") });
  await expect(bar).toHaveAttribute("aria-valuetext", /^.*65\D+\d+/);
  await page.reload();
  await expect(bar).toBeVisible();
});
