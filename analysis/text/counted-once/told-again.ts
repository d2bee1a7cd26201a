/** Counts once what a second sentence only tells again: "A mango and a banana. I enjoyed a fresh mango and a ripe banana." */
import type { Quantity } from "../quantities/quantity.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { englishWordsOf } from "../segment/mentions.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";
import { wordSet } from "../words/read-word-files.ts";

/** Between two sentences; "9.25 oz" and a list of lines have none. */
const sentenceEnd = /[.!]\s+(?=\p{Lu})/gu;

/** Say that there was more of it, or another meal. */
const more: ReadonlySet<string> = wordSet("more-of-it");

function stemsOf(mention: FoodMention): readonly string[] {
  return englishWordsOf(mention).map(stemEnglish);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function spanOf({ atoms }: FoodMention): Span {
  const words = atoms.flatMap((atom) => atom.words);
  return {
    start: Math.min(...words.map((word) => word.start)),
    end: Math.max(...words.map((word) => word.end)),
  };
}

/** "a breakfast bar … one bar of the breakfast bar" */
function saysAnotherAmount(again: Quantity | undefined, told: Quantity | undefined): boolean {
  if (again?.isSaid !== true) return false;
  if (again.count === 1 && (told?.count ?? 1) === 1 && told?.measure === undefined)
    return again.measure !== undefined && again.measure.kind !== "household";
  return again.count !== told?.count || again.measure !== told.measure;
}

/** No amount is said anew, and the words are its own or find the same row. */
function tellsAgain(again: FoodMention, told: FoodMention): boolean {
  if (saysAnotherAmount(again.atoms[0]?.quantity, told.atoms[0]?.quantity)) return false;
  if (again.found[0] !== undefined && again.found[0].row === told.found[0]?.row) return true;
  const known = new Set(stemsOf(told));
  return stemsOf(again).every((word) => known.has(word));
}

export function withoutToldAgain(mentions: readonly FoodMention[], text: string): readonly FoodMention[] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index);
  if (ends.length === 0) return mentions;
  const sentences = Map.groupBy(
    mentions,
    (mention) => ends.findLast((end) => end < spanOf(mention).start) ?? 0,
  );
  let before: readonly FoodMention[] = [];
  return [...sentences].flatMap(([start, told]) => {
    const earlier = before;
    before = told;
    const upToFoods = text.slice(start, Math.max(...told.map((mention) => spanOf(mention).end)));
    // "one bar of the breakfast bar" is no other meal.
    const own = new Set(told.flatMap(englishWordsOf));
    const said = foldAccents(upToFoods).match(/\p{L}+/gu) ?? [];
    const saysMore = said.some((word) => more.has(word) && !own.has(word));
    const isAgain = told.every((mention) => earlier.some((each) => tellsAgain(mention, each)));
    return isAgain && !saysMore ? [] : told;
  });
}
