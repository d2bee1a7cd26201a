// A person looks at earlier weeks, and prints one for a dietitian.
import { expect, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { storeGoals } from "./store-goals.ts";

test("reads and prints the report of an earlier week, on every plan", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await seedPastMeals(email, 20);
  await storeGoals(page, { calories: 1200 });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: t("dashboard:report.title") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("dashboard:report.title") })).toBeVisible();
  await page.getByRole("button", { name: t("dashboard:period.before.week") }).click();
  const table = page.getByRole("table");
  // On a phone each figure has its name beside it, and the row of heads is hidden.
  await expect(table.getByRole("row")).toHaveCount(7);
  await expect(page.getByText(/Moyenne de \d jours/)).toBeVisible();
  await expectAccessible();

  await page.emulateMedia({ media: "print" });
  await expect(table).toBeVisible();
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

test("shows the calories of earlier weeks and months beside the goal of each day", {
  tag: "@spanish",
}, async ({ page, t }) => {
  const email = await signUp(page);
  await makePro(email);
  await seedPastMeals(email, 70);
  await storeGoals(page, { calories: 1200 });
  await page.goto("/analysis");
  await page.getByRole("tab", { name: t("dashboard:insights.calories") }).click();
  await page.getByRole("button", { name: t("dashboard:period.before.week") }).click();
  const table = page.getByRole("table", { name: t("dashboard:insights.calories") });
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(
    table.getByRole("columnheader", { name: t("dashboard:analysis.goal"), exact: true }),
  ).toBeAttached();
  await expect(page.getByText("Media de 7 días.")).toBeVisible();
  await page.getByText(t("dashboard:range.month"), { exact: true }).click();
  await page.getByRole("button", { name: t("dashboard:period.before.month") }).click();
  await expect.poll(async () => (await table.getByRole("row").count()) > 28).toBe(true);
  await page.getByRole("tab", { name: t("dashboard:analysis.trends") }).click();
  await expect(page.getByText(/Media de \d+ días\./)).toBeVisible();
  await page.getByRole("button", { name: t("dashboard:period.after.month") }).click();
  await expect(page.getByRole("button", { name: t("dashboard:period.after.month") })).toBeDisabled();
});
