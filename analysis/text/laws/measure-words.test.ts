/** Law: every word for a measure means the same with an article and without one, and two of it are twice as much. */
import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import type { Measure } from "../quantities/measures.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { foodGramsMax } from "../text-limits.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** What is poured, spooned, cut, counted and spread, none of them named after a measure. */
const foods: Readonly<Record<Language, readonly string[]>> = {
  en: "milk/rice/cheese/tomatoes/jam/lentils/chicken/strawberries/butter/ham/flour/soup/olives/honey".split(
    "/",
  ),
  es: "leche/arroz/queso/tomates/mermelada/lentejas/pollo/fresas/mantequilla/jamón/harina/sopa/aceitunas/miel".split(
    "/",
  ),
  fr: "lait/riz/fromage/tomates/confiture/lentilles/poulet/fraises/beurre/jambon/farine/soupe/miel/yaourt".split(
    "/",
  ),
};
const foodsOfWord = 3;

const of: Readonly<Record<Language, string>> = { en: "of", es: "de", fr: "de" };
const one: Readonly<Record<Language, string>> = { en: "a", es: "un", fr: "un" };
/** Its plural is made by one more letter. */
const regular: Readonly<Record<Language, RegExp>> = { en: /[^sxzyhf]$/, es: /[aeo]$/, fr: /[^sxzul]$/ };

function pluralOf(phrase: string, language: Language): string {
  const words = phrase.split(" ");
  const at = language === "en" ? words.length - 1 : 0;
  return words.map((word, place) => (place === at ? `${word}s` : word)).join(" ");
}

interface Word {
  readonly phrase: string;
  readonly measure: Measure;
}

/** Spelled out; a size, an article or an "of" at an end is read by itself. */
function wordsOf(language: Language): readonly Word[] {
  const { measures, sizes, ofWords, stem, vagueAmounts } = grammars[language];
  const isWord = (phrase: string) => {
    const [first = "", ...others] = phrase.split(" ");
    const isByItself = sizes.has(first) || sizes.has(stem(first)) || ofWords.has(others.at(-1) ?? "");
    const isVague = vagueAmounts.has(`${one[language]} ${phrase} ${of[language]}`);
    return first.length > 2 && !isByItself && !isVague && !/[.\d]|[sx]$/.test(phrase);
  };
  return [...measures].flatMap(([phrase, measure]) =>
    measure.kind !== "mass" && measure.word !== "ml" && isWord(phrase) ? [{ phrase, measure }] : [],
  );
}

function casesOf(language: Language): readonly (Word & { readonly food: string })[] {
  const names = foods[language];
  const cases = wordsOf(language).flatMap((word, row) =>
    Array.from({ length: foodsOfWord }, (_, at) => ({
      ...word,
      food: names[(row + 5 * at) % names.length] ?? "",
    })),
  );
  return takeTurns(cases, 4);
}

const spoons: Readonly<Record<Language, string>> = {
  en: "tablespoons/tbsp/teaspoons/tsp/dessert spoons/spoonfuls",
  es: "cucharadas/cucharadas soperas/cdas/cucharaditas/cucharadas de postre",
  fr: "cuillères à soupe/cuillerées à soupe/cuillères à café/cuillerées à café",
};
const spooned: Readonly<Record<Language, string>> = {
  en: "oats/sugar/flour/peanut butter/cocoa powder/rice",
  es: "avena/azúcar/harina/miel/cacao/arroz",
  fr: "farine/sucre/cacao/miel/riz/lait en poudre",
};
const levels: Readonly<Record<Language, string>> = { en: "level {}", es: "{} rasas", fr: "{} rases" };
const heaps: Readonly<Record<Language, string>> = { en: "heaped {}", es: "{} colmadas", fr: "{} bombées" };

describe("a word for a measure", () => {
  it.each(languages)("means one, with an article and without, in %s", async (language) => {
    const breaches = new Breaches("measure words");
    for (const { phrase, food } of casesOf(language)) {
      const said = `${phrase} ${of[language]} ${food}`;
      const [bare, article] = [
        await readMeal(said, language),
        await readMeal(`${one[language]} ${said}`, language),
      ];
      breaches.check(
        article.grams > 0 && isNear(bare.kcal, article.kcal),
        `${language}: ${phrase}`,
        () => `${language}: ${said}: ${describeMeal(bare)}, with an article: ${describeMeal(article)}`,
      );
    }
    breaches.expectNone(50);
  });

  it.each(languages)("means twice as much twice, in %s", async (language) => {
    const breaches = new Breaches("measure words");
    for (const { phrase, food } of casesOf(language)) {
      if (!regular[language].test(language === "en" ? phrase : (phrase.split(" ")[0] ?? ""))) continue;
      const say = (words: string) => `${words} ${of[language]} ${food}`;
      const single = await readMeal(say(`1 ${phrase}`), language);
      const double = await readMeal(say(`2 ${pluralOf(phrase, language)}`), language);
      const isAtMost = single.grams * 2 >= foodGramsMax;
      breaches.check(
        single.grams > 0 && (isAtMost || isNear(double.grams, 2 * single.grams, 0.01)),
        `${language}: ${phrase}`,
        () => `${language}: ${say(`2 ${phrase}`)}: ${describeMeal(double)}, one: ${describeMeal(single)}`,
      );
    }
    breaches.expectNone(30);
  });

  it.each(languages)("is heaped, level or neither of a spoon, in %s", async (language) => {
    const breaches = new Breaches("heaped spoons");
    for (const [row, spoon] of spoons[language].split("/").entries())
      for (const food of takeTurns(spooned[language].split("/"), 3, row)) {
        const say = (form: string) => `2 ${form.replace("{}", spoon)} ${of[language]} ${food}`;
        const [plain, level, heaped] = [
          await readMeal(say("{}"), language),
          await readMeal(say(levels[language]), language),
          await readMeal(say(heaps[language]), language),
        ];
        breaches.check(
          plain.grams > 0 && isNear(level.grams, plain.grams) && heaped.grams > plain.grams * 1.3,
          `${language}: ${spoon} ${food}`,
          () => `${say("{}")}: ${describeMeal(plain)}, ${describeMeal(level)}, ${describeMeal(heaped)}`,
        );
      }
    breaches.expectNone(7);
  });
});
