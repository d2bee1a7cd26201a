import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { type CountedFood, countedFoods } from "./foods-of-laws.ts";
import { Breaches, describeMeal, type Meal, readMeal } from "./read-meal.ts";

interface Spoken {
  /** {} is a number of pieces, [] a weight or a volume, of the food s or f. */
  readonly forms: readonly string[];
  readonly joins: readonly string[];
  /** Numbers that count no food. */
  readonly asides: readonly string[];
}

const spoken: Readonly<Record<Language, Spoken>> = {
  en: {
    forms: [
      "{} s|s x{}|s, {}|s ({})|s - {}|about {} s|{} large s|half of {} s|s, [] g|s [] g|s ([] g)",
      "[] g s|[] ml s|{} cups of s|s {} tbsp|{} s each [] g",
    ]
      .join("|")
      .split("|"),
    joins: [", ", " and ", "\n", " + ", " then ", "; ", ". "],
    asides: ["", "at 8:30 ", "room 12, ", "my son 2 yrs ate ", "on day 3, "],
  },
  es: {
    forms:
      "{} s|s x{}|s, {}|s ({})|unas {} s|{} s grandes|s {}|s, [] g|s [] g|s ([] g)|[] g de s|[] ml de s|{} tazas de s|s {} cucharadas|s: [] g".split(
        "|",
      ),
    joins: [", ", " y ", "\n", " + ", " luego ", "; ", ". "],
    asides: ["", "a las 8:30 ", "mesa 12, ", "mi hijo de 3 años comió ", "el 18, "],
  },
  fr: {
    forms:
      "{} s|s x{}|s, {}|s ({})|environ {} s|{} grandes s|s {}|s, [] g|s [] g|s ([] g)|[] g de s|[] ml de s|{} tasses de s|s {} cuillères|s : [] g".split(
        "|",
      ),
    joins: [", ", " et ", "\n", " + ", " puis ", "; ", ". "],
    asides: ["", "à 8h30 ", "salle 12, ", "mon fils de 3 ans a mangé ", "le 18, "],
  },
};

function turn<Each>(cases: readonly Each[], at: number): Each {
  const one = cases[at % cases.length];
  if (one === undefined) throw new Error("There are no cases");
  return one;
}

/** The sentence with its numbers; that of `other` is another one. */
function composed(foods: readonly CountedFood[], row: number, other = -1): string {
  const [{ language } = { language: "en" as const }] = foods;
  const { forms, joins, asides } = spoken[language];
  let numbers = 0;
  const number = (base: number) => String(numbers++ === other ? base * 2 + 1 : base);
  const parts = foods.map(({ several }, at) =>
    turn(forms, row * 7 + at * 5)
      .replace(/\{\}|\[\]/g, (slot) => number(slot === "{}" ? 2 + ((row + at) % 4) : 60 + 10 * (row % 9)))
      .replace(/(?<!\p{L})s(?!\p{L})/u, several),
  );
  return turn(asides, row) + parts.join(turn(joins, row * 3));
}

function gramsOf({ foods }: Meal): string {
  return foods.map(({ grams }) => grams.toFixed(2)).join(" ");
}

function wordsOf(text: string): readonly string[] {
  const folded = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return folded.match(/\p{L}{4,}/gu) ?? [];
}

/** What the answer says it did not count. */
function notCounted({ analysis }: Meal): string {
  const { setAside = [], unread = [] } = analysis ?? {};
  return [...setAside.map(({ text }) => text), ...unread.map(({ word }) => word)].join(" ");
}

const rows = countedFoods.map((food, row) => ({
  row,
  foods: [
    food,
    turn(
      countedFoods.filter(({ language }) => language === food.language),
      row * 11 + 3,
    ),
  ],
}));

describe("every number and every food that was typed", () => {
  it("changes the answer, or is named as not counted", async () => {
    const breaches = new Breaches("accounted");
    for (const { row, foods } of takeTurns(rows, 8)) {
      const language = foods[0]?.language ?? "en";
      const text = composed(foods, row);
      const meal = await readMeal(text, language);
      const named = notCounted(meal);
      const amounts =
        composed(foods, row).slice(turn(spoken[language].asides, row).length).match(/\d+/g) ?? [];
      for (const [at, amount] of amounts.entries()) {
        const changed = await readMeal(composed(foods, row, at), language);
        const isCounted = gramsOf(changed) !== gramsOf(meal) || named.includes(amount);
        breaches.check(isCounted, text, () => `${text}: ${amount} changes nothing in ${describeMeal(meal)}`);
      }
      const aside = turn(spoken[language].asides, row).match(/\d+/)?.[0] ?? "";
      breaches.check(named.includes(aside), text, () => `${text}: ${aside} is not named (${named})`);
      const said = new Set(
        wordsOf(`${meal.foods.map(({ name, read }) => `${name} ${read?.words}`).join(" ")} ${named}`),
      );
      for (const word of foods.flatMap(({ several }) => wordsOf(several)))
        breaches.check(said.has(word), text, () => `${text}: "${word}" is nowhere in ${describeMeal(meal)}`);
    }
    breaches.expectNone(275);
  });
});
