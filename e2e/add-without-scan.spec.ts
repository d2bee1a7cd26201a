import type { Locator, Page } from "@playwright/test";
import { analyseFor } from "./analyse.ts";
import { browserDaysAgo } from "./browser-day.ts";
import { openRow, rowOf, rowsOf } from "./diary-rows.ts";
import { expect, type Texts, test } from "./fixtures.ts";
import { goTo } from "./go-to.ts";
import { seedPastMeals } from "./past-meals.ts";
import { register, signUp } from "./register.ts";
import { startScan } from "./start-scan.ts";
import { storeGoals } from "./store-goals.ts";
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

const chipOf = (page: Page, t: Texts) =>
  page.getByRole("dialog").getByRole("button", { name: new RegExp(` · ${t("meals:day.today")}`) });
const doneButton = (page: Page, t: Texts) =>
  page.getByRole("dialog").getByRole("button", { name: t("add:tray.done"), exact: true });

/** The tick of the row, the count of the tray, and one close. */
async function finish(page: Page, t: Texts, { count = 1, tap = (button: Locator) => button.click() } = {}) {
  await expect(
    page.getByRole("dialog").getByRole("button", { name: t("add:tray.foods", { count }) }),
  ).toBeVisible();
  await expect(page.getByRole("dialog").locator("[data-add-row][aria-busy]")).toHaveCount(0);
  await tap(doneButton(page, t));
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("logs what was eaten before in three taps, an apple, quick calories and yesterday's dinner", {
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
  await finish(page, t, sameBreakfast);
  expect(sameBreakfast.taps()).toBe(3);

  const anApple = counter();
  await anApple.tap(addButton(page, t));
  await page.getByLabel(t("add:search.label")).fill(apple[language]);
  await anApple.tap(page.getByRole("dialog").locator("[data-add-row]").first());
  await finish(page, t, anApple);
  expect(anApple.taps()).toBe(3);

  const quickCalories = counter();
  await quickCalories.tap(addButton(page, t));
  await quickCalories.tap(page.getByRole("button", { name: t("add:ways.quick") }));
  await page.keyboard.type("250");
  await expectAccessible("[role=dialog]");
  await quickCalories.tap(page.getByRole("button", { name: t("add:add"), exact: true }));
  await finish(page, t, quickCalories);
  expect(quickCalories.taps()).toBe(4);

  const yesterdaysDinner = counter();
  await yesterdaysDinner.tap(addButton(page, t));
  await yesterdaysDinner.tap(chipOf(page, t));
  await yesterdaysDinner.tap(page.getByRole("radio", { name: t("meals:day.yesterday") }));
  await yesterdaysDinner.tap(plus(page, t, dinner));
  await finish(page, t, yesterdaysDinner);
  expect(yesterdaysDinner.taps()).toBe(5);

  await goTo(page, "/meals");
  await expect(page.getByRole("heading", { name: breakfast })).toHaveCount(2);
  const quick = rowOf(page, t("add:quick.defaultName"));
  await openRow(quick);
  await expect(quick).toContainText(t("analysis:macros.noneStated"));
  await page.goto(`/meals?day=${browserDaysAgo(1)}`);
  await expect(page.getByRole("heading", { name: dinner })).toHaveCount(2);
});

const lunch = {
  en: ["bread", "ham", "cheese", "tomato", "apple"],
  es: ["pan", "jamón", "queso", "tomate", "manzana"],
  fr: ["pain", "jambon", "fromage", "tomate", "pomme"],
} as const;

test("puts five foods into lunch in one go, takes one back, and closes once", { tag: "@spanish" }, async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await signUp(page);
  await storeGoals(page);
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog");
  const { tap, taps } = counter();
  await tap(addButton(page, t));
  await tap(chipOf(page, t));
  await tap(dialog.getByRole("radio", { name: t("add:mealType.lunch") }));
  await chipOf(page, t).click();
  for (const [at, food] of lunch[language].entries()) {
    await dialog.getByLabel(t("add:search.label")).fill(food);
    await tap(dialog.locator(`[data-add-row][aria-label*="${food}" i]`).first());
    await expect(dialog.getByRole("button", { name: t("add:tray.foods", { count: at + 1 }) })).toBeVisible();
  }
  await expectAccessible("[role=dialog]");
  // The tick takes back what it added, once it cannot be a double tap any more.
  const last = dialog.locator(`[data-add-row][aria-label*="${lunch[language][4]}" i]`).first();
  await page.waitForTimeout(700);
  await last.click();
  await expect(dialog.getByRole("button", { name: t("add:tray.foods", { count: 4 }) })).toBeVisible();
  // A double tap adds once.
  await last.dblclick();
  await expect(dialog.getByRole("button", { name: t("add:tray.foods", { count: 5 }) })).toBeVisible();
  await finish(page, t, { count: 5, tap });
  expect(taps()).toBe(9);
  await goTo(page, "/meals");
  await expect(
    page.getByRole("heading", { level: 2, name: new RegExp(`^${t("meals:type.lunch")}`) }),
  ).toBeVisible();
  await expect(page.getByRole("main").locator("h3")).toHaveCount(5);
});

test("loses nothing where the server fails or the network goes, and sends it later", {
  tag: "@once",
}, async ({ page, t, context, expectedFailures }) => {
  expectedFailures.add(500);
  await signUp(page);
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog");
  await addButton(page, t).click();
  const search = dialog.getByLabel(t("add:search.label"));
  await search.fill("cheese");
  const row = (at: number) => dialog.locator("[data-add-row]").nth(at);
  await expect(row(2)).toBeVisible();
  await row(0).click();
  await expect(row(0)).not.toHaveAttribute("aria-busy");
  await page.route("**/api/meals", (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "Broken" } }),
  );
  await row(1).click();
  await expect(
    dialog.getByRole("alert").filter({ hasText: t("add:row.refused", { problem: "" }).trim() }),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("add:tray.foods", { count: 1 }) })).toBeVisible();
  await page.unroute("**/api/meals");
  await row(1).click();
  await expect(dialog.getByRole("button", { name: t("add:tray.foods", { count: 2 }) })).toBeVisible();
  await expect(row(1)).not.toHaveAttribute("aria-busy");

  await context.setOffline(true);
  await row(2).click();
  await expect(dialog.getByText(t("add:row.waiting"))).toBeVisible();
  await doneButton(page, t).click();
  await context.setOffline(false);
  await goTo(page, "/meals");
  await expect(page.getByRole("main").locator("h3")).toHaveCount(3);
});

test("takes an entry off the list of what is eaten, and puts it back", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await seedPastMeals(email, 3);
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog");
  // At breakfast, yesterday's would be listed besides.
  const dinner = t("meals:meal.add", { meal: t("meals:type.dinner") });
  await page.getByRole("button", { name: dinner, exact: true }).click();
  await expect(plus(page, t, breakfast)).toBeVisible();
  const edit = dialog.getByRole("button", { name: t("add:edit.start"), exact: true }).first();
  await edit.click();
  await dialog.getByRole("button", { name: t("add:edit.clear", { name: breakfast }) }).click();
  await expect(dialog.getByText(t("add:edit.cleared", { name: breakfast }))).toBeVisible();
  await dialog.getByRole("button", { name: `${t("add:undo")} ${breakfast}` }).click();
  await dialog.getByRole("button", { name: t("add:edit.clear", { name: breakfast }) }).click();
  await expectAccessible("[role=dialog]");
  await dialog
    .getByRole("button", { name: t("add:edit.done"), exact: true })
    .first()
    .click();
  await expect(dialog.getByText(breakfast)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await goTo(page, "/meals");
  await expect(page.getByRole("heading", { name: breakfast })).toBeVisible();
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
  const sheet = page.getByRole("dialog");
  await expect(
    sheet.getByRole("button", { name: new RegExp(` · ${t("meals:day.yesterday")}`) }),
  ).toBeVisible();
  await sheet.getByRole("button", { name: t("common:action.close") }).click();
  await page.getByRole("button", { name: t("meals:day.copy"), exact: true }).click();
  await page.getByRole("button", { name: t("add:copy.submit") }).click();
  await expect(page.getByText(t("add:done.title", { count: 3 }), { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(7);
  await page.getByRole("button", { name: t("add:undo") }).click();
  await expect(cards).toHaveCount(4);
});

test("on a desktop foods are added beside the day, which fills and stays usable", async ({
  page,
  t,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, "On a phone the sheet covers the page.");
  await seedPastMeals(await signUp(page), 2);
  await page.goto("/meals");
  const plusOf = (meal: "lunch" | "dinner") =>
    page.getByRole("button", { name: t("meals:meal.add", { meal: t(`meals:type.${meal}`) }), exact: true });
  const sheet = sheetOf(page, t);
  await plusOf("lunch").click();
  await expect(sheet.getByLabel(t("add:search.label"))).toBeFocused();
  await plus(page, t, "Chicken and rice").click();
  await expect(rowsOf(page)).toHaveCount(2);
  await openRow(rowOf(page, breakfast));
  await expect(sheet).toBeVisible();
  await expectAccessible();

  await plusOf("dinner").click();
  const chip = sheet.getByRole("button", { name: new RegExp(`^${t("add:mealType.dinner")} · `) });
  await expect(chip).toContainText(t("meals:day.today"));
  await expect(sheet.getByLabel(t("add:search.label"))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(plusOf("lunch")).toBeFocused();

  await plusOf("dinner").click();
  await page.getByRole("link", { name: t("meals:day.previous") }).click();
  await expect(chip).toContainText(t("meals:day.yesterday"));
  await page.goBack();
  await expect(sheet).toHaveCount(0);
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
  await tabTo(page, page.getByRole("button", { name: t("add:ways.ownFood") }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("add:own.name"))).toBeFocused();
  await page.keyboard.type("Granola");
  await tabTo(page, page.getByLabel(t("analysis:product.field.calories")));
  await page.keyboard.type("450,5");
  await tabTo(page, page.getByLabel(t("analysis:product.field.sugars")));
  await page.keyboard.type("21");
  await expectAccessible("[role=dialog]");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: t("add:favourite.keep") }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("add:favourite.kept", { name: "Granola" }))).toBeVisible();
  await tabTo(page, page.getByLabel(t("add:search.label")));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(page, doneButton(page, t));
  await page.keyboard.press("Enter");
  await expect(addButton(page, t)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: t("add:favourites") })).toBeVisible();
  await tabTo(page, plus(page, t, "Granola"));
  await page.keyboard.press("Enter");
  await finish(page, t);
  await goTo(page, "/meals");
  await expect(page.getByRole("heading", { name: "Granola" })).toHaveCount(2);
  await expect(page.getByRole("region", { name: t("analysis:toLimit.title") })).toContainText(/42\sg/);
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
  const row = dialog.locator("li", { has: page.locator("[data-add-row]") }).first();
  await row.getByRole("button").first().click();
  const kcal = async () =>
    Number.parseInt(await row.locator("span.font-semibold.figures").first().innerText(), 10);
  await row.getByRole("button", { name: new RegExp(`^${t("analysis:sizes.piece")}`) }).click();
  const ofOne = await kcal();
  await row
    .getByRole("group", { name: new RegExp(t("analysis:sizes.piece")) })
    .getByRole("button")
    .last()
    .click();
  await expect(row.getByRole("status").filter({ hasText: "×" })).toContainText(/1[.,]5/);
  expect(await kcal()).toBeGreaterThan(ofOne);
  await expectAccessible("[role=dialog]");
  await row.locator("[data-add-row]").click();
  await finish(page, t);
});
