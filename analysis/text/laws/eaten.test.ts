import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readCells } from "../words/read-word-files.ts";
import { Breaches, isNear, type Meal, readMeal, readRecipe, shown } from "./read-meal.ts";
import { spellNumber } from "./spell-number.ts";

const frames = readCells(new URL("./eaten.tsv", import.meta.url)).map(
  ([tells = "", language, frame = ""]) => ({ tells, language: language as Language, frame }),
);

function framesOf(kind: string) {
  return frames.filter(({ tells }) => tells === kind);
}

/** Ingredients, and what may stand beside what was made of them. */
const recipes: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "500 g beef mince, 400 g beans, 2 onions, 1 tbsp oil",
    "300 g flour, 4 eggs, 100 g butter, 200 g sugar",
  ],
  es: [
    "500 g de carne picada, 400 g de alubias, 2 cebollas",
    "300 g de harina, 4 huevos, 100 g de mantequilla",
  ],
  fr: ["500 g de bœuf haché, 400 g de haricots, 2 oignons", "300 g de farine, 4 œufs, 100 g de beurre"],
};
const beside: Readonly<Record<Language, string>> = {
  en: ", with 180 g cooked rice",
  es: ", con 180 g de arroz cocido",
  fr: ", avec 180 g de riz cuit",
};
/** Of so many, so many were had. */
const portions = [
  [4, 1],
  [12, 2],
  [6, 6],
] as const;

function filled(frame: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), frame);
}

function areShares(eaten: Meal, whole: Meal, share: number): boolean {
  return (
    eaten.foods.length === whole.foods.length &&
    eaten.foods.every(({ grams, source }, at) => {
      const all = whole.foods[at];
      return source.code === all?.source.code && isNear(grams, all.grams * share);
    })
  );
}

describe("a recipe of which a part was eaten", () => {
  it("is that share of its ingredients, however it is said", async () => {
    const breaches = new Breaches("batch");
    for (const { language, frame } of framesOf("batch"))
      for (const list of recipes[language])
        for (const [n, m] of portions) {
          const digits = filled(frame, { list, n: String(n), m: String(m) });
          const words = filled(frame, { list, n: spellNumber(n, language), m: spellNumber(m, language) });
          const whole = await readRecipe(list, language);
          for (const text of [digits, words]) {
            const eaten = await readMeal(text, language);
            breaches.check(
              areShares(eaten, whole, m / n),
              `${language}: ${text}`,
              () => `${language}: ${text}: ${shown(eaten)}, of ${shown(whole)}`,
            );
          }
        }
    breaches.expectNone(350);
  });

  it("leaves whole what lies beside it", async () => {
    const breaches = new Breaches("beside a batch");
    for (const { language, frame } of framesOf("batch")) {
      const [list = ""] = recipes[language];
      const alone = await readMeal(filled(frame, { list, n: "4", m: "1" }), language);
      const text = `${filled(frame, { list, n: "4", m: "1" })}${beside[language]}`;
      const meal = await readMeal(text, language);
      const side = meal.foods.at(-1);
      breaches.check(
        meal.foods.length === alone.foods.length + 1 && side?.grams === 180,
        `${language}: ${text}`,
        () => `${language}: ${text}: ${shown(meal)}`,
      );
    }
    breaches.expectNone(30);
  });
});
