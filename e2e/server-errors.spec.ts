import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";

const calls = /\/api\/(dashboard|insights|meals|dailySummaries|recommendations)/;
const failure = { status: 500, json: { code: "internal_error", message: "Something went wrong." } };

test("dashboard, meals and analysis show server errors, and recover", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
  expectedFailures,
}) => {
  expectedFailures.add(500);
  // Fails from the start: a cached answer would be shown instead of the error.
  await page.route(calls, (route) => route.fulfill(failure));
  const email = await signUp(page);
  await makePro(email);
  await seedPastMeals(email, 2);
  await page.goto("/dashboard");
  await expect(page.getByText(t("meals:failed.title"))).toBeVisible();
  await expect(page.getByText(t("dashboard:summary.failed")).nth(3)).toBeVisible();
  await expectAccessible();
  await page.goto("/analysis");
  await expect(page.getByText(t("dashboard:summary.failed"))).toBeVisible();
  await expectAccessible();
  await page.goto("/meals");
  await expect(page.getByText(t("meals:failed.title"))).toBeVisible();
  await expectAccessible();
  await page.unroute(calls);
  await page.getByRole("button", { name: t("common:action.retry") }).click();
  await expect(page.getByRole("heading", { name: "Oats with banana" })).toBeVisible();
});
