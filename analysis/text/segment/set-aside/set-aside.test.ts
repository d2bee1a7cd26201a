import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { grammars } from "../../languages/grammars.ts";
import { usualLexicon } from "../../lexicon/load-lexicon.ts";
import { withNumbersRead } from "../../quantities/numbers-in-words.ts";
import { readFoods } from "../../testing/read-foods.ts";
import { createTextAnalyser } from "../../text-analyser.ts";
import { tokenise } from "../../words/tokenise.ts";
import { type AsideRow, allSetAside, asideRows } from "./set-aside.ts";

function setAsideIn(text: string, language: Language, row: AsideRow) {
  const grammar = grammars[language];
  const typed = tokenise(text, language).map((token) =>
    token.isCapital === true ? { ...token, isName: true as const } : token,
  );
  const sentence = { tokens: typed, grammar, lexicon: usualLexicon(grammar) };
  return allSetAside({ ...sentence, tokens: withNumbersRead(sentence) }, [row]);
}

const languagesOf = ({ languages: ofRow }: AsideRow): readonly Language[] =>
  languages.filter((each) => ofRow === "*" || ofRow.includes(each));

describe("a row of what is set aside", () => {
  it.each(asideRows.map((row) => [row.example, row] as const))("matches in: %s", (example, row) => {
    expect(languagesOf(row).flatMap((language) => setAsideIn(example, language, row))).not.toEqual([]);
  });

  it.each(asideRows.map((row) => [row.counterexample, row] as const))(
    "matches nothing in: %s",
    (text, row) => {
      for (const language of languagesOf(row)) expect(setAsideIn(text, language, row)).toEqual([]);
    },
  );
});

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string, language: Language): Promise<readonly string[]> {
  const foods = await readFoods(text, language);
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const timedMeals: readonly (readonly [string, string, Language])[] = [
  ["coffee at 8 and two eggs at 9:30", "coffee. two eggs", "en"],
  ["at 7am I had a banana", "a banana", "en"],
  ["a banana around 11", "a banana", "en"],
  ["toast at half past seven", "toast", "en"],
  ["coffee at 8 o'clock", "coffee", "en"],
  ["toast, then around 11 a latte", "toast. a latte", "en"],
  ["on Monday 3 eggs", "3 eggs", "en"],
  ["March 12th: 2 apples", "2 apples", "en"],
  ["12/03/2024 2 apples", "2 apples", "en"],
  ["two tacos for $9", "two tacos", "en"],
  ["a $3 meatball and a coffee", "a meatball and a coffee", "en"],
  ["20 minutes later an apple", "an apple", "en"],
  ["un café con leche a las 8 y un bocadillo a las 11", "un café con leche. un bocadillo", "es"],
  ["a las 8 y media 2 tostadas", "2 tostadas", "es"],
  ["a la una un plátano", "un plátano", "es"],
  ["a media mañana un plátano", "un plátano", "es"],
  ["el 12 de marzo 2 huevos", "2 huevos", "es"],
  ["lunes: 2 huevos", "2 huevos", "es"],
  ["café a las 10:30 h", "café", "es"],
  ["un café à 8h30 et un croissant vers 10h", "un café. un croissant", "fr"],
  ["à midi 2 œufs", "2 œufs", "fr"],
  ["petit déj : 2 œufs", "2 œufs", "fr"],
  ["lundi 12 mars 2 œufs", "2 œufs", "fr"],
  ["2 œufs à 8 heures du matin", "2 œufs", "fr"],
];

describe("times, dates and prices", () => {
  it.each(timedMeals)("are set aside: %s", async (timed, plain, language) => {
    expect(await foodsIn(timed, language)).toEqual(await foodsIn(plain, language));
  });

  it.each([
    ["almonds, around 10", "10 almonds", "en"],
    ["pizza 4 fromages", "pizza quatre fromages", "fr"],
  ] as const)("leave amounts and names alone: %s", async (text, other, language) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(other, language));
  });
});

describe("where somebody ate", () => {
  it.each([
    ["choripán en la cancha", "es", "choripán"],
    ["une bière au foot", "fr", "bière"],
    ["hot dog at the game", "en", "hot dog"],
    ["un café au bureau", "fr", "café"],
  ] as const)("is no food: %s", async (text, language, name) => {
    const outcome = await analyser.analyse({ text, language });
    const names = outcome.kind === "analysed" ? outcome.analysis.foods.map((food) => food.name) : [];
    expect(names).toEqual([name]);
  });
});
