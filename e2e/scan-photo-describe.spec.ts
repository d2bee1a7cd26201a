import type { Locator, Page } from "@playwright/test";
import type { Language } from "#domain/people/language.ts";
import { drawnMeal } from "./drawn-meal.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { signUp } from "./register.ts";

interface Words {
  readonly meal: string;
  readonly food: string;
  readonly correction: string;
  readonly corrected: RegExp;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    meal: "150 g of rice and 100 g of ham",
    food: "lentil soup",
    correction: "it was turkey, not ham",
    corrected: /turkey/i,
  },
  es: {
    meal: "150 g de arroz y 100 g de jamón",
    food: "sopa de lentejas",
    correction: "era pavo, no jamón",
    corrected: /pavo/i,
  },
  fr: {
    food: "soupe de lentilles",
    meal: "150 g de riz et 100 g de jambon",
    correction: "c'était de la dinde, pas du jambon",
    corrected: /dinde/i,
  },
};

/** To the first question, since a drawn meal is not recognised. */
async function scanDrawnMeal(page: Page, t: Texts): Promise<Locator> {
  await page.goto("/scanner");
  await page.getByRole("button", { name: t("analysis:scanner.scan") }).click();
  await page.getByRole("tab", { name: t("analysis:capture.tabs.gallery") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "IMG_1.jpg",
    mimeType: "image/jpeg",
    buffer: await drawnMeal().jpeg().toBuffer(),
  });
  await dialog.getByRole("button", { name: t("analysis:capture.analyse") }).click();
  // As long as the test may take: on a busy machine the recogniser lets everything else go first.
  await dialog.getByRole("button", { name: t("analysis:guided.describe") }).waitFor();
  return dialog;
}

test("describes an unrecognised photo in words, then corrects the result in words", {
  tag: "@spanish",
}, async ({ page, t, language, expectAccessible }) => {
  test.slow();
  const dialog = await scanDrawnMeal(page, t);
  await dialog.getByRole("button", { name: t("analysis:guided.describe") }).click();
  const photo = dialog.getByRole("img", { name: t("analysis:photo.yours") });
  await expect(photo).toBeVisible();
  await expectAccessible("[role=dialog]");

  await dialog.getByLabel(t("analysis:capture.describeLabel")).fill(words[language].meal);
  await page.keyboard.press("Control+Enter");
  const save = dialog.getByRole("button", { name: t("analysis:result.save") });
  const skip = dialog.getByRole("button", { name: t("analysis:clarify.skip") });
  await expect(save.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(photo).toBeVisible();

  const line = dialog.getByLabel(t("analysis:correct.label"));
  await line.fill(words[language].correction);
  await line.press("Enter");
  await expect(
    skip.or(dialog.getByRole("heading", { name: words[language].corrected })).first(),
  ).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(dialog.getByRole("heading", { level: 4, name: words[language].corrected })).toBeVisible();
  await expect(line).toHaveValue("");
  await expectAccessible("[role=dialog]");
});

test("finds the food of an unrecognised photo by search, and saves it", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  test.slow();
  await signUp(page);
  const dialog = await scanDrawnMeal(page, t);
  await dialog.getByRole("button", { name: t("analysis:guided.search") }).click();
  const search = dialog.getByRole("combobox", { name: t("analysis:add.label") });
  await expect(search).toBeFocused();
  await search.fill(words[language].food);
  const first = dialog.getByRole("option").first();
  await expect(first).toContainText(words[language].food, { ignoreCase: true });
  await expectAccessible("[role=dialog]");
  await first.click();
  await expect(dialog.getByRole("heading", { level: 4 })).toContainText(words[language].food, {
    ignoreCase: true,
  });
  await dialog.getByRole("button", { name: t("analysis:result.save") }).click();
  await expect(dialog).toBeHidden();
});
