import type { Locator } from "@playwright/test";
import { analyseMeal } from "./analyse.ts";
import { expect, test } from "./fixtures.ts";
import { typedMeals } from "./typed-meals.ts";

const kcalOf = async (food: Locator) => Number(/(\d+)\s*kcal/.exec((await food.textContent()) ?? "")?.[1]);

test.beforeEach(async ({ page, t, language }) => {
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await analyseMeal(page, t, typedMeals[language]);
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
});

test("changes grams, takes a removed food back and renames the meal in place", { tag: "@once" }, async ({
  page,
  t,
}) => {
  const dialog = page.getByRole("dialog");
  const foods = dialog.getByRole("listitem");
  const rice = foods.first();
  const before = await kcalOf(rice);
  const grams = rice.getByRole("textbox");
  await expect(grams).toHaveValue("150");
  const saved = page.waitForResponse((response) => response.url().endsWith("/edit"));
  await rice.getByRole("button").nth(1).click();
  await expect(grams).toHaveValue("160");
  expect((await saved).status()).toBe(200);
  expect(Math.abs((await kcalOf(rice)) - (before * 160) / 150)).toBeLessThanOrEqual(1);
  await grams.fill("300");
  await grams.press("Enter");
  expect(Math.abs((await kcalOf(rice)) - before * 2)).toBeLessThanOrEqual(1);

  const total = dialog.getByText(/^\d+$/).first();
  const sum = (await total.textContent()) ?? "";
  await rice.getByRole("button").nth(2).click();
  const undo = page.getByText(t("analysis:food.undo"), { exact: true });
  await expect(undo).toBeFocused();
  await expect(total).not.toHaveText(sum);
  await undo.press("Enter");
  await expect(total).toHaveText(sum);

  // Escape cancels, Enter saves.
  const heading = dialog.getByRole("heading", { level: 3 }).first().getByRole("button");
  await heading.click();
  const name = page.getByLabel(t("analysis:result.nameLabel"));
  await name.fill("Plan B");
  await name.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Plan B")).toBeHidden();
  await heading.click();
  await name.fill("Plan B");
  await name.press("Enter");
  await expect(dialog.getByText("Plan B")).toBeVisible();
});

test("finds and adds a food by keyboard alone", { tag: "@spanish" }, async ({ page, t, language }) => {
  const foods = page.getByRole("dialog").locator("ul").first().getByRole("listitem");
  await page.getByRole("button", { name: t("analysis:add.open") }).focus();
  await page.keyboard.press("Enter");
  const search = page.getByRole("combobox", { name: t("analysis:add.label") });
  await expect(search).toBeFocused();
  await page.keyboard.type({ en: "olive oil", es: "aceite de oliva", fr: "huile d'olive" }[language]);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(foods).toHaveCount(3);
  await expect(page.getByRole("button", { name: t("analysis:add.open") })).toBeFocused();
});

test("shows the source of every food", { tag: "@french" }, async ({ page, t, expectAccessible }) => {
  const rice = page.getByRole("dialog").getByRole("listitem").first();
  const [before = ""] = t("analysis:food.detailsOf", { food: "|" }).split("|");
  await rice.getByRole("button", { name: before }).click();
  await expect(rice.getByText(t("analysis:food.per100"), { exact: true })).toBeVisible();
  await expect(rice.getByText(/^(USDA FNDDS|Anses, Table Ciqual) .+, c.+ \d+$/)).toBeVisible();
  await expectAccessible("[role=dialog]");
});
