import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import { exampleAnalysis, exampleFood } from "../../../testing/analysis-example.ts";
import { buildDisplayedMeal, foodsToRead } from "./displayed-meal.ts";
import { applyChange, createDraft, type DraftChange, listUnsentEdits, type MealDraft } from "./meal-draft.ts";

const lunch = exampleAnalysis([
  exampleFood("rice", 150, 130),
  exampleFood("beans", 100, 90),
  exampleFood("egg", 50, 150),
]);
const draftAfter = (...changes: DraftChange[]): MealDraft => changes.reduce(applyChange, createDraft(lunch));

describe("a meal draft", () => {
  it("shows the server's own figures while nothing was changed", () => {
    const shown = buildDisplayedMeal(createDraft(lunch));
    expect(shown.calories).toBe(lunch.calories);
    expect(shown.quantityGrams).toBe(300);
    expect(shown.isUnconfirmed).toBe(false);
  });

  it("shows changed grams and the new totals at once", () => {
    const shown = buildDisplayedMeal(draftAfter({ kind: "grams", foodId: "rice", grams: 250 }));
    expect(shown.calories).toBeCloseTo(lunch.calories + 130);
    expect(shown.foods[0]?.calories).toBeCloseTo(325);
    expect(shown.quantityGrams).toBe(400);
    expect(shown.isUnconfirmed).toBe(true);
  });

  it("shows calories beside the foods that add up to the meal's", () => {
    const uneven = exampleAnalysis(["a", "b", "c"].map((name) => exampleFood(name, 33, 101)));
    const meal = buildDisplayedMeal(createDraft({ ...uneven, calories: 100 }));
    expect(meal.foods.map((food) => Math.round(food.calories))).toEqual([33, 33, 33]);
    expect(foodsToRead(meal, "kcal").map((food) => food.calories)).toEqual([34, 33, 33]);
  });

  it("leaves a removed food out of the totals and can restore it", () => {
    const removed = draftAfter({ kind: "remove", foodId: "beans" });
    expect(buildDisplayedMeal(removed).calories).toBeCloseTo(lunch.calories - 90);
    expect(buildDisplayedMeal(removed).foods).toHaveLength(3);
    const back = applyChange(removed, { kind: "restore", foodId: "beans" });
    expect(buildDisplayedMeal(back)).toEqual(buildDisplayedMeal(createDraft(lunch)));
    expect(listUnsentEdits(back)).toEqual([]);
  });

  it("sends only the last grams of a food, and only the removal of a removed one", () => {
    const draft = draftAfter(
      { kind: "grams", foodId: "rice", grams: 160 },
      { kind: "grams", foodId: "rice", grams: 170 },
      { kind: "grams", foodId: "egg", grams: 60 },
      { kind: "remove", foodId: "egg" },
    );
    expect(listUnsentEdits(draft)).toEqual([
      { kind: "portion", foodId: "rice", grams: 170 },
      { kind: "remove", foodId: "egg" },
    ]);
  });

  it("keeps an edit that was made while the previous one was being sent", () => {
    const sent = draftAfter({ kind: "grams", foodId: "rice", grams: 160 });
    const again = applyChange(sent, { kind: "grams", foodId: "rice", grams: 180 });
    const analysis = exampleAnalysis([
      exampleFood("rice", 160, 130),
      exampleFood("beans", 100, 90),
      exampleFood("egg", 50, 150),
    ]);
    const draft = applyChange(again, { kind: "confirmed", analysis, sent: listUnsentEdits(sent) });
    expect(buildDisplayedMeal(draft).foods[0]?.grams).toBe(180);
    expect(listUnsentEdits(draft)).toEqual([{ kind: "portion", foodId: "rice", grams: 180 }]);
  });

  it("returns to the server's figures when edits are rejected", () => {
    const changed = draftAfter(
      { kind: "grams", foodId: "rice", grams: 4000 },
      { kind: "remove", foodId: "egg" },
    );
    const draft = applyChange(changed, { kind: "rejected", sent: listUnsentEdits(changed) });
    expect(buildDisplayedMeal(draft)).toEqual(buildDisplayedMeal(createDraft(lunch)));
  });

  it("scales all figures by the same factor, and back again without loss", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 20, noNaN: true }), (scale) => {
        const scaled = buildDisplayedMeal(draftAfter({ kind: "scale", scale }));
        expect(scaled.calories).toBeCloseTo(lunch.calories * scale, 6);
        expect(scaled.range.high).toBeCloseTo(lunch.range.high * scale, 6);
        expect(sumMacronutrients(scaled.foods).calories).toBeCloseTo(scaled.calories, 6);
        expect(buildDisplayedMeal(draftAfter({ kind: "scale", scale }, { kind: "scale", scale: 1 }))).toEqual(
          buildDisplayedMeal(createDraft(lunch)),
        );
      }),
    );
  });

  it("has totals that are the sum of the remaining foods after any edits", () => {
    const foodId = fc.constantFrom("rice", "beans", "egg");
    const change: fc.Arbitrary<DraftChange> = fc.oneof(
      fc.record({
        kind: fc.constant("grams" as const),
        foodId,
        grams: fc.double({ min: 1, max: 5000, noNaN: true }),
      }),
      fc.record({ kind: fc.constant("remove" as const), foodId }),
      fc.record({ kind: fc.constant("restore" as const), foodId }),
      fc.record({ kind: fc.constant("scale" as const), scale: fc.double({ min: 0.1, max: 5, noNaN: true }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const shown = buildDisplayedMeal(changes.reduce(applyChange, createDraft(lunch)));
        const kept = shown.foods.filter((food) => !food.isRemoved);
        const sum = sumMacronutrients(kept);
        expect(shown.calories).toBeCloseTo(sum.calories, 6);
        expect(shown.fiber).toBeCloseTo(sum.fiber, 6);
        expect(shown.range.low).toBeLessThanOrEqual(shown.calories + 1e-6);
        expect(shown.range.high).toBeGreaterThanOrEqual(shown.calories - 1e-6);
      }),
    );
  });
});
