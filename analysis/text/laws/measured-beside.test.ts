/** Checks that a food with an amount of its own is counted by it, whatever stands before it. */
import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { foodsOfTable } from "./foods-of-laws.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

const grams = 70;

const joins: Readonly<Record<Language, readonly string[]>> = {
  en: [" with ", ", ", " and "],
  es: [" con ", ", ", " y "],
  fr: [" avec ", ", ", " et "],
};
const of: Readonly<Record<Language, string>> = { en: "", es: "de ", fr: "de " };
/** Amounts on a spoon, said more closely. */
const spoons: Readonly<Record<Language, readonly (readonly [closely: string, plainly: string])[]>> = {
  en: [["2 heaped tablespoons of", "2 tablespoons of"]],
  es: [
    ["2 cucharadas colmadas de", "2 cucharadas de"],
    ["2 cucharadas soperas rasas de", "2 cucharadas de"],
  ],
  fr: [
    ["2 cuillères bombées de", "2 cuillères de"],
    ["2 cuillères à soupe rases de", "2 cuillères à soupe de"],
  ],
};

const ingredients = readTsv(new URL("./ingredients.tsv", import.meta.url)).map(([, ...names]) => names);

function ingredientIn(language: Language, at: number): string {
  return ingredients[at % ingredients.length]?.[languages.indexOf(language)] ?? "";
}

const foods = takeTurns(foodsOfTable, 41);

describe("a food with its own amount", () => {
  it("is counted by that beside any other", async () => {
    const breaches = new Breaches("measured beside");
    for (const [at, { language, name }] of foods.entries()) {
      const ingredient = `${grams} g ${of[language]}${ingredientIn(language, at)}`;
      const alone = await readMeal(ingredient, language);
      const text = `${name}${joins[language][at % joins[language].length]}${ingredient}`;
      const meal = await readMeal(text, language);
      breaches.check(
        meal.foods.some((food) => isNear(food.grams, alone.grams, 0.02)) &&
          !(meal.analysis?.setAside ?? []).some(({ text: aside }) => aside.includes(String(grams))),
        `${language}: ${name}`,
        () => `${language}: ${text}: ${describeMeal(meal)}`,
      );
    }
    breaches.expectNone(150);
  });

  it("is a food of its own where the spoon is said to be heaped or level", async () => {
    const breaches = new Breaches("heaped");
    for (const language of languages)
      for (const at of takeTurns([...ingredients.keys()], 3, languages.indexOf(language)))
        for (const [closely, plainly] of spoons[language]) {
          const first = ingredientIn(language, at + 1);
          const ingredient = ingredientIn(language, at);
          const [meal, other] = [
            await readMeal(`${first}, ${closely} ${ingredient}`, language),
            await readMeal(`${first}, ${plainly} ${ingredient}`, language),
          ];
          breaches.check(
            meal.foods.length === other.foods.length,
            `${language}: ${ingredient}`,
            () =>
              `${language}: ${first}, ${closely} ${ingredient}: ${describeMeal(meal)}, ${describeMeal(other)}`,
          );
        }
    breaches.expectNone(26);
  });
});
