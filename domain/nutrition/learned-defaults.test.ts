import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeal } from "../testing/any-meal.ts";
import { applyUsual } from "./apply-usual.ts";
import type { FindFood } from "./edit-food.ts";
import { applyEdits } from "./edit-meal.ts";
import { type LearnedFood, lessonsOfAnalysis, lessonsOfChange } from "./learned-defaults.ts";
import type { AnalysedFood, MealAnalysis } from "./meal-analysis.ts";
import { scaleMeal } from "./scale-meal.ts";

/** Words are the food's place, so that each food has its own. */
function asTyped(meal: MealAnalysis, saysAmount = false): MealAnalysis {
  return {
    ...meal,
    foods: meal.foods.map((food, at) => {
      const { table, code } = food.source;
      return { ...food, read: { words: `food ${at}`, table, code, grams: food.grams, saysAmount } };
    }),
  };
}

const typedMeal = anyMeal.map((meal) => asTyped(meal));
const otherSource = { table: "FNDDS 2021-2023", code: "92101903", description: "Latte" };
/** Any row but those of the meal: the figures do not matter here. */
const findFoodLike =
  ({ per100Grams, nutriScoreClass }: AnalysedFood): FindFood =>
  (table, code) => ({ source: { table, code, description: "Latte" }, per100Grams, nutriScoreClass });

function firstFood(meal: MealAnalysis): AnalysedFood {
  const [food] = meal.foods;
  if (!food) throw new Error("The meal has no food.");
  return food;
}

function withFirst(meal: MealAnalysis, change: Partial<AnalysedFood>): MealAnalysis {
  return { ...meal, foods: meal.foods.with(0, { ...firstFood(meal), ...change }) };
}

/** What a corrected analysis leads to when the same text is read again. */
function readAgain(meal: MealAnalysis, corrected: MealAnalysis): MealAnalysis {
  const { taught } = lessonsOfAnalysis(corrected.foods);
  const learned = new Map<string, LearnedFood>(
    taught.map((each) => [each.words, { ...each, grams: each.grams ?? null }]),
  );
  return applyUsual(meal, { foods: meal.foods, learned, findFood: findFoodLike(firstFood(meal)) });
}

describe("what a correction teaches", () => {
  it("is empty for what was saved as it was read", () => {
    fc.assert(
      fc.property(typedMeal, ({ foods }) => {
        expect(lessonsOfAnalysis(foods)).toEqual({ taught: [], forgotten: [] });
      }),
    );
  });

  it("makes the next reading what the person made of this one", () => {
    fc.assert(
      fc.property(typedMeal, fc.integer({ min: 1, max: 5000 }), fc.boolean(), (meal, grams, isSwapped) => {
        fc.pre(meal.foods.length > 1 || Math.round(grams) !== Math.round(firstFood(meal).grams));
        const source = isSwapped ? otherSource : firstFood(meal).source;
        const corrected = withFirst(meal, { grams, source });
        const again = readAgain(meal, corrected);
        const isSame = Math.round(grams) === Math.round(firstFood(meal).grams);
        expect(firstFood(again).grams).toBe(isSame ? firstFood(meal).grams : grams);
        expect(firstFood(again).source.code).toBe(source.code);
        expect(again.foods.slice(1)).toEqual(meal.foods.slice(1));
        expect(lessonsOfAnalysis(again.foods)).toEqual({ taught: [], forgotten: [] });
      }),
    );
  });

  it("has no portion if an amount was typed", () => {
    fc.assert(
      fc.property(anyMeal, fc.integer({ min: 1, max: 5000 }), (meal, grams) => {
        const corrected = withFirst(asTyped(meal, true), { grams });
        expect(lessonsOfAnalysis(corrected.foods)).toEqual({ taught: [], forgotten: [] });
        const [lesson] = lessonsOfAnalysis(withFirst(corrected, { source: otherSource }).foods).taught;
        expect(lesson).toMatchObject({ row: { code: otherSource.code }, grams: undefined });
      }),
    );
  });

  it("is nothing where several foods were scaled alike", () => {
    fc.assert(
      fc.property(typedMeal, fc.double({ min: 0.2, max: 5, noNaN: true }), (meal, factor) => {
        fc.pre(meal.foods.length > 1 && meal.foods.every((food) => food.grams >= 1));
        const total = meal.foods.reduce((sum, food) => sum + food.grams, 0);
        const { foods } = scaleMeal(meal, total * factor);
        expect(lessonsOfAnalysis(foods).taught).toEqual([]);
      }),
    );
  });
});

describe("the general reading", () => {
  it("comes back as it was, with the questions that the default had answered", () => {
    fc.assert(
      fc.property(typedMeal, fc.integer({ min: 1, max: 5000 }), (meal, grams) => {
        const { id, grams: read } = firstFood(meal);
        fc.pre(Math.round(grams) !== Math.round(read));
        const edits = [{ kind: "portion" as const, foodId: id, grams: 1 }];
        const question = {
          id: "portion:1",
          questionText: "How much?",
          spreadKcal: 100,
          choices: [{ text: "Little", edits }],
        };
        const asked = { ...meal, questions: [question] };
        const findFood = findFoodLike(firstFood(meal));
        const learned = new Map([["food 0", { words: "food 0", row: null, grams }]]);
        const usual = applyUsual(asked, { foods: asked.foods, learned, findFood });
        expect(usual.questions).toEqual([]);
        const outcome = applyEdits(usual, [{ kind: "general", foodId: id }], findFood);
        expect(outcome).toMatchObject({
          kind: "changed",
          analysis: { foods: asked.foods, questions: [question] },
        });
      }),
    );
  });
});

describe("a change of a saved meal", () => {
  const isSame = (foods: readonly AnalysedFood[]) => lessonsOfChange(foods, foods);

  it("teaches what it changed, and its undo that it is given up", () => {
    fc.assert(
      fc.property(typedMeal, fc.integer({ min: 1, max: 5000 }), (meal, grams) => {
        fc.pre(meal.foods.length > 2 && Math.round(grams) !== Math.round(firstFood(meal).grams));
        const changed = withFirst(meal, { grams });
        expect(isSame(meal.foods)).toEqual({ taught: [], forgotten: [] });
        expect(lessonsOfChange(meal.foods, changed.foods)).toEqual({
          taught: [{ words: "food 0", row: null, grams }],
          forgotten: [],
        });
        expect(lessonsOfChange(changed.foods, meal.foods)).toEqual({ taught: [], forgotten: ["food 0"] });
      }),
    );
  });

  it("teaches nothing by removing or adding foods", () => {
    fc.assert(
      fc.property(typedMeal, ({ foods }) => {
        const nothing = { taught: [], forgotten: [] };
        expect(lessonsOfChange(foods, foods.slice(1))).toEqual(nothing);
        expect(lessonsOfChange(foods.slice(1), foods)).toEqual(nothing);
      }),
    );
  });
});
