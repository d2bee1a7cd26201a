// Eighteen everyday jobs on a phone, each from the dashboard to its end.
import { expect, type Locator, type Page } from "@playwright/test";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { browserDaysAgo } from "../browser-day.ts";
import { actionIn, rowOf, touchRow } from "../diary-rows.ts";
import type { Texts } from "../fixtures.ts";
import { showBodyCard } from "../show-body-card.ts";
import type { Hand } from "./hand.ts";

interface Place {
  readonly page: Page;
  readonly t: Texts;
}
interface Job {
  readonly title: string;
  readonly work: (hand: Hand, place: Place) => Promise<void>;
}

const pancakes = "250 g flour\n3 eggs\n500 ml milk\n30 g butter\n20 g sugar";

export const fiveFoods = ["bread", "ham", "cheese", "tomato", "apple"];

const openAdd = ({ page, t }: Place) =>
  page.getByRole("banner").getByRole("button", { name: t("common:nav.addFood") });
const inSheet = ({ page }: Place) => page.getByRole("dialog");
const plusOf = (place: Place, name: string) =>
  inSheet(place)
    .getByRole("button", { name: place.t("add:row.add", { name }), exact: true })
    .first();
const firstPlus = (place: Place) => inSheet(place).locator("[data-add-row]").first();
const add = (place: Place) => inSheet(place).getByRole("button", { name: place.t("add:add"), exact: true });
const lineOf = ({ page }: Place, name: string) =>
  rowOf(page, name).getByRole("heading").getByRole("button").first();

/** The plus of one of the day's meals. */
const plusOfMeal = ({ page, t }: Place, meal: MealType) =>
  page.getByRole("button", { name: t("meals:meal.add", { meal: t(`meals:type.${meal}`) }), exact: true });
/** Of the seven that the dashboard shows; the last is today. */
const dayOfWeek = ({ page, t }: Place, at: number) =>
  page
    .getByRole("list", { name: t("dashboard:week.grid") })
    .getByRole("link")
    .nth(at);

/** The food is in the diary. The sheet stays, here and in the other product: closing it is counted in neither. */
async function expectAdded(place: Place, count = 1): Promise<void> {
  await expectShown(inSheet(place).getByRole("button", { name: place.t("add:tray.foods", { count }) }));
  await expect(inSheet(place).locator("[data-add-row][aria-busy]")).toHaveCount(0);
}

async function expectCopied({ page, t }: Place, count: number): Promise<void> {
  await expect(page.getByText(t("add:done.title", { count }), { exact: true })).toBeVisible();
}

async function expectShown(text: Locator): Promise<void> {
  await expect(text.first()).toBeVisible();
}

export const jobs = {
  yesterdaysDinner: {
    title: "Yesterday’s dinner of two foods, eaten before",
    work: async (hand, place) => {
      await hand.tap(dayOfWeek(place, 5));
      await hand.tap(plusOfMeal(place, "dinner"));
      await hand.tap(plusOf(place, "Salmon and potatoes"));
      await expectAdded(place);
    },
  },
  sameBreakfast: {
    title: "The same breakfast as yesterday",
    work: async (hand, place) => {
      const { page, t } = place;
      const breakfast = page.getByRole("region", { name: new RegExp(`^${t("meals:type.breakfast")}`) });
      await breakfast.scrollIntoViewIfNeeded();
      await hand.tap(breakfast.getByRole("listitem").getByRole("button").first());
      await expectShown(rowOf(page, "Oats with banana"));
    },
  },
  apple: {
    title: "An apple, for the first time",
    work: async (hand, place) => {
      await hand.tap(openAdd(place));
      await hand.tap(inSheet(place).getByLabel(place.t("add:search.label")));
      await hand.type("apple");
      await hand.tap(firstPlus(place));
      await expectAdded(place);
    },
  },
  biscuits: {
    title: "Half a pack of 200 g of biscuits, for the first time",
    work: async (hand, place) => {
      await hand.tap(openAdd(place));
      await hand.tap(inSheet(place).getByLabel(place.t("add:search.label")));
      await hand.type("biscuits 100 g");
      await expectShown(
        inSheet(place)
          .getByRole("button", { name: /100\s*g/ })
          .first(),
      );
      await hand.tap(firstPlus(place));
      await expectAdded(place);
    },
  },
  recipe: {
    title: "A recipe for four of five ingredients, and a serving of it",
    work: async (hand, place) => {
      const { t } = place;
      await hand.tap(openAdd(place));
      await hand.tap(inSheet(place).getByRole("button", { name: t("add:ways.recipe") }));
      await hand.type("Pancakes");
      await hand.tap(inSheet(place).getByLabel(t("add:recipe.pasteLabel")));
      await hand.type(pancakes);
      await hand.tap(inSheet(place).getByRole("button", { name: t("add:recipe.read") }));
      await expect(inSheet(place).getByRole("listitem")).toHaveCount(pancakes.split("\n").length);
      await hand.tap(inSheet(place).getByRole("button", { name: t("add:recipe.save") }));
      await hand.tap(plusOf(place, "Pancakes"));
      await expectAdded(place);
    },
  },
  water: {
    title: "500 ml of water",
    work: async (hand, { page, t }) => {
      await showBodyCard(page, t);
      await hand.tap(page.getByRole("button", { name: `${t("body:water.log")} 500 ml` }));
      await expectShown(page.getByText(t("body:water.logged", { amount: "500 ml" })));
    },
  },
  portion: {
    title: "A portion corrected at a lunch of three days ago",
    work: async (hand, place) => {
      const { page, t } = place;
      const row = rowOf(page, "Chicken and rice");
      await hand.tap(dayOfWeek(place, 3));
      await hand.tap(lineOf(place, "Chicken and rice").locator("[data-amount]"));
      await expect(
        row.getByRole("textbox", { name: t("meals:edit.grams", { food: "Chicken and rice" }) }),
      ).toBeFocused();
      await hand.type("350");
      await row.getByRole("textbox").press("Enter");
      await expectShown(page.getByText("350 g"));
    },
  },
  quickCalories: {
    title: "250 kcal of something",
    work: async (hand, place) => {
      await hand.tap(openAdd(place));
      await hand.tap(inSheet(place).getByRole("button", { name: place.t("add:ways.quick") }));
      await hand.type("250");
      await hand.tap(add(place));
      await expectAdded(place);
    },
  },
  yesterdayAgain: {
    title: "All three meals of yesterday again, on an empty day",
    work: async (hand, place) => {
      await hand.tap(place.page.getByRole("button", { name: place.t("add:copy.yesterday") }));
      await expectCopied(place, 3);
    },
  },
  weight: {
    title: "This morning’s weight",
    work: async (hand, { page, t }) => {
      await showBodyCard(page, t);
      await hand.tap(page.getByRole("button", { name: t("body:weight.log") }));
      await hand.type("71.5");
      await hand.tap(page.getByRole("dialog").getByRole("button", { name: t("body:weight.save") }));
      await expectShown(page.getByText(/71\.5/));
    },
  },
  fiveFoods: {
    title: "Five foods to lunch in one go, each for the first time",
    work: async (hand, place) => {
      await hand.tap(plusOfMeal(place, "lunch"));
      for (const [at, food] of fiveFoods.entries()) {
        await hand.tap(inSheet(place).getByLabel(place.t("add:search.label")));
        await hand.type(food);
        await hand.tap(inSheet(place).locator(`[data-add-row][aria-label*="${food}" i]`).first());
        await expectAdded(place, at + 1);
      }
    },
  },
  milk: {
    title: "A glass of milk, drunk before, to breakfast",
    work: async (hand, place) => {
      await hand.tap(plusOfMeal(place, "breakfast"));
      await hand.tap(plusOf(place, "Milk"));
      await expectAdded(place);
    },
  },
  wrongEntry: {
    title: "A wrong entry of today removed",
    work: async (hand, place) => {
      const { page, t } = place;
      await rowOf(page, "Oats with banana").scrollIntoViewIfNeeded();
      await hand.swipe(() => touchRow(page, "Oats with banana", { alongX: -140 }));
      await expectShown(page.getByText(t("meals:row.deleted", { name: "Oats with banana" })));
    },
  },
  dinnerAtNoon: {
    title: "Dinner noted at noon, for the first time",
    work: async (hand, place) => {
      await hand.tap(plusOfMeal(place, "dinner"));
      await hand.tap(inSheet(place).getByLabel(place.t("add:search.label")));
      await hand.type("lentil soup");
      await hand.tap(firstPlus(place));
      await expectAdded(place);
    },
  },
  movedLunch: {
    title: "Yesterday’s lunch moved to today",
    work: async (hand, place) => {
      const { page, t } = place;
      await hand.tap(dayOfWeek(place, 5));
      await hand.tap(lineOf(place, "Chicken and rice"));
      await hand.tap(actionIn(rowOf(page, "Chicken and rice"), t, "move"));
      await hand.tap(
        page.getByRole("dialog").getByRole("button", { name: t("meals:row.move"), exact: true }),
      );
      await expect(rowOf(page, "Chicken and rice")).toHaveCount(0);
    },
  },
  halfRecipe: {
    title: "Half a serving of a recipe that the household keeps",
    work: async (hand, place) => {
      const { t } = place;
      await hand.tap(openAdd(place));
      await hand.tap(
        inSheet(place).getByRole("button", {
          name: t("add:row.amountOf", { name: "Bean stew", amount: t("add:row.serving") }),
        }),
      );
      const label = t("add:recipe.servingsOf", { name: "Bean stew" });
      await hand.tap(inSheet(place).getByRole("button", { name: t("common:stepper.decrease", { label }) }));
      await hand.tap(plusOf(place, "Bean stew"));
      await expectAdded(place);
    },
  },
  barcode: {
    title: "A packet by its barcode, typed",
    work: async (hand, place) => {
      const { t } = place;
      await hand.tap(openAdd(place));
      await hand.tap(inSheet(place).getByLabel(t("add:search.label")));
      await hand.type("8480000823274");
      await hand.tap(firstPlus(place));
      await expectAdded(place);
    },
  },
  lastTuesday: {
    title: "Tuesday of last week looked up",
    work: async (hand, { page, t }) => {
      await hand.tap(page.getByRole("link", { name: t("common:nav.meals") }).last());
      await hand.chooseDay(page.getByLabel(t("meals:day.jump")), browserDaysAgo(7));
      await expectShown(rowOf(page, "Salmon and potatoes"));
    },
  },
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof jobs;
