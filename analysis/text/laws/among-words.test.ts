import { describe, it } from "vitest";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { countedFoods } from "./foods-of-laws.ts";
import { Breaches, describeMeal, isNear, type Meal, readMeal } from "./read-meal.ts";

/** {} is the food; the others are words that nobody knows, short forms, or words of some row. */
const among: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "{} cc zonked",
    "brelk {} wiv zonky stuff",
    "{} our lass made, water, then nowt else, some tap water",
    "gonna {} zonk brelk, water, plus what they had, plain water",
    "{} brelk scallion cc plonked, water, water, water",
  ],
  es: [
    "{} brelk",
    "zonqui {} brelk plonco",
    "{} que hizo la brelka, agua, y luego nada, agua",
    "{} brelk zonqui plonco, agua, agua, agua",
  ],
  fr: [
    "{} brelk",
    "zonqui {} brelk plonque",
    "{} que la brelka a fait, eau, et puis rien, eau",
    "{} brelk zonqui plonque, eau, eau, eau",
  ],
};

/** A food is tried in every second frame, and the next food in the others. */
const frameTurns = 2;
/** No multiple of three: each food comes in three languages. */
const foodTurns = 4;
const sameEnergy = 0.2;

function kindOf({ source }: AnalysedFood): string {
  return /^\p{L}+/u.exec(source.description)?.[0] ?? "";
}

/** Words behind a food may change how it was made: "Mushrooms, raw" are "Mushrooms, NS as to form, cooked" then. */
function hasKindOf(meal: Meal, food: AnalysedFood): boolean {
  const isNearEnergy = (kcal: number) => isNear(kcal, food.per100Grams.calories, sameEnergy);
  return meal.foods.some(
    (other) => kindOf(other) === kindOf(food) || isNearEnergy(other.per100Grams.calories),
  );
}

describe("a food among words that nobody knows", () => {
  it("is read", async () => {
    const breaches = new Breaches("among-words");
    for (const [row, { language, several }] of takeTurns(countedFoods, foodTurns).entries()) {
      const { foods } = await readMeal(several, language);
      for (const frame of takeTurns(among[language], frameTurns, row)) {
        const text = frame.replace("{}", several);
        const meal = await readMeal(text, language);
        const isRead = foods.every((food) => hasKindOf(meal, food));
        breaches.check(isRead, text, () => `${text}: no ${several} in ${describeMeal(meal)}`);
      }
    }
    breaches.expectNone(180);
  });
});
