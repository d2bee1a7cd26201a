import type { Locator, Page } from "@playwright/test";
import { analyseFor } from "./analyse.ts";
import { browserDaysAgo } from "./browser-day.ts";
import { rowsOf } from "./diary-rows.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register, signUp } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { tabTo } from "./tab-to.ts";
import { typedMeals } from "./typed-meals.ts";

const apple = { en: "apple", es: "manzana", fr: "pomme" } as const;
const breakfast = "Oats with banana";
const dinner = "Salmon and potatoes";

/** Counts the taps of one job. */
function counter() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    taps: () => taps,
  };
}

const addButton = (page: Page, t: Texts) =>
  page.getByRole("banner").getByRole("button", { name: t("common:nav.addFood") });
const sheetOf = (page: Page, t: Texts) => page.getByRole("dialog", { name: t("add:title.home") });
const plus = (page: Page, t: Texts, name: string) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: t("add:row.add", { name }), exact: true })
    .first();

async function expectAdded(page: Page, t: Texts) {
  await expect(page.getByText(t("add:done.title", { count: 1 }), { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("logs what was eaten before in two taps, an apple, quick calories and yesterday's dinner", {
  tag: "@french",
}, async ({ page, t, language, expectAccessible }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await page.goto("/dashboard");

  const sameBreakfast = counter();
  await sameBreakfast.tap(addButton(page, t));
  await expect(plus(page, t, breakfast)).toBeVisible();
  await expectAccessible("[role=dialog]");
  await sameBreakfast.tap(plus(page, t, breakfast));
  await expectAdded(page, t);
  expect(sameBreakfast.taps()).toBe(2);

  const anApple = counter();
  await anApple.tap(addButton(page, t));
  await page.getByLabel(t("add:search.label")).fill(apple[language]);
  await anApple.tap(page.getByRole("dialog").getByRole("listitem").first().getByRole("button").last());
  await expectAdded(page, t);
  expect(anApple.taps()).toBe(2);

  const quickCalories = counter();
  await quickCalories.tap(addButton(page, t));
  await quickCalories.tap(page.getByRole("button", { name: t("add:title.quick") }));
  await page.keyboard.type("250");
  await expectAccessible("[role=dialog]");
  await quickCalories.tap(page.getByRole("button", { name: t("add:add"), exact: true }));
  await expectAdded(page, t);
  expect(quickCalories.taps()).toBe(3);

  const yesterdaysDinner = counter();
  await yesterdaysDinner.tap(addButton(page, t));
  await yesterdaysDinner.tap(page.getByRole("radio", { name: t("meals:day.yesterday") }));
  await yesterdaysDinner.tap(plus(page, t, dinner));
  await expectAdded(page, t);
  expect(yesterdaysDinner.taps()).toBe(3);

  await page.goto("/meals");
  await expect(page.getByRole("heading", { name: breakfast })).toHaveCount(2);
  await expect(page.getByRole("heading", { name: t("add:quick.defaultName") })).toBeVisible();
  await expectAccessible();
  await page.goto(`/meals?day=${browserDaysAgo(1)}`);
  await expect(page.getByRole("heading", { name: dinner })).toHaveCount(2);
});

test("adds and scans for the day that is shown, and copies a day", async ({ page, t, language }) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  const cards = rowsOf(page);
  await page.goto(`/meals?day=${browserDaysAgo(1)}`);
  await expect(cards).toHaveCount(3);
  await startScan(page, t);
  const save = t("analysis:result.saveTo", { day: "" }).trim();
  await analyseFor(page, t, { meal: typedMeals[language], saveLabel: save });
  await page.getByRole("dialog").getByRole("button", { name: save }).click();
  await expect(page.getByText(t("analysis:result.saved.title"), { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(4);

  await addButton(page, t).click();
  await expect(page.getByRole("radio", { name: t("meals:day.yesterday") })).toBeChecked();
  await page.getByRole("button", { name: t("add:title.copyDay") }).click();
  await page.getByRole("button", { name: t("add:copy.submit") }).click();
  await expect(page.getByText(t("add:done.title", { count: 3 }), { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(7);
  await page.getByRole("button", { name: t("add:undo") }).click();
  await expect(cards).toHaveCount(4);
});

test("keeps a food of one's own and a favourite, by keyboard alone", { tag: "@spanish" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await register(page, t);
  await tabTo(page, addButton(page, t));
  await page.keyboard.press("Enter");
  await expect(sheetOf(page, t)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: t("add:title.ownFood") }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("add:own.name"))).toBeFocused();
  await page.keyboard.type("Granola");
  await tabTo(page, page.getByLabel(t("add:own.calories")));
  await page.keyboard.type("450,5");
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: t("add:favourite.keep") }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("add:favourite.kept", { name: "Granola" }))).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: t("add:add"), exact: true }));
  await page.keyboard.press("Enter");
  await expectAdded(page, t);
  await expect(addButton(page, t)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t("add:favourites") })).toBeVisible();
  await tabTo(page, plus(page, t, "Granola"));
  await page.keyboard.press("Enter");
  await expectAdded(page, t);
  await page.goto("/meals");
  await expect(page.getByRole("heading", { name: "Granola" })).toHaveCount(2);
});

test("chooses how much by a household size, with the calories as they change", { tag: "@french" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await register(page, t);
  await addButton(page, t).click();
  await page.getByLabel(t("add:search.label")).fill(apple[language]);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("listitem").first().getByRole("button").first().click();
  const kcal = async () => Number.parseInt(await dialog.getByText(/^\d+$/).first().innerText(), 10);
  await dialog.getByRole("button", { name: new RegExp(`^${t("analysis:sizes.piece")}`) }).click();
  const ofOne = await kcal();
  await dialog.getByRole("button").filter({ hasText: /^$/ }).last().click();
  await expect(dialog.getByRole("status").filter({ hasText: "×" })).toContainText(/1[.,]5/);
  expect(await kcal()).toBeGreaterThan(ofOne);
  await expectAccessible("[role=dialog]");
  await dialog.getByRole("button", { name: t("add:add"), exact: true }).click();
  await expectAdded(page, t);
});
