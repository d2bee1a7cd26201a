import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { countedFoods } from "./foods-of-laws.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";
import { spellNumber } from "./spell-number.ts";

/** What people say before an amount said anew. */
const takingBack: Readonly<Record<Language, string>> = {
  en: "no|no wait|no sorry|sorry|wait no|i mean|no i mean|make that|no make that|actually|scratch that|oops|correction|or rather|no just|um no",
  es: "no|no perdón|perdón|digo|no digo|mejor|mejor dicho|no mentira|mentira|bueno no|quiero decir|o sea|corrijo|espera no|no espera|eran|no eran|ay no",
  fr: "non|non pardon|pardon|enfin|enfin non|plutôt|ou plutôt|je veux dire|euh non|attends non|oups|non attends|correction|c'était|non c'était",
};
const marks = [", ", " ", ". ", "? ", "... ", " - ", "; "];

describe("an amount said anew", () => {
  it("replaces the one before it, whatever marks are missing", async () => {
    const breaches = new Breaches("correction");
    for (const [row, { several, language }] of takeTurns(countedFoods, 16).entries()) {
      const meant = await readMeal(`3 ${several}`, language);
      const beside = await readMeal(`pasta, 3 ${several}`, language);
      for (const [turn, words] of takeTurns(takingBack[language].split("|"), 5, row).entries()) {
        const mark = marks[(row + turn) % marks.length] ?? "";
        const three = spellNumber(3, language);
        const said = [
          [`2 ${several}${mark}${words} 3`, meant],
          [`2 ${several}${mark}${words} ${three}`, meant],
          [`2${mark === " " ? " " : ", "}${words} 3 ${several}`, meant],
          [`pasta, 2 ${several}${mark}${words} 3`, beside],
        ] as const;
        for (const [text, expected] of said) {
          const meal = await readMeal(text, language);
          breaches.check(
            isNear(meal.kcal, expected.kcal, 0.01),
            `${language}: ${several}`,
            () => `${language}: ${text}: ${describeMeal(meal)}, meant ${describeMeal(expected)}`,
          );
        }
      }
    }
    breaches.expectNone(325);
  });
});
