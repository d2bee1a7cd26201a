import { type Language, languages } from "#domain/people/language.ts";
import { gramsPerPound, type Vocabulary } from "./amount-vocabulary.ts";
import { vocabularies } from "./amount-words.ts";

export interface AmountCase {
  readonly text: string;
  readonly language: Language;
  /** g of the food, or of each in turn where the text names two; undefined where none is said. */
  readonly grams: readonly (number | undefined)[];
}

/** More is cut by the analyser. */
const gramsMax = 5000;

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

function amountsOf(words: Vocabulary): readonly (readonly [string, number])[] {
  const counted = words.units.flatMap(([unit, grams]) =>
    words.numbers.flatMap(([number, value]): (readonly [string, number])[] => {
      const isGlued = /^\d+$/.test(number);
      const spaced: readonly [string, number] = [`${number} ${unit}`, value * grams];
      return isGlued ? [spaced, [`${number}${unit}`, value * grams]] : [spaced];
    }),
  );
  const gramsOf = (unit: string) => (unit === "pound" ? gramsPerPound : 1000);
  const parts = words.kilo.flatMap((unit) => [
    ...words.fractions.map(([fraction, value]): readonly [string, number] => [
      fraction.endsWith("-") ? `${fraction}${unit}` : `${fraction} ${unit}`,
      value * gramsOf(unit),
    ]),
    ...words.halfMore(unit).map((text): readonly [string, number] => [text, 1.5 * gramsOf(unit)]),
  ]);
  const ranges = words.between("100", "150").map((text): readonly [string, number] => [`${text} g`, 125]);
  return [...counted, ...parts, ...ranges].filter(([, grams]) => grams <= gramsMax);
}

function casesOf(language: Language): readonly AmountCase[] {
  const words = vocabularies[language];
  return amountsOf(words).flatMap(([amount, grams], at) => {
    const [food = "", of = "", adjective = ""] = words.foods[at % words.foods.length] ?? [];
    const [other = ""] = words.foods[(at + 1) % words.foods.length] ?? [];
    // Not the next one: "arroz con pollo" is a dish.
    const [beside = ""] = words.foods[(at + 2) % words.foods.length] ?? [];
    const alone = [...before(amount, food, of), ...after(amount, food)];
    return [
      ...alone.map((text) => ({ text, language, grams: [grams] })),
      ...two(amount, [food, other]).map((text) => ({ text, language, grams: [grams, 70] })),
      ...described(amount, food, adjective).map((text) => ({ text, language, grams: [grams] })),
      { text: `${food} ${amount} ${adjective}, ${other} 70 g`, language, grams: [grams, 70] },
      { text: `${food} ${amount} ${words.with} ${beside}`, language, grams: [grams, undefined] },
    ];
  });
}

/** Every number form with every unit in every position, with the grams that it says. */
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
