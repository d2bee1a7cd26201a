import { type Language, languages } from "#domain/people/language.ts";
import { gramsPerPound, type Vocabulary } from "./amount-vocabulary.ts";
import { english } from "./english-amounts.ts";
import { french } from "./french-amounts.ts";
import { spanish } from "./spanish-amounts.ts";
import { takeTurns } from "./take-turns.ts";

const vocabularies: Readonly<Record<Language, Vocabulary>> = { en: english, es: spanish, fr: french };

export interface AmountCase {
  readonly text: string;
  readonly language: Language;
  /** g of the food, or of each in turn where the text names two; undefined where none is said. */
  readonly grams: readonly (number | undefined)[];
}

/** More is cut by the analyser. */
const gramsMax = 5000;
/** Forms take turns over so many of the units that a number comes with, and over so many numbers. */
const [turnsMax, thinning] = [6, 3];

const before = (amount: string, food: string, of: string) => [`${amount} ${of}${food}`, `${amount} ${food}`];
const after = (amount: string, food: string) => [
  `${food} ${amount}`,
  `${food}: ${amount}`,
  `${food} - ${amount}`,
  `${food} (${amount})`,
  `${food}, ${amount}`,
];
const two = (amount: string, [first, second]: readonly [string, string]) => [
  `${first}: ${amount}, ${second}: 70 g`,
  `${first} ${amount} ${second} 70 g`,
  `${first} (${amount}), ${second} (70 g)`,
  `- ${first}: ${amount}\n- ${second}: 70 g`,
];

/** The description follows the amount: "rice 100 g cooked". */
const described = (amount: string, food: string, adjective: string) => [
  `${food} ${amount} ${adjective}`,
  `${food}: ${amount} ${adjective}`,
  `${food} (${amount}) ${adjective}`,
];

interface Amount {
  readonly amount: string;
  readonly grams: number;
  /** What it has in common with amounts in other units. */
  readonly number: string;
}

function amountsOf(words: Vocabulary): readonly Amount[] {
  const counted = words.units.flatMap(([unit, each]) =>
    words.numbers.flatMap(([number, value]): Amount[] => {
      const grams = value * each;
      const spaced = { amount: `${number} ${unit}`, grams, number };
      const isGlued = /^\d+$/.test(number);
      return isGlued ? [spaced, { amount: `${number}${unit}`, grams, number: `${number} glued` }] : [spaced];
    }),
  );
  const gramsOf = (unit: string) => (unit === "pound" ? gramsPerPound : 1000);
  const parts = words.kilo.flatMap((unit) => [
    ...words.fractions.map(([fraction, value]) => ({
      amount: fraction.endsWith("-") ? `${fraction}${unit}` : `${fraction} ${unit}`,
      grams: value * gramsOf(unit),
      number: fraction,
    })),
    ...words.halfMore(unit).map((amount) => ({ amount, grams: 1.5 * gramsOf(unit), number: amount })),
  ]);
  const ranges = words
    .between("100", "150")
    .map((text) => ({ amount: `${text} g`, grams: 125, number: text }));
  return [...counted, ...parts, ...ranges].filter(({ grams }) => grams <= gramsMax);
}

function casesOf(language: Language): readonly AmountCase[] {
  const words = vocabularies[language];
  const amounts = amountsOf(words);
  const byNumber = Map.groupBy(amounts, ({ number }) => number);
  const numbers = [...byNumber.keys()];
  return amounts.flatMap((each, at) => {
    const { amount, grams, number } = each;
    const [food = "", of = "", adjective = ""] = words.foods[at % words.foods.length] ?? [];
    const [other = ""] = words.foods[(at + 1) % words.foods.length] ?? [];
    // Not the next one: "arroz con pollo" is a dish.
    const [beside = ""] = words.foods[(at + 2) % words.foods.length] ?? [];
    const alone = [...before(amount, food, of), ...after(amount, food)];
    const cases = [
      ...alone.map((text) => ({ text, language, grams: [grams] })),
      ...two(amount, [food, other]).map((text) => ({ text, language, grams: [grams, 70] })),
      ...described(amount, food, adjective).map((text) => ({ text, language, grams: [grams] })),
      { text: `${food} ${amount} ${adjective}, ${other} 70 g`, language, grams: [grams, 70] },
      { text: `${food} ${amount} ${words.with} ${beside}`, language, grams: [grams, undefined] },
    ];
    const inUnits = byNumber.get(number) ?? [each];
    const turns = thinning * Math.min(turnsMax, inUnits.length);
    return takeTurns(cases, turns, inUnits.indexOf(each) + inUnits.length * numbers.indexOf(number));
  });
}

/** Every number form with every unit, and each of them in every position, with the grams that it says. */
export const amountGrid: readonly AmountCase[] = languages.flatMap(casesOf);

export interface HouseholdCase {
  readonly text: string;
  readonly language: Language;
  /** Each food said alone, which weighs the same. */
  readonly alone: readonly [string, string];
}

function householdCasesOf(language: Language): readonly HouseholdCase[] {
  const { household } = vocabularies[language];
  return household.flatMap(([food, of, amount], at) => {
    const [second = "", ofSecond = "", other = ""] = household[(at + 1) % household.length] ?? [];
    const texts = [
      `${food}: ${amount}, ${second}: ${other}`,
      `${food} ${amount}, ${second} ${other}`,
      `${food} (${amount}), ${second} (${other})`,
      `${food} - ${amount}, ${second} - ${other}`,
      `- ${food}: ${amount}\n- ${second}: ${other}`,
    ];
    const alone = [`${amount} ${of}${food}`, `${other} ${ofSecond}${second}`] as const;
    return [
      ...texts.map((text) => ({ text, language, alone })),
      {
        text: `${food}: ${amount}, ${second}: 70 g`,
        language,
        alone: [alone[0], `70 g ${ofSecond}${second}`],
      },
    ];
  });
}

/** Two foods with household measures behind them, in every form of list. */
export const householdGrid: readonly HouseholdCase[] = languages.flatMap(householdCasesOf);
