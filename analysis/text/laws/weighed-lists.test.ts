import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** Ordinary foods, none of which is a kind of another. */
const foods: Readonly<Record<Language, string>> = {
  en: "yogurt/oats/rice/chicken/pasta/salmon/potatoes/lentils/tofu/banana/honey/berries/broccoli/spinach/cheese/milk/granola/tomatoes/bread/butter/jam/tuna/beans/avocado/salad/ham/egg",
  es: "yogur/avena/arroz/pollo/pasta/salmón/patatas/lentejas/tofu/requesón/plátano/miel/brócoli/espinacas/queso/leche/granola/tomate/pan/mantequilla/mermelada/atún/aguacate/ensalada/jamón/huevo",
  fr: "yaourt/flocons d'avoine/riz/poulet/pâtes/saumon/pommes de terre/lentilles/tofu/fromage blanc/banane/miel/brocoli/épinards/fromage/lait/granola/tomate/pain/beurre/confiture/thon/avocat/salade/jambon/œuf",
};
const weightGrams = 300;
const and: Readonly<Record<Language, string>> = { en: " and ", es: " y ", fr: " et " };

/** Places of the second behind the first and of the third behind the second: each food stands beside many others. */
const steps = [1, 4, 9, 14, 19].flatMap((second) => [1, 5, 11, 16].map((third) => ({ second, third })));

function threesOf(language: Language): readonly (readonly string[])[] {
  const names = foods[language].split("/");
  const at = (place: number) => names[place % names.length] ?? "";
  const threes = names.flatMap((_, first) =>
    steps.map(({ second, third }) => [at(first), at(first + second), at(first + second + third)]),
  );
  return threes.filter((three) => new Set(three).size === three.length);
}

/** Of foods that have no name in common: what is one dish without a weight is one with it, "chicken salad". */
async function areThree(list: string, language: Language): Promise<boolean> {
  return (await readMeal(list, language)).foods.length === 3;
}

describe("a weight before three foods", () => {
  it.each(languages)(
    "is of the first behind a comma, and loses none of the others, in %s",
    async (language) => {
      const breaches = new Breaches("weighed list");
      for (const three of takeTurns(threesOf(language), 5)) {
        const list = three.join(", ");
        if (!(await areThree(list, language))) continue;
        const meal = await readMeal(`${weightGrams} g ${list}`, language);
        breaches.check(
          meal.foods.length === three.length && Math.round(meal.foods[0]?.grams ?? 0) === weightGrams,
          `${language}: ${list}`,
          () => `${language}: ${weightGrams} g ${list}: ${describeMeal(meal)}`,
        );
      }
      breaches.expectNone(60);
    },
  );

  it.each(languages)("is of all without a comma, in %s", async (language) => {
    const breaches = new Breaches("weighed together");
    for (const [row, three] of takeTurns(threesOf(language), 3).entries()) {
      const [first, second, third] = three;
      // In English two words before an "and" may name one dish: "chicken broccoli and tomatoes".
      const isBare = language === "en" || row % 2 === 0;
      const list = isBare ? three.join(" ") : `${first} ${second}${and[language]}${third}`;
      if (!(await areThree(list, language))) continue;
      const meal = await readMeal(`${weightGrams} g ${list}`, language);
      breaches.check(
        meal.foods.length === three.length && isNear(meal.grams, weightGrams),
        `${language}: ${list}`,
        () => `${language}: ${weightGrams} g ${list}: ${describeMeal(meal)}`,
      );
    }
    breaches.expectNone(80);
  });
});
