import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { isPluralName } from "../portions/plural-name.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { countedFoods, foodsOfTable } from "./foods-of-laws.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";
import { spellNumber } from "./spell-number.ts";

/** Among them the numbers at which a limit was, or could be. */
const counts = [1, 2, 3, 4, 5, 6, 9, 10, 12, 13, 20, 24, 25, 30, 50, 60, 61, 99, 100, 101, 150, 199, 200];
const foodGramsMax = 5000;

/** Before a food, Spanish and French read a round number from 100 on as grams, and ask about it. */
const bareWeight = { min: 100, roundTo: 5 } as const;

function mayBeWeight(count: number, language: Language): boolean {
  return language !== "en" && count >= bareWeight.min && count % bareWeight.roundTo === 0;
}

/** Said of the food that was counted, behind its number or before its name, and a food behind the comma. */
const described: Readonly<Record<Language, readonly (readonly [behind: string, before: string])[]>> = {
  en: [
    ["{} 3 grilled, rice", "3 grilled {}, rice"],
    ["{} 3 homemade, mashed potatoes", "3 homemade {}, mashed potatoes"],
  ],
  es: [
    ["{} 3 caseros, arroz", "3 {} caseros, arroz"],
    ["{} 3 calientes, puré", "3 {} calientes, puré"],
  ],
  fr: [
    ["{} 3 maison, riz", "3 {} maison, riz"],
    ["{} 3 grillés, purée", "3 {} grillés, purée"],
  ],
};

describe("a number behind the food that it counts", () => {
  it("is of that food, whatever else is said of it, and not of the next", async () => {
    const breaches = new Breaches("described behind");
    for (const [row, { several, language }] of takeTurns(countedFoods, 4).entries())
      for (const [behind, before] of takeTurns(described[language], 2, row)) {
        const text = behind.replace("{}", several);
        const [meal, known] = [
          await readMeal(text, language),
          await readMeal(before.replace("{}", several), language),
        ];
        breaches.check(
          isNear(meal.foods.at(-1)?.grams ?? 0, known.foods.at(-1)?.grams ?? 0, 0.2),
          `${language}: ${several}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, before: ${describeMeal(known)}`,
        );
      }
    breaches.expectNone(25);
  });
});

/** How cold it was, whether it was left over, and numbers told behind it, with what it was dipped in. */
const inPassing: Readonly<Record<Language, readonly string[]>> = {
  en: ["4 cold {}", "4 warm {}", "4 leftover {}", "{} about 4", "{} with ketchup approx 4"],
  es: ["4 {} fríos", "4 {} recalentados", "4 {} que sobraron", "{} unas 4", "{} con mostaza, como 4"],
  fr: ["4 {} froids", "4 {} réchauffés", "4 {} tièdes", "{} environ 4", "{} avec moutarde, environ 4"],
};
/** g. What something is dipped in. */
const dipGramsMax = 60;

describe("a count", () => {
  it("is of the food, whatever is said of it in passing", async () => {
    const breaches = new Breaches("in passing");
    for (const [row, { several, language }] of takeTurns(countedFoods, 2).entries())
      for (const form of takeTurns(inPassing[language], 2, row)) {
        const text = form.replace("{}", several);
        const [meal, plain] = [await readMeal(text, language), await readMeal(`4 ${several}`, language)];
        const [own, dip] = meal.foods;
        // "tacos with mustard": what is said with it may make it another row, of its own size.
        const isSame = own?.source.code === plain.foods[0]?.source.code;
        breaches.check(
          own !== undefined &&
            isNear(own.grams, plain.grams, isSame ? 0.05 : 0.5) &&
            (dip?.grams ?? 0) <= dipGramsMax,
          `${language}: ${several}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, 4: ${describeMeal(plain)}`,
        );
      }
    breaches.expectNone(300);
  });
});

describe("more is never less", () => {
  it("holds for every food of the table, in digits and in words", async () => {
    const breaches = new Breaches("count");
    const said = [String, spellNumber] as const;
    for (const [row, { name, language }] of takeTurns(foodsOfTable, 40).entries()) {
      const say = said[row % said.length] ?? String;
      // One of a plural that nobody counts is a helping: "1 nachos".
      const counted = takeTurns(counts, 6, row).filter((count) => count > 1 || !isPluralName(name, language));
      let before = { text: "nothing", meal: await readMeal("nothing", language) };
      for (const count of counted) {
        if (mayBeWeight(count, language)) continue;
        const text = `${say(count, language)} ${name}`;
        const meal = await readMeal(text, language);
        const [less, told] = [before.meal, before.text];
        breaches.check(
          meal.kcal >= less.kcal * 0.999,
          `${language}: ${name}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, ${told}: ${describeMeal(less)}`,
        );
        before = { text, meal };
      }
    }
    breaches.expectNone(250);
  });

  it("keeps energy in proportion to the count", async () => {
    const breaches = new Breaches("proportion");
    for (const [row, { several, language }] of takeTurns(countedFoods, 2).entries()) {
      const two = await readMeal(`2 ${several}`, language);
      for (const count of takeTurns(counts.slice(2), counts.length, row)) {
        if (mayBeWeight(count, language)) continue;
        const meal = await readMeal(`${count} ${several}`, language);
        const grams = Math.min(foodGramsMax, (two.grams * count) / 2);
        breaches.check(
          meal.foods.length === 1 && isNear(meal.grams, grams),
          `${language}: ${several}`,
          () => `${language}: ${count} ${several}: ${describeMeal(meal)}, 2: ${describeMeal(two)}`,
        );
      }
    }
    breaches.expectNone(125);
  });

  it("reads a number alike in digits and in words", async () => {
    const breaches = new Breaches("spelled");
    const numbers = Array.from({ length: 199 }, (_, at) => at + 2);
    for (const [row, { several, language }] of takeTurns(countedFoods, 2).entries()) {
      for (const count of takeTurns(numbers, numbers.length, row * 7)) {
        if (mayBeWeight(count, language)) continue;
        const digits = await readMeal(`${count} ${several}`, language);
        const spelled = `${spellNumber(count, language)} ${several}`;
        const words = await readMeal(spelled, language);
        breaches.check(
          isNear(words.kcal, digits.kcal),
          `${language}: ${several}`,
          () => `${language}: ${spelled}: ${describeMeal(words)}, ${count}: ${describeMeal(digits)}`,
        );
      }
    }
    breaches.expectNone(75);
  });

  it("reads a plural as its singular", async () => {
    const breaches = new Breaches("plural");
    for (const { one, several, language } of takeTurns(countedFoods, 4)) {
      const plural = await readMeal(`3 ${several}`, language);
      const singular = await readMeal(`3 ${one}`, language);
      breaches.check(
        isNear(plural.kcal, singular.kcal),
        `${language}: ${several}`,
        () => `${language}: 3 ${several}: ${describeMeal(plural)}, 3 ${one}: ${describeMeal(singular)}`,
      );
    }
    breaches.expectNone(75);
  });
});
