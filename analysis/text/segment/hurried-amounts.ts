/** analysis/text: from a sentence to foods. This file reads amounts as hurried people type them: without "of" or without a unit. */
import { type Measure, volume } from "../quantities/measures.ts";
import type { ReadQuantity } from "../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../quantities/read-measure.ts";
import { wordSet } from "../words/read-word-files.ts";
import { isOfWord, isPartEnd, type ReadingPoint, type Sentence } from "./sentence.ts";

const containersBefore = wordSet("holding");
const containersBeforeFood = wordSet("container-before-food");

/** Measures that name no food: "tbsp chia", "cup almond milk". */
const kitchenMeasures: ReadonlySet<Measure> = new Set([volume.cup, volume.tablespoon, volume.teaspoon]);

/** "canette coca", "bol muesli": hurried words for "une canette de coca". */
export function readBareContainer(sentence: Sentence, { at, atom }: ReadingPoint): ReadQuantity | undefined {
  const { tokens, grammar, lexicon } = sentence;
  if (atom.words.length > 0 || atom.quantity !== undefined || atom.sizes.length > 0) return undefined;
  const isEnglish = grammar.headPosition === "last";
  const read = readMeasureWord(tokens, at, grammar);
  if (read === undefined || read.meaning.kind === "mass") return undefined;
  const { word } = read.meaning;
  const isKitchen = kitchenMeasures.has(read.meaning);
  if (!isKitchen && (read.meaning.kind !== "household" || !containersBefore.has(word))) return undefined;
  if (!isKitchen && isEnglish && !containersBeforeFood.has(word)) return undefined;
  if (isFoodNaming(read.meaning) || (lexicon.find(tokens, at)?.next ?? 0) > read.next) return undefined;
  const held = lexicon.find(tokens, read.next)?.term.kind;
  // English foods are found by their rows' names, which no lexicon repeats.
  const isHeld = held === "food" || held === "brand" || (isEnglish && held === undefined);
  if (!isHeld || isPartEnd(sentence, read.next)) return undefined;
  return { quantity: { count: 1, measure: read.meaning, qualifiers: [], isSaid: true }, next: read.next };
}

const bareVolume = { min: 100, max: 3000 } as const;

const drinkWords = wordSet("sold-by-size");
/** Bottles, cans and glasses as they are sold. cl */
const soldCentilitres: ReadonlySet<number> = new Set([20, 25, 33, 50, 75]);

/** "coca 33", "une jupiler 25": a drink's size behind it is in centilitres. */
function isSizeOfDrink(
  sentence: Sentence,
  { atom }: ReadingPoint,
  { quantity, next }: ReadQuantity,
): boolean {
  const isBare = quantity.measure === undefined && soldCentilitres.has(quantity.count);
  const isDrink = atom.words.some(({ english }) => english.some((word) => drinkWords.has(word)));
  return isBare && isDrink && sentence.grammar.headPosition === "first" && isPartEnd(sentence, next);
}

/** "una coca de 600", "yaourt de 125", "coca 33": who says no unit means millilitres, or the usual centilitres. */
export function withImpliedMeasure(
  sentence: Sentence,
  point: ReadingPoint,
  read: ReadQuantity,
): ReadQuantity {
  const { at, atom } = point;
  if (isSizeOfDrink(sentence, point, read))
    return { ...read, quantity: { ...read.quantity, measure: volume.centilitre } };
  const { measure, count } = read.quantity;
  const isBare = measure === undefined && count >= bareVolume.min && count <= bareVolume.max;
  const isBehind = atom.words.length > 0 && isOfWord(sentence, at - 1) && isPartEnd(sentence, read.next);
  if (!isBare || !isBehind || sentence.grammar.headPosition !== "first") return read;
  return { ...read, quantity: { ...read.quantity, measure: volume.millilitre } };
}
