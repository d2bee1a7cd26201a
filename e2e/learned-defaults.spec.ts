import type { Page } from "@playwright/test";
import { analyseMeal } from "./analyse.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { register } from "./register.ts";
import { startScan } from "./start-scan.ts";

const coffee = { en: "coffee with milk", es: "café con leche", fr: "café au lait" } as const;
const plantCoffee = {
  en: "latte with non-dairy milk",
  es: "café latte con bebida vegetal",
  fr: "café latte avec boisson végétale",
} as const;

const foodsOf = (page: Page) => page.getByRole("dialog").locator("ul").first().getByRole("listitem");

async function save(page: Page, t: Texts): Promise<void> {
  await page.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
}

test("a corrected coffee is the person's usual from then on, until it is forgotten", {
  tag: "@spanish",
}, async ({ page, t, language, expectAccessible }) => {
  await register(page, t);
  await startScan(page, t);
  await analyseMeal(page, t, coffee[language]);
  const food = foodsOf(page).first();
  const grams = food.getByRole("textbox");
  const generalGrams = await grams.inputValue();
  const [before = ""] = t("analysis:food.detailsOf", { food: "|" }).split("|");
  await food.getByRole("button", { name: before }).click();
  await food.getByRole("button", { name: t("analysis:food.swapSearch") }).click();
  const search = food.getByRole("combobox", { name: t("analysis:add.label") });
  await search.fill(plantCoffee[language]);
  await page.getByRole("option").first().click();
  await expect(food.getByRole("heading")).not.toHaveText(coffee[language], { ignoreCase: true });
  const plantName = (await food.getByRole("heading").textContent()) ?? "";
  await grams.fill("180");
  await grams.press("Enter");
  await save(page, t);

  await startScan(page, t);
  await analyseMeal(page, t, `${coffee[language]}!`);
  await expect(food.getByText(t("analysis:food.usual"), { exact: true })).toBeVisible();
  await expect(food.getByRole("heading")).toHaveText(plantName);
  await expect(grams).toHaveValue("180");
  await expectAccessible("[role=dialog]");
  const [notThisTime = ""] = t("analysis:food.useGeneral", { general: "|" }).split("|");
  await food.getByRole("button", { name: notThisTime }).click();
  await expect(grams).toHaveValue(generalGrams);
  await expect(food.getByText(t("analysis:food.usual"), { exact: true })).toBeHidden();
  await save(page, t);

  await goTo(page, "/profile");
  await page.getByRole("button", { name: t("profile:learned.open") }).click();
  const list = page.getByRole("dialog", { name: t("profile:learned.title") });
  const words = coffee[language].normalize("NFD").replace(/\p{M}/gu, "");
  await expect(list.getByRole("listitem")).toHaveText([new RegExp(`${words}.*${plantName}.*180`, "i")]);
  await expectAccessible("[role=dialog]");
  await list.getByRole("button", { name: t("profile:learned.forget", { words }) }).click();
  await expect(list.getByText(t("profile:learned.none"))).toBeVisible();
  await page.getByRole("button", { name: t("profile:learned.undo"), exact: true }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByRole("button", { name: t("profile:learned.forgetAll") }).click();
  const question = page.getByRole("dialog", { name: t("profile:learned.forgetAllQuestion") });
  await question.getByRole("button", { name: t("profile:learned.forgetAll") }).click();
  await expect(list.getByText(t("profile:learned.none"))).toBeVisible();
  await page.keyboard.press("Escape");

  await startScan(page, t);
  await analyseMeal(page, t, coffee[language]);
  await expect(grams).toHaveValue(generalGrams);
  await expect(food.getByText(t("analysis:food.usual"), { exact: true })).toBeHidden();
});
