/** Picks, of a row's household measures, the one that the words mean. */
import type { FoodRow } from "#food/food-row.ts";
import { wordSet } from "../words/read-word-files.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import type { StatedAmount } from "./stated-amount.ts";

const wanted = {
  said: 1,
  unsaid: -0.3,
  unsaidNote: -0.2,
  unsaidSize: -0.6,
  food: 0.6,
  standard: 0.4,
  unspecified: 1.1,
  usual: 0.7,
  saidSize: 1.5,
  otherSize: -0.8,
  farFromUsual: -0.2,
  otherKind: -1,
  maker: 1.2,
} as const;
/** What the table's measures call the usual one. */
const standardWords: ReadonlySet<string> = wordSet("standard-size");
const unspecifiedWords: ReadonlySet<string> = wordSet("any-kind");
const sizeWords: ReadonlySet<string> = wordSet("size");

interface StatedWords {
  readonly said: readonly string[];
  readonly foodWords: ReadonlySet<string>;
  /** Whether a size is among those said. */
  readonly hasSize: boolean;
}

function wordScore(word: string, { said, foodWords, hasSize }: StatedWords): number {
  if (said.includes(word) || (word === "regular" && said.includes("medium")))
    return sizeWords.has(word) ? wanted.saidSize : wanted.said;
  if (!hasSize && unspecifiedWords.has(word)) return wanted.unspecified;
  if (!hasSize && standardWords.has(word)) return wanted.standard;
  if (sizeWords.has(word)) return wanted.unsaidSize;
  return foodWords.has(word) ? wanted.food : wanted.unsaid;
}

/** A word in brackets helps to choose, but is not required. */
function scoreBracketedWord(word: string, said: readonly string[]): number {
  return said.includes(word) ? wanted.said : wanted.unsaidNote;
}

/** "1 pop [Ring Pop]" is for ring pops only. */
function scoreFoodKind(portion: ReadPortion, foodWords: ReadonlySet<string>): number {
  if (portion.onlyOf.length === 0) return 0;
  return portion.onlyOf.every((word) => foodWords.has(word)) ? wanted.food : wanted.otherKind;
}

/** "a Taco Bell taco salad", "a Sunbelt granola bar": as large as that maker's are. */
function isMakerSaid({ maker }: ReadPortion, said: readonly string[]): boolean {
  return maker.length > 0 && maker.every((word) => said.includes(word));
}

function scorePortion(portion: ReadPortion, stated: StatedWords): number {
  const { said, foodWords, hasSize } = stated;
  const words = [...new Set(portion.words)];
  const isOtherSize = hasSize && !words.some((word) => sizeWords.has(word) && said.includes(word));
  return (
    words.reduce((score, word) => score + wordScore(word, stated), 0) +
    portion.notes.reduce((score, word) => score + scoreBracketedWord(word, said), 0) +
    scoreFoodKind(portion, foodWords) +
    (isMakerSaid(portion, [...foodWords, ...said]) ? wanted.maker : 0) +
    (isOtherSize ? wanted.otherSize : 0)
  );
}

/** 0 for the usual amount, growing with the ratio. */
function distanceFromUsual(row: FoodRow, portion: ReadPortion): number {
  if (row.defaultGrams === null || row.defaultGrams <= 0 || portion.grams <= 0) return 0;
  return Math.abs(Math.log(portion.grams / row.defaultGrams));
}

/** Of the row's measures the one that fits the words; without such words, the row's usual amount. */
export function bestPortion(
  row: FoodRow,
  portions: readonly ReadPortion[],
  { said, words }: { readonly said: readonly string[]; readonly words: StatedAmount["words"] },
): ReadPortion | undefined {
  const hasSize = said.some((word) => sizeWords.has(word));
  const stated = { said, foodWords: new Set(words), hasSize };
  let best: ReadPortion | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const portion of portions) {
    const isUsual = row.defaultGrams !== null && Math.abs(portion.grams - row.defaultGrams) < 0.5;
    const score =
      scorePortion(portion, stated) +
      (isUsual ? wanted.usual : 0) +
      wanted.farFromUsual * distanceFromUsual(row, portion);
    if (score > bestScore) {
      best = portion;
      bestScore = score;
    }
  }
  return best;
}

export function statedMeasureWords(amount: StatedAmount, measureWord: string): readonly string[] {
  const said = [...(amount.quantity?.qualifiers ?? []), ...amount.sizes, ...measureWord.split(" ")];
  // "king size" is no "fun size".
  return said.filter((word) => word !== "" && word !== "size");
}

/** Whether the row measures what is named by size, kind or maker: "a medium single serving bag", "a Taco Bell taco salad". */
export function rowHasStatedMeasure(row: FoodRow, amount: StatedAmount): boolean {
  const said = statedMeasureWords(amount, "");
  return portionsOf(row).some(
    (portion) =>
      portion.kind === "unit" &&
      (said.some((word) => portion.words.includes(word)) || isMakerSaid(portion, amount.words)),
  );
}
