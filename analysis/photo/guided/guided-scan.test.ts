import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerQuestions } from "#domain/nutrition/answer-questions.ts";
import type { ClarificationChoice } from "#domain/nutrition/clarification.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { usualCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { loadPhotoLabels } from "../load-photo-labels.ts";
import { eachKind, type KindShares } from "../photo-label.ts";
import type { PhotoReading } from "../recogniser.ts";
import { startGuidedScan, takeGuideStep } from "./guided-scan.ts";
import { portionSizesOf } from "./portion-sizes.ts";
import { rankDishes } from "./rank-dishes.ts";

const table = loadFoodTableOnce();
const labels = loadPhotoLabels(table);
const nothing: PhotoReading = { foods: [], foodProbability: 0.9 };

function taken(analysis: MealAnalysis, choice: ClarificationChoice): MealAnalysis | undefined {
  if (choice.next !== undefined) {
    return choice.next.kind === "describe" ? undefined : takeGuideStep(labels, analysis, choice.next);
  }
  const questionText = analysis.questions[0]?.questionText ?? "";
  const outcome = answerQuestions(analysis, [{ questionText, answer: choice.text }], table.find);
  return outcome.kind === "changed" ? outcome.analysis : undefined;
}

const seen = fc.record({
  labelId: fc.constantFrom(...labels.all.map(({ id }) => id), "gone"),
  probability: fc.double({ min: 0, max: 1, noNaN: true }),
  pieces: fc.option(fc.integer({ min: 1, max: 9 })),
  isSure: fc.constant(false),
});
const anyReading = fc.record({
  foods: fc.uniqueArray(seen, { selector: ({ labelId }) => labelId, maxLength: 6 }),
  foodProbability: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe("a guided scan", () => {
  it("ends in a sourced meal after three taps at most, whatever is tapped", () => {
    const path = fc.array(fc.nat(), { minLength: 3, maxLength: 3 });
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(anyReading, hour, fc.constantFrom(...languages), path, (reading, at, language, taps) => {
        let analysis = startGuidedScan(labels, {
          reading,
          situation: { hour: at, eaten: [], usual: [] },
          speaker: { language, country: usualCountry[language] },
        });
        for (const tap of taps) {
          // These two lead away: to words, and to the question before.
          const choices =
            analysis.questions[0]?.choices.filter(
              ({ next }) => next?.kind !== "describe" && next?.kind !== "back",
            ) ?? [];
          const choice = choices[tap % Math.max(1, choices.length)];
          if (choice === undefined) break;
          const next = taken(analysis, choice);
          if (next === undefined) throw new Error(`${choice.text} leads nowhere`);
          analysis = next;
        }
        expect(analysis.questions).toEqual([]);
        const [food] = analysis.foods;
        if (food === undefined) throw new Error("A meal without food");
        expect(table.find(food.source.table, food.source.code)).toBeDefined();
        expect(food.grams).toBeGreaterThan(0);
        const { range, calories } = totalsOf(analysis);
        expect(range.low).toBeLessThanOrEqual(calories);
        expect(range.high).toBeGreaterThanOrEqual(calories);
      }),
      { numRuns: 100 },
    );
  });

  it.each(languages)("never offers two choices with the same text in %s", (language) => {
    const reading = {
      ...nothing,
      foods: labels.all
        .slice(0, 6)
        .map(({ id }) => ({ labelId: id, probability: 0.5, pieces: null, isSure: false })),
    };
    const analysis = startGuidedScan(labels, {
      reading,
      situation: { hour: 13, eaten: [], usual: [] },
      speaker: { language, country: usualCountry[language] },
    });
    const all = [
      analysis,
      ...(analysis.questions[0]?.choices.flatMap((choice) => taken(analysis, choice) ?? []) ?? []),
    ];
    for (const { questions } of all) {
      const texts = questions[0]?.choices.map(({ text }) => text) ?? [];
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe("the first question", () => {
  const kindsAt = (hour: number, reading = nothing, eaten: { table: string; code: string }[] = []) =>
    rankDishes(labels, reading, { hour, eaten, usual: [] }).kinds.map(({ kind }) => kind);

  it("depends on the hour", () => {
    expect(kindsAt(8)[0]).toBe("bread");
    expect(kindsAt(13)[0]).toBe("meat");
    expect(kindsAt(17)[0]).toBe("fruit");
  });

  it("comes from what the photo showed, then from what the person often eats", () => {
    const soup = labels.all.find(({ kind }) => kind === "soup")?.row.source;
    const eaten = soup ? [soup] : [];
    expect(kindsAt(8, nothing, eaten)[0]).toBe("soup");
    const pizza = labels.all.find(({ kind }) => kind === "pizza")?.id ?? "";
    const reading = {
      ...nothing,
      foods: [{ labelId: pizza, probability: 0.5, pieces: null, isSure: false }],
    };
    expect(kindsAt(8, reading, eaten)[0]).toBe("pizza");
  });
});

describe("what is offered first", () => {
  const kindsOf = (shares: Partial<KindShares>) => eachKind((kind) => shares[kind] ?? 0);
  const meatloaf = { labelId: "meatloaf", probability: 0.4, pieces: null, isSure: false };
  const offered = (reading: PhotoReading) => {
    const ranked = rankDishes(labels, reading, { hour: 13, eaten: [], usual: [] });
    return {
      dishes: ranked.suggested.map(({ label }) => label.id),
      kinds: ranked.kinds.slice(0, 3).map(({ kind }) => kind),
    };
  };

  it("is no dish of a kind that the picture as a whole contradicts", () => {
    const rice = { ...nothing, foods: [meatloaf], kinds: kindsOf({ rice: 0.5, stew: 0.3, meat: 0.15 }) };
    expect(offered(rice)).toEqual({ dishes: [], kinds: ["rice", "stew", "meat"] });
    const meat = { ...nothing, foods: [meatloaf], kinds: kindsOf({ meat: 0.6, stew: 0.2 }) };
    expect(offered(meat).dishes).toEqual(["meatloaf"]);
  });

  it("is what is usual at the hour where nothing is seen", () => {
    expect(offered({ ...nothing, kinds: kindsOf({}) })).toEqual(offered(nothing));
  });

  it("is nothing that print looks like", () => {
    const pizza = { labelId: "pizza", probability: 0.7, pieces: null, isSure: false };
    const menu = { ...nothing, foods: [pizza], kinds: kindsOf({ pizza: 0.9 }), print: "page" as const };
    const situation = { hour: 13, eaten: [], usual: [] };
    const speaker = { language: "en", country: "US" } as const;
    const [question] = startGuidedScan(labels, { reading: menu, situation, speaker }).questions;
    expect(question?.suggestedChoices).toBe(0);
    expect(question?.choices[0]?.text).not.toMatch(/pizza/i);
  });
});

it("small, medium and large differ for every label", () => {
  const wrong = labels.all.filter(({ row, defaultGrams }) => {
    const [small, medium, large] = portionSizesOf(row, defaultGrams).map(({ grams }) => grams);
    return !(small && medium && large && small > 0 && small < medium && medium < large);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
