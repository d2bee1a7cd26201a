import type { Page } from "@playwright/test";
import { openRow, rowsOf } from "./diary-rows.ts";
import { findTexts } from "./find-texts.ts";
import { expect, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { makePro } from "./make-pro.ts";
import { seedPastMeals } from "./past-meals.ts";
import { signUp } from "./register.ts";
import { seedWeights } from "./seed-weights.ts";
import { showBodyCard } from "./show-body-card.ts";
import { storeGoals } from "./store-goals.ts";

const findCalories = (page: Page) => findTexts(page, /kcal|kilocal/i);

test("hides calories on every page, and shows them again", { tag: "@spanish" }, async ({ page, t }) => {
  const email = await signUp(page);
  await makePro(email);
  await seedPastMeals(email, 20);
  await seedWeights(email);
  await storeGoals(page);
  await page.goto("/meals");
  await expect(page.getByText("Oats with banana").first()).toBeVisible();
  expect(await findCalories(page)).not.toEqual([]);

  await goTo(page, "/profile");
  const hide = page.getByRole("switch", { name: t("profile:diary.hideCalories") });
  await hide.click();
  await expect(hide).toBeChecked();
  const isClean = async () => expect.poll(() => findCalories(page)).toEqual([]);
  await isClean();

  await goTo(page, "/dashboard");
  await expect(page.getByText("Oats with banana").first()).toBeVisible();
  await showBodyCard(page, t);
  await expect(page.getByRole("progressbar", { name: t("body:water.title") })).toBeVisible();
  await isClean();
  await page.getByRole("button", { name: t("dashboard:summary.edit") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await isClean();
  await page.keyboard.press("Escape");

  await goTo(page, "/meals");
  await openRow(rowsOf(page).first());
  await page.getByRole("button", { name: t("meals:card.more") }).click();
  await expect(page.getByText(t("meals:card.foods")).first()).toBeVisible();
  await isClean();
  await page
    .getByRole("button", { name: t("meals:meal.add", { meal: t("meals:type.breakfast") }), exact: true })
    .click();
  await expect(page.getByRole("dialog").getByText("Oats with banana").first()).toBeVisible();
  await isClean();
  await page.keyboard.press("Escape");

  await goTo(page, "/analysis");
  await expect(page.getByRole("tab")).toHaveCount(2);
  await isClean();
  await page.getByRole("tab", { name: t("dashboard:analysis.trends") }).click();
  await expect(page.getByRole("tabpanel")).toContainText("%");
  await isClean();
  await page.goto("/body");
  await expect(page.locator(".recharts-line").first()).toBeVisible();
  await isClean();

  await goTo(page, "/profile");
  await hide.click();
  await expect(hide).not.toBeChecked();
  await goTo(page, "/meals");
  await expect.poll(() => findCalories(page)).not.toEqual([]);
});
