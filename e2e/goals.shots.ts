// Limits, goals by weekday, the way to a target weight, earlier weeks and the week's report.
import type { Page } from "@playwright/test";
import { fillBody } from "./fill-body.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { sendAsAccount } from "./send-as-account.ts";
import { takePageScreenshot, takeScreenshot } from "./take-screenshot.ts";

const doubleText = "document.documentElement.style.fontSize = '200%'";
const goals = {
  ...{ calories: 1400, protein: 110, carbs: 150, fat: 50, fiber: 25 },
  limits: { sugars: 40, salt: 6 },
  weekdays: { sunday: { calories: 1750, protein: 140, carbs: 190, fat: 60, fiber: 31 } },
};

async function openReport(page: Page, t: Texts): Promise<void> {
  await page.goto("/report");
  await page.getByRole("button", { name: t("dashboard:period.before.week") }).click();
  await expect(page.getByRole("table")).toBeVisible();
}

test("goals, charts and the report", async ({ page, t }, info) => {
  const email = await signUp(page);
  await seedPastMeals(email, 40);
  await makePro(email);
  await sendAsAccount(page, { method: "POST", path: "/api/goals/daily", data: goals });
  const items = [
    { from: "quick", name: "Cake", calories: 300 },
    { from: "table", table: "FNDDS 2021-2023", code: "92410310", grams: 500 },
  ];
  await sendAsAccount(page, { method: "POST", path: "/api/meals", data: { items } });
  await openReport(page, t);
  await takePageScreenshot(page, info, "report");
  await page.emulateMedia({ media: "print" });
  await takePageScreenshot(page, info, "report-printed");
  await page.emulateMedia({ media: "screen" });
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: t("analysis:toLimit.title") })).toBeVisible();
  await takePageScreenshot(page, info, "goals-dashboard");
  await page.goto("/meals");
  await expect(page.getByRole("region", { name: t("analysis:toLimit.title") })).toBeVisible();
  await page.getByRole("button", { name: t("meals:day.micronutrients") }).click();
  await takePageScreenshot(page, info, "goals-day");
  await page.goto("/profile");
  await expect(page.getByRole("group", { name: t("dashboard:goals.weekdays.days") })).toBeVisible();
  await takePageScreenshot(page, info, "goals-profile");
  await page.getByRole("button", { name: t("profile:suggest.title") }).click();
  await fillBody(page.getByRole("dialog"), t);
  await page.getByLabel(t("profile:body.weight")).fill("70");
  await page.getByRole("combobox", { name: t("profile:body.objective") }).selectOption("lose_weight");
  await page.getByRole("dialog").getByRole("textbox").last().fill("62");
  await takeScreenshot(page, info, "goals-target");
  await page.keyboard.press("Escape");
  await page.goto("/analysis");
  await page.getByRole("tab").nth(1).click();
  await page.getByRole("button", { name: t("dashboard:period.before.week") }).click();
  await expect(page.locator(".recharts-surface").first()).toBeVisible();
  await takePageScreenshot(page, info, "goals-calories");
  if (!info.project.name.startsWith("fr")) return;
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ["/dashboard", "/profile", "/analysis", "/report"]) {
    if (path === "/report") await openReport(page, t);
    else await page.goto(path);
    await page.evaluate(doubleText);
    await page.waitForLoadState("networkidle");
    await takePageScreenshot(page, info, `goals-large${path.replace("/", "-")}`);
  }
});
