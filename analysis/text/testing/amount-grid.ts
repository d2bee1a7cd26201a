import type { Language } from "#domain/people/language.ts";
import { gramsPerPound, type Vocabulary, vocabularies } from "./amount-words.ts";

export interface AmountCase {
  readonly text: string;
  readonly language: Language;
  /** g of the food, or of each in turn where the text names two. */
  readonly grams: readonly number[];
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
    const [food = "", of = ""] = words.foods[at % words.foods.length] ?? [];
    const [other = ""] = words.foods[(at + 1) % words.foods.length] ?? [];
    const alone = [...before(amount, food, of), ...after(amount, food)];
    return [
      ...alone.map((text) => ({ text, language, grams: [grams] })),
      ...two(amount, [food, other]).map((text) => ({ text, language, grams: [grams, 70] })),
    ];
  });
}

/** Every number form with every unit in every position, with the grams that it says. */
export const amountGrid: readonly AmountCase[] = (["en", "es", "fr"] as const).flatMap(casesOf);
