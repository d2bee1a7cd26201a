/** analysis/text: from a sentence to foods. This test says a flavour in French, behind "à la" and without it, and expects what tastes of it and no fruit besides. */
import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function read(text: string) {
  const outcome = await analyser.analyse({ text, language: "fr", country: "FR" });
  if (outcome.kind !== "analysed") return { foods: 0, calories: 0 };
  return { foods: outcome.analysis.foods.length, calories: totalsOf(outcome.analysis).calories };
}

const things = [
  "un macaron",
  "un éclair",
  "un sorbet",
  "un thé",
  "un kombucha",
  "un milkshake",
  "une part de cheesecake",
];
const flavours = [
  ["à la framboise", "framboise"],
  ["à la pistache", "pistache"],
  ["à la cerise", "cerise"],
  ["à la poire", "poire"],
] as const;
const pairs = things.flatMap((thing) => flavours.map(([told, bare]) => [thing, told, bare] as const));

/** kcal. A row of the flavour may differ from the plain one, but not by a fruit. */
const flavourMax = 45;

describe("a flavour", () => {
  it.each(pairs)("is no fruit beside %s: %s, %s", async (thing, told, bare) => {
    const plain = await read(thing);
    for (const text of [`${thing} ${told}`, `${thing} ${bare}`]) {
      const { foods, calories } = await read(text);
      expect(foods, text).toBe(1);
      expect(calories, text).toBeLessThan(plain.calories * 1.4 + flavourMax);
      expect(calories, text).toBeGreaterThan(plain.calories * 0.6 - flavourMax);
    }
  });

  it.each(["milka", "lindt", "côte d'or"])("of a chocolate leaves it chocolate: %s", async (maker) => {
    for (const flavour of ["noisette", "caramel", "orange", "framboise"])
      expect((await read(`4 carrés de ${maker} ${flavour}`)).calories).toBeGreaterThan(90);
  });

  it("is a food where it has an amount or a comma", async () => {
    expect((await read("un yaourt, une poire")).foods).toBe(2);
    expect((await read("un thé et une banane")).foods).toBe(2);
  });
});

const filled = ["2 samoussas", "3 nems", "2 rouleaux de printemps", "un friand"];
const fillings = ["poulet", "thon", "crevettes", "fromage", "bœuf"];

describe("a filling without a word before it", () => {
  it.each(filled.flatMap((thing) => fillings.map((filling) => [thing, filling] as const)))(
    "lies in what it is said of: %s %s",
    async (thing, filling) => {
      expect((await read(`${thing} ${filling}`)).foods).toBe(1);
    },
  );
});
