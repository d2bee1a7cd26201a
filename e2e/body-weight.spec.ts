import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { seedWeights } from "./seed-weights.ts";
import { showBodyCard } from "./show-body-card.ts";

const decimal = (language: string, text: string) => (language === "en" ? text : text.replace(".", ","));
const bigFigure = (page: Page, text: string) => page.getByRole("definition").filter({ hasText: text });

test("logs today's weight from the dashboard, follows the trend to a target, and undoes", {
  tag: "@french",
}, async ({ page, t, language, expectAccessible }) => {
  const email = await signUp(page);
  await seedWeights(email);
  await page.goto("/dashboard");
  await showBodyCard(page, t);
  const weigh = async (typed: string) => {
    await page.getByRole("button", { name: t("body:weight.log") }).click();
    await page.getByLabel(t("body:weight.field", { unit: "kg" })).fill(typed);
    await page.getByRole("button", { name: t("body:weight.save") }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await weigh(decimal(language, "74.6"));
  await expect(bigFigure(page, decimal(language, "74.6"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("body:more") })
    .click();
  await expect(page.getByRole("heading", { name: t("body:title"), level: 1 })).toBeVisible();
  await expect(page.locator(".recharts-line").first()).toBeVisible();

  await page.getByRole("button", { name: t("body:target.set") }).click();
  await page.getByLabel(t("body:target.field", { unit: "kg" })).fill("72");
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("body:target.expected", { day: "" }).slice(0, 20))).toBeVisible();
  await expectAccessible();

  await weigh(decimal(language, "80.2"));
  await expect(bigFigure(page, decimal(language, "80.2"))).toBeVisible();
  await page.getByRole("button", { name: t("body:undo") }).click();
  await expect(bigFigure(page, decimal(language, "74.6"))).toBeVisible();
});
