import { expect, it } from "vitest";
import type { MealType } from "./meal-type.ts";
import type { PastMeal } from "./rank-usual.ts";
import { suggestForMeals } from "./suggest-for-meals.ts";

const now = new Date("2026-11-29T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
let ids = 0;

function eaten(mealType: MealType, days: number, ...names: readonly string[]): PastMeal {
  ids += 1;
  const figures = { grams: 100, calories: 80, protein: 4, carbs: 10, fat: 2, fiber: 1 };
  const source = { table: "FNDDS", description: "" };
  const foods = names.map((name) => ({ name, ...figures, source: { ...source, code: name } }));
  const at = daysAgo(days);
  return { id: `m${ids}`, name: names.join(", "), eatenAt: at, loggedAt: at, mealType, ...figures, foods };
}

const namesOf = (meals: readonly PastMeal[], isCleared = (_: string) => false) => {
  const { breakfast, lunch, snack, dinner } = suggestForMeals(meals, { now, isCleared }, 2);
  const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);
  return { breakfast: names(breakfast), lunch: names(lunch), snack: names(snack), dinner: names(dinner) };
};

it("suggests nothing before something was eaten three times at that meal", () => {
  const twice = [eaten("snack", 1, "yogurt"), eaten("snack", 2, "yogurt"), eaten("dinner", 3, "yogurt")];
  expect(namesOf(twice)).toEqual({ breakfast: [], lunch: [], snack: [], dinner: [] });
  expect(namesOf([...twice, eaten("snack", 4, "yogurt")]).snack).toEqual(["yogurt"]);
});

it("suggests the two that are eaten most, each at its own meal", () => {
  const meals = [1, 2, 3, 4].flatMap((day) => [
    eaten("breakfast", day, "coffee"),
    eaten("breakfast", day, "toast"),
    ...(day < 4 ? [eaten("breakfast", day, "orange")] : []),
    eaten("dinner", day, "soup"),
  ]);
  expect(namesOf(meals)).toEqual({ breakfast: ["coffee", "toast"], lunch: [], snack: [], dinner: ["soup"] });
});

it("does not name a meal and the foods in it", () => {
  const meals = [1, 2, 3].map((day) => eaten("lunch", day, "lentils", "bread"));
  expect(namesOf(meals).lunch).toEqual(["lentils, bread"]);
});

it("forgets a habit after four weeks, and what the person took off the lists", () => {
  const old = [29, 30, 31].map((day) => eaten("snack", day, "almonds"));
  expect(namesOf(old).snack).toEqual([]);
  const cleared = [1, 2, 3].map((day) => eaten("snack", day, "almonds"));
  expect(namesOf(cleared, () => true).snack).toEqual([]);
});
