import { describe, it } from "vitest";
import { byLanguage, type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { withOf } from "../testing/same-foods.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, type Meal, readMeal } from "./read-meal.ts";

/** Portions and cups follow the country, so one country eats all three; in this one no language's own words or sizes are usual. */
const country = "DE";
/** Of the foods, and of the amounts of each. */
const [everyNth, turns] = [8, 3];
const sampleMs = 120_000;

type Said = Readonly<Record<Language, string>>;

const alone: Said = { en: "{}", es: "{}", fr: "{}" };
const one: Said = { en: "1 {}", es: "1 {}", fr: "1 {}" };

/**
 * What means the same wherever the first form does: a word may have a helping or a piece of its own ("galette bretonne"). "{}" is
 * the food, "{of}" the food with the "of" of the language before it.
 */
const amounts: readonly (readonly [given: Said, amount: Said])[] = [
  [alone, { en: "200 g {of}", es: "200 g {of}", fr: "200 g {of}" }],
  [alone, { en: "150 ml {of}", es: "150 ml {of}", fr: "15 cl {of}" }],
  [alone, { en: "a cup {of}", es: "una taza {of}", fr: "une tasse {of}" }],
  [alone, { en: "2 tablespoons {of}", es: "2 cucharadas {of}", fr: "2 cuillères à soupe {of}" }],
  [alone, { en: "half a portion {of}", es: "media ración {of}", fr: "une demi-portion {of}" }],
  [one, { en: "2 {}", es: "2 {}", fr: "2 {}" }],
];

/** A comma, a number or a bracket in a name says more than which food it is. */
const plainName = /^\p{L}[\p{L} '’-]*$/u;

const foods: readonly Said[] = loadFoodTableOnce()
  .rows.map((row) => byLanguage((language) => (row.names?.[language][0] ?? "").toLocaleLowerCase()))
  .filter((names) => languages.every((language) => plainName.test(names[language])))
  .filter((_, at) => at % everyNth === 0);

async function readAll(amount: Said, names: Said) {
  const told = byLanguage((language) =>
    amount[language].replace("{of}", withOf(names[language], language)).replace("{}", names[language]),
  );
  const meals: Meal[] = [];
  for (const language of languages) meals.push(await readMeal(told[language], language, country));
  return { told, meals };
}

const rowOf = ({ foods: [first, ...others] }: Meal) =>
  first !== undefined && others.length === 0 ? first.source.code : undefined;

/** A word may have a helping of its own ("galette bretonne"), and a name may mean another row in another language. */
function meansTheSame(meals: readonly Meal[]): boolean {
  const [first] = meals;
  return meals.every(
    (meal) =>
      rowOf(meal) !== undefined && first && rowOf(meal) === rowOf(first) && isNear(meal.kcal, first.kcal),
  );
}

describe("an amount of one language", () => {
  it(
    "means the same in the others, of a food that is the same in them where it is named alone",
    async () => {
      const breaches = new Breaches("languages");
      for (const [row, names] of takeTurns([...foods.entries()], 8)) {
        for (const [at, [given, amount]] of amounts.entries()) {
          if ((at + row) % turns !== 0 || !meansTheSame((await readAll(given, names)).meals)) continue;
          const { told, meals } = await readAll(amount, names);
          breaches.check(meansTheSame(meals), `${told.en} | ${told.es} | ${told.fr}`, () =>
            languages
              .map((language, each) => `${told[language]}: ${meals[each] && describeMeal(meals[each])}`)
              .join(" | "),
          );
        }
      }
      breaches.expectNone(50);
    },
    sampleMs,
  );
});
