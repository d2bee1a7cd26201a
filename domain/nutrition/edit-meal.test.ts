import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeal } from "../testing/any-meal.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { ClarificationQuestion } from "./clarification.ts";
import type { FindFood, TableFood } from "./edit-food.ts";
import { applyEdits } from "./edit-meal.ts";
import type { MealAnalysis } from "./meal-analysis.ts";
import { totalsOf } from "./meal-totals.ts";
import { micronutrientNames } from "./nutrients.ts";
import { scaleMeal } from "./scale-meal.ts";

const butter: TableFood = {
  source: { table: "FNDDS 2017-2018", code: "81100000", description: "Butter" },
  per100Grams: {
    calories: 717,
    protein: 0.9,
    carbs: 0.1,
    fat: 81,
    fiber: 0,
    sugars: 0.1,
    saturatedFat: 51,
    sodiumMg: 11,
    fruitVegetableLegumePercent: 0,
    micronutrients: Object.fromEntries(
      micronutrientNames.map((name) => [name, null]),
    ) as TableFood["per100Grams"]["micronutrients"],
  },
  nutriScoreClass: "fat_oil_nut_seed",
};
const findFood: FindFood = (table, code) =>
  table === butter.source.table && code === butter.source.code ? butter : undefined;
const butterKey = { table: butter.source.table, code: butter.source.code };

function changed(outcome: ReturnType<typeof applyEdits> | ReturnType<typeof answerQuestions>): MealAnalysis {
  if (outcome.kind !== "changed") throw new Error(outcome.kind);
  return outcome.analysis;
}
const firstFoodId = "food-1";
const unsureButter = {
  ...butter,
  id: firstFoodId,
  name: "a knob of butter",
  grams: 10,
  confidence: 0.4,
  energyUncertainty: 0.5,
  portionUncertainty: 0.4,
  candidates: [],
};

describe("changing grams", () => {
  it("restores the figures when the grams are changed back", () => {
    fc.assert(
      fc.property(anyMeal, fc.double({ min: 1, max: 5000, noNaN: true }), (meal, grams) => {
        const before = meal.foods[0]?.grams ?? 0;
        const there = changed(applyEdits(meal, [{ kind: "portion", foodId: firstFoodId, grams }], findFood));
        const back = changed(
          applyEdits(there, [{ kind: "portion", foodId: firstFoodId, grams: before }], findFood),
        );
        const { range: _, ...figures } = totalsOf(back);
        expect(figures).toMatchObject((({ range, ...rest }) => rest)(totalsOf(meal)));
      }),
    );
  });

  it("does not change the other foods", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const edited = changed(
          applyEdits(meal, [{ kind: "portion", foodId: firstFoodId, grams: 50 }], findFood),
        );
        expect(edited.foods.slice(1)).toEqual(meal.foods.slice(1));
        expect(edited.foods[0]?.grams).toBe(50);
      }),
    );
  });

  it("never makes the calorie range relatively wider", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const food = meal.foods[0];
        if (!food || food.portionUncertainty < 0.05 || food.energyUncertainty < food.portionUncertainty)
          return;
        const edit = { kind: "portion", foodId: firstFoodId, grams: food.grams } as const;
        const edited = changed(applyEdits(meal, [edit], findFood));
        expect(edited.foods[0]?.energyUncertainty).toBeLessThanOrEqual(food.energyUncertainty);
      }),
    );
  });
});

describe("adding and removing a food", () => {
  it("results in the same meal as before", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const more = changed(applyEdits(meal, [{ kind: "add", ...butterKey, grams: 10 }], findFood));
        const added = more.foods.at(-1);
        expect(added).toMatchObject({ grams: 10, source: butter.source });
        expect(new Set(more.foods.map(({ id }) => id)).size).toBe(more.foods.length);
        const back = changed(applyEdits(more, [{ kind: "remove", foodId: added?.id ?? "" }], findFood));
        expect(back).toEqual(meal);
      }),
    );
  });

  it("refuses to remove the last food", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const edits = meal.foods.map(({ id }) => ({ kind: "remove", foodId: id }) as const);
        expect(applyEdits(meal, edits, findFood)).toEqual({ kind: "meal_needs_a_food" });
      }),
    );
  });
});

describe("a food that is added or swapped in by its row", () => {
  const named: FindFood = (table, code) => {
    const found = findFood(table, code);
    const names = { en: "Butter", es: "Mantequilla", fr: "Beurre" };
    return found && { ...found, nameIn: (language) => names[language] };
  };

  it("keeps the name that people call it in the meal's language", () => {
    const edits = [
      { kind: "add", ...butterKey, grams: 10 },
      { kind: "swap", foodId: firstFoodId, ...butterKey },
    ] as const;
    for (const meal of fc.sample(anyMeal, 3)) {
      const { foods } = changed(applyEdits({ ...meal, language: "es" }, edits, named));
      expect([foods.at(-1)?.name, foods[0]?.name]).toEqual(["Mantequilla", "Mantequilla"]);
    }
  });
});

describe("swapping a food", () => {
  it("keeps the grams, uses the new row's figures and offers the previous row", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const swappedMeal = changed(
          applyEdits(meal, [{ kind: "swap", foodId: firstFoodId, ...butterKey }], findFood),
        );
        const [before, after] = [meal.foods[0], swappedMeal.foods[0]];
        expect(after).toMatchObject({
          grams: before?.grams,
          source: butter.source,
          per100Grams: butter.per100Grams,
        });
        expect(after?.candidates[0]?.source).toEqual(before?.source);
      }),
    );
  });

  it("confirms the food and keeps its name when the row is the same", () => {
    const meal = { language: "en", name: "butter", foods: [{ ...unsureButter }], questions: [] } as const;
    const edit = { kind: "swap", foodId: firstFoodId, ...butterKey } as const;
    const food = changed(applyEdits(meal, [edit], findFood)).foods[0];
    expect(food).toMatchObject({ name: "a knob of butter", grams: 10, confidence: 1, candidates: [] });
    expect(food?.energyUncertainty).toBeLessThan(unsureButter.energyUncertainty);
  });

  it("changes nothing when the food or the row is unknown", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        expect(applyEdits(meal, [{ kind: "swap", foodId: "food-99", ...butterKey }], findFood).kind).toBe(
          "food_not_found",
        );
        expect(
          applyEdits(meal, [{ kind: "swap", foodId: firstFoodId, table: "none", code: "0" }], findFood).kind,
        ).toBe("food_not_found");
      }),
    );
  });
});

describe("scaling a whole meal", () => {
  const quantity = fc.double({ min: 10, max: 20_000, noNaN: true });

  it("restores the figures when scaled back, any number of times", () => {
    fc.assert(
      fc.property(anyMeal, fc.array(quantity, { minLength: 1, maxLength: 12 }), (meal, quantities) => {
        const grams = meal.foods.reduce((sum, food) => sum + food.grams, 0);
        const back = scaleMeal(quantities.reduce(scaleMeal, meal), grams);
        for (const [at, food] of back.foods.entries())
          expect(food.grams).toBeCloseTo(meal.foods[at]?.grams ?? 0, 6);
      }),
    );
  });

  it("scales the calories by the same factor", () => {
    fc.assert(
      fc.property(anyMeal, fc.constantFrom(0.5, 2, 3), (meal, factor) => {
        const grams = meal.foods.reduce((sum, food) => sum + food.grams, 0);
        const exact = meal.foods.reduce(
          (sum, food) => sum + (food.per100Grams.calories * food.grams) / 100,
          0,
        );
        expect(
          Math.abs(totalsOf(scaleMeal(meal, grams * factor)).calories - exact * factor),
        ).toBeLessThanOrEqual(0.501);
      }),
    );
  });
});

describe("answering a question", () => {
  const question: ClarificationQuestion = {
    id: "q1",
    questionText: "How much was it?",
    choices: [
      { text: "A little", edits: [{ kind: "portion", foodId: firstFoodId, grams: 20 }] },
      { text: "A lot", edits: [{ kind: "portion", foodId: firstFoodId, grams: 200 }] },
    ],
    spreadKcal: 100,
  };

  it("applies the choice and removes the question", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const asked = { ...meal, questions: [question] };
        const answers = [{ questionText: question.questionText, answer: "A lot" }];
        const answered = changed(answerQuestions(asked, answers, findFood));
        expect(answered.questions).toEqual([]);
        expect(answered.foods[0]?.grams).toBe(200);
      }),
    );
  });

  it.each([
    ["How much was it?", "Some"],
    ["Which one?", "A lot"],
  ])("refuses %s: %s", (questionText, answer) => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const asked = { ...meal, questions: [question] };
        expect(answerQuestions(asked, [{ questionText, answer }], findFood).kind).toBe("unknown_question");
      }),
    );
  });
});
