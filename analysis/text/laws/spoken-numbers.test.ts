import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { usualLexicon } from "../lexicon/load-lexicon.ts";
import { withNumbersRead } from "../quantities/numbers-in-words.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { tokenise } from "../words/tokenise.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";
import { spellNumber } from "./spell-number.ts";

interface Spoken {
  /** {} is a number that is weighed, and one that is counted. */
  readonly weighed: readonly string[];
  readonly counted: readonly string[];
  /** Behind a whole number. */
  readonly half: string;
}

const spoken: Readonly<Record<Language, Spoken>> = {
  en: {
    weighed: [
      "{} grams of rice",
      "rice {} grams",
      "rice, {} g",
      "rice um about {} grams and a banana",
      "a banana full stop rice comma {} grams",
      "I had {} ml of milk",
      "milk maybe {} ml",
      "chicken ({} g)",
    ],
    counted: ["{} almonds", "almonds, {}", "uh {} almonds um and a a coffee", "a coffee with {} almonds"],
    half: "and a half",
  },
  es: {
    weighed: [
      "{} gramos de arroz",
      "arroz {} gramos",
      "arroz, {} g",
      "arroz eh como {} gramos y un plátano",
      "un plátano coma arroz coma {} gramos",
      "tomé {} ml de leche",
      "carne molida {} gramos más o menos",
      "pollo ({} g)",
      "pollo {}",
    ],
    counted: ["{} almendras", "almendras, {}", "eh {} almendras y y un café", "un café con {} almendras"],
    half: "y media",
  },
  fr: {
    weighed: [
      "{} grammes de riz",
      "du riz {} grammes",
      "riz, {} g",
      "du riz euh environ {} grammes et une banane",
      "une banane virgule riz virgule {} grammes",
      "j'ai bu {} ml de lait",
      "du lait disons {} ml",
      "poulet ({} g)",
      "poulet {}",
    ],
    counted: ["{} amandes", "amandes, {}", "euh {} amandes et et un café", "un café avec {} amandes"],
    half: "et demie",
  },
};

const numbers = Array.from({ length: 999 }, (_, at) => at + 1);
const languages = ["en", "es", "fr"] as const;
/** Fewer are said with an article, and so many nobody counts. */
const counts = numbers.slice(1, 60);
/** That a number in words is read is known of each; of so many, one is said within a sentence. */
const sentenceTurns = 13;

/** What a number in words is on its own, before foods are read. */
function tokensOf(number: number, language: Language) {
  const grammar = grammars[language];
  const tokens = tokenise(spellNumber(number, language), language);
  return withNumbersRead({ tokens, grammar, lexicon: usualLexicon(grammar) });
}

async function expectSame(
  breaches: Breaches,
  language: Language,
  { form, number, end = "" }: { readonly form: string; readonly number: number; readonly end?: string },
): Promise<void> {
  const said = form.replace("{}", `${spellNumber(number, language)}${end}`);
  const written = form.replace("{}", `${number}${end}`);
  const [words, digits] = [await readMeal(said, language), await readMeal(written, language)];
  breaches.check(
    digits.kcal > 0 && isNear(words.kcal, digits.kcal, 0.001) && words.foods.length === digits.foods.length,
    said,
    () => `${language}: ${said}: ${describeMeal(words)}, ${written}: ${describeMeal(digits)}`,
  );
}

describe("a number in words is the number in digits", () => {
  it.each(languages)("by itself: %s", (language) => {
    // One may be an article.
    for (const number of numbers.slice(1))
      expect(tokensOf(number, language)).toMatchObject([{ kind: "number", value: number }]);
  });

  it("wherever a weight may stand", async () => {
    const breaches = new Breaches("spoken");
    for (const [at, language] of languages.entries())
      for (const number of takeTurns(numbers, sentenceTurns, at))
        for (const form of takeTurns(spoken[language].weighed, 8, number))
          await expectSame(breaches, language, { form, number });
    breaches.expectNone(200);
  });

  it("wherever a count may stand, with halves", async () => {
    const breaches = new Breaches("spoken");
    for (const [at, language] of languages.entries())
      for (const number of takeTurns(counts, sentenceTurns, at))
        for (const form of spoken[language].counted) {
          await expectSame(breaches, language, { form, number });
          if (!form.startsWith("{}")) continue;
          await expectSame(breaches, language, { form, number, end: ` ${spoken[language].half}` });
        }
    breaches.expectNone(50);
  });

  it("as percent and with decimals", async () => {
    const breaches = new Breaches("spoken");
    const forms = [
      ["en", "{} percent of a pizza", "{} % of a pizza"],
      ["es", "{} por ciento de una pizza", "{} % de una pizza"],
      ["fr", "{} pour cent d'une pizza", "{} % d'une pizza"],
    ] as const;
    const points = { en: "point", es: "coma", fr: "virgule" };
    const cups = { en: "cups of rice", es: "tazas de arroz", fr: "tasses de riz" };
    for (const [at, [language, said, written]] of forms.entries())
      for (const number of takeTurns(numbers.slice(1, 99), sentenceTurns, at)) {
        const words = await readMeal(said.replace("{}", spellNumber(number, language)), language);
        const digits = await readMeal(written.replace("{}", String(number)), language);
        breaches.check(
          isNear(words.kcal, digits.kcal),
          said,
          () => `${said} ${number}: ${describeMeal(words)}, ${describeMeal(digits)}`,
        );
        const decimal = number % 10;
        if (number > 40 || decimal < 2) continue;
        const spelled = [Math.floor(number / 10) + 2, decimal].map((each) => spellNumber(each, language));
        const half = await readMeal(`${spelled.join(` ${points[language]} `)} ${cups[language]}`, language);
        const inDigits = await readMeal(
          `${Math.floor(number / 10) + 2}.${decimal} ${cups[language]}`,
          language,
        );
        breaches.check(
          isNear(half.kcal, inDigits.kcal),
          said,
          () => `${spelled}: ${describeMeal(half)}, ${describeMeal(inDigits)}`,
        );
      }
    breaches.expectNone(25);
  });
});
