// A person who watches sugars or salt sees them beside the macronutrients, sets a limit, and is told when a day is above it.
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { storeGoals } from "./store-goals.ts";

const lunch = {
  items: [
    { from: "quick", name: "Cake", calories: 400 },
    { from: "table", table: "FNDDS 2021-2023", code: "92410310", grams: 900 },
  ],
};

test("an American limits sodium in mg, as labels there state it", async ({ page, t }) => {
  await signUp(page);
  await sendAsAccount(page, { method: "PUT", path: "/api/user/settings", data: { country: "US" } });
  await storeGoals(page);
  await sendAsAccount(page, { method: "POST", path: "/api/meals", data: lunch });
  await page.goto("/dashboard");
  const region = page.getByRole("region", { name: t("analysis:toLimit.titleSodium") });
  await expect(region).toContainText(/Sodium.*\d\smg/);
  await page.getByRole("button", { name: t("dashboard:summary.edit") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("switch", { name: t("analysis:toLimit.sodium") }).check();
  const typed = dialog.getByRole("textbox", { name: /Sodium/ });
  await expect(typed).toHaveValue("2,300");
  await typed.fill("1501");
  await typed.press("Enter");
  await dialog.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const bar = region.getByRole("progressbar", { name: t("analysis:toLimit.sodium") });
  await expect(bar).toHaveAttribute("aria-valuetext", /of 1,501\smg at most/);
});

test("shows sugars and salt of the day, and says when a limit is passed", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await signUp(page);
  await storeGoals(page);
  await sendAsAccount(page, { method: "POST", path: "/api/meals", data: lunch });
  await page.goto("/dashboard");
  const region = page.getByRole("region", { name: t("analysis:toLimit.title") });
  // Calories alone say nothing of sugars.
  await expect(region).toContainText(/al menos \d+\s*g/);
  await expect(region.getByRole("progressbar")).toHaveCount(0);

  await page.getByRole("button", { name: t("dashboard:summary.edit") }).click();
  const dialog = page.getByRole("dialog");
  const sugars = dialog.getByRole("switch", { name: t("analysis:toLimit.sugars") });
  await sugars.check();
  await expect(dialog.getByRole("slider", { name: t("analysis:toLimit.sugars") })).toHaveValue("90");
  const typed = dialog.getByRole("textbox", { name: /Azúcares/ });
  await typed.fill("50");
  await typed.press("Enter");
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("dashboard:goals.save") }).click();
  await expect(dialog).toBeHidden();
  const bar = region.getByRole("progressbar", { name: t("analysis:toLimit.sugars") });
  await expect(bar).toHaveAttribute("aria-valuetext", /de 50\s*g como máximo, \d+\s*g por encima/);
  await expectAccessible();

  await goTo(page, "/meals");
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toHaveAttribute("aria-valuetext", /por encima/);
});
