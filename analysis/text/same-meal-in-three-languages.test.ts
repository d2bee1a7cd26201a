import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { type Language, languages } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readSameFoods, type SameFood } from "./testing/same-foods.ts";
import { takeTurns } from "./testing/take-turns.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const triples = 80;
/** Foods that are named alone and weigh otherwise in another language: on 2026-11-29, 104 of all 2,407, and 29 of the 625 that have a turn. */
const aloneShareMax = 0.047;
/** A share is known from fewer foods. */
const aloneTurns = 4;
/** For all named rows in three languages, on a busy machine. */
const wholeTableMs = 120_000;
const shareWithin5Percent = 0.05;
/** Portions follow the country, so one country eats all three. */
const country = "FR";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);

const and: Readonly<Record<Language, string>> = { en: "and", es: "y", fr: "et" };
const gramsOf: Readonly<Record<Language, string>> = { en: "g of", es: "g de", fr: "g de" };

const named = table.rows.filter((row) => row.names?.en[0] !== undefined);

/** Every so many named rows, so that all kinds of food take their turn. */
function sampled(count: number, offset: number): readonly FoodRow[] {
  const step = named.length / count;
  return Array.from(
    { length: count },
    (_, at) => named[Math.floor(at * step + offset) % named.length],
  ).filter((row) => row !== undefined);
}

function shown(row: FoodRow, language: Language): string {
  return (row.names?.[language][0] ?? "").toLocaleLowerCase();
}

async function caloriesOf(text: string, language: Language): Promise<number> {
  const outcome = await analyser.analyse({ text, language, country });
  return outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0;
}

async function unequal(
  foods: readonly FoodRow[],
  sentence: (language: Language, food: FoodRow, at: number) => string,
): Promise<readonly (readonly string[])[]> {
  const wrong: (readonly string[])[] = [];
  for (const [at, food] of foods.entries()) {
    const told = languages.map((language) => sentence(language, food, at));
    const calories = await Promise.all(
      languages.map((language, each) => caloriesOf(told[each] ?? "", language)),
    );
    const [least, most] = [Math.min(...calories), Math.max(...calories)];
    if (most - least > Math.max(1, shareWithin5Percent * most))
      wrong.push(told.map((text, each) => `${text}: ${calories[each]} kcal`));
  }
  return wrong;
}

function weighed(row: FoodRow, grams: number, language: Language): string {
  return `${grams} ${gramsOf[language]} ${shown(row, language)}`;
}

describe("the same meal told in three languages", () => {
  it(
    "has the same energy where a food is named alone, but for a few served by the piece",
    async () => {
      const told = takeTurns(named, aloneTurns);
      const wrong = await unequal(told, (language, food) => shown(food, language));
      expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(told.length * aloneShareMax);
    },
    wholeTableMs,
  );

  it("has the same energy where a food is weighed", async () => {
    const wrong = await unequal(sampled(triples, 7), (language, food) => weighed(food, 150, language));
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(triples / 40);
  });

  it("has the same energy where two foods are weighed", async () => {
    const others = sampled(triples, 5);
    const wrong = await unequal(sampled(triples, 1), (language, food, at) => {
      const other = others[(at * 37) % triples] ?? food;
      return `${weighed(food, 150, language)} ${and[language]} ${weighed(other, 80, language)}`;
    });
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(triples / 20);
  });
});

/** Where no language's own words or sizes are usual. */
const neutralCountry = "DE";
const equalKcal = 3;
/** Each food in one of so many amounts, the next food in others. */
const turns = 14;
/** Of the mean of the three. */
const equalShare = 0.05;
/** Of the foods listed, what may differ for a stated reason. */
const shareDifferentMax = 0.13;

async function amountsThatDiffer({ sentences }: SameFood, row: number): Promise<readonly string[]> {
  const different: string[] = [];
  for (const sentence of takeTurns(sentences, turns, row)) {
    const calories: number[] = [];
    for (const language of languages) {
      const outcome = await analyser.analyse({ text: sentence[language], language, country: neutralCountry });
      calories.push(outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0);
    }
    const mean = calories.reduce((sum, each) => sum + each, 0) / calories.length;
    if (Math.max(...calories) - Math.min(...calories) > Math.max(equalKcal, equalShare * mean))
      different.push(
        languages.map((language, at) => `${sentence[language]}: ${calories[at]} kcal`).join(", "),
      );
  }
  return different;
}

describe("a food that means the same in three languages", () => {
  const foods = readSameFoods();
  const differing = foods.filter(({ whyDifferent }) => whyDifferent !== "");

  it("has the same energy in each amount, unless the list says why it has not", async () => {
    const different: string[] = [];
    for (const [at, food] of foods.entries())
      if (food.whyDifferent === "") different.push(...(await amountsThatDiffer(food, at)));
    expect(different).toEqual([]);
  });

  it("seldom needs a reason to differ", () => {
    expect(foods.length).toBeGreaterThan(500);
    expect(differing.length / foods.length).toBeLessThanOrEqual(shareDifferentMax);
  });
});
