/** Reads the amount that begins at a token, with what is said around it of its measure. */
import { type Measure, volume } from "../../quantities/measures.ts";
import type { ReadQuantity } from "../../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../../quantities/read-measure.ts";
import { withAddedMeasures, withoutSameAgain } from "../../quantities/sum-of-measures.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom } from "../atom.ts";
import { isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";
import { withPieceAfterFood, withPieceOfFoodBefore } from "./measure-behind-food.ts";
import { withImpliedMeasure } from "./numbers-without-unit.ts";
import { isTooLargeToCount, readAmount } from "./read-amount.ts";

const containersBefore = wordSet("holding");
const containersBeforeFood = wordSet("container-before-food");

/** Measures that name no food: "tbsp chia", "cup almond milk". */
const kitchenMeasures: ReadonlySet<Measure> = new Set([volume.cup, volume.tablespoon, volume.teaspoon]);

/** "canette coca", "bol muesli": hurried words for "une canette de coca". */
function readBareContainer(sentence: Sentence, { at, atom }: ReadingPoint): ReadQuantity | undefined {
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

/** Fewer may count the thing itself: "a bowl of 200 g, no, two". */
const weighedMin = 10;

/** "un steak de 150 g, enfin plutôt 120": said anew without its unit. */
function withMeasureCorrected(
  sentence: Sentence,
  { atom, before }: ReadingPoint & { readonly before: Atom | undefined },
  read: ReadQuantity,
): ReadQuantity {
  const { quantity, next } = read;
  const isBare = atom.isCorrection && atom.words.length === 0 && quantity.measure === undefined;
  const measure = before?.quantity?.measure;
  if (!isBare || measure === undefined || measure.kind === "household") return read;
  const isWeighed = quantity.count >= weighedMin && isPartEnd(sentence, next);
  return isWeighed ? { ...read, quantity: { ...quantity, measure } } : read;
}

/** "1 cup plus 2 tbsp rice" adds; "rice, 350 g plus 80 g peas" are amounts of two foods. */
function withAllMeasures(
  sentence: Sentence,
  { atom, before }: ReadingPoint & { readonly before: Atom | undefined },
  read: ReadQuantity,
): ReadQuantity {
  const reading = { ...sentence, readOne: (at: number) => readAmount(sentence, at) };
  const once = withoutSameAgain(read, reading);
  const isOfFoodBefore = atom.connective === "list" && before !== undefined && before.quantity === undefined;
  return atom.words.length > 0 || isOfFoodBefore
    ? once
    : withoutSameAgain(withAddedMeasures(once, reading), reading);
}

/** The amount that begins here, with what the part read so far and the one before it say of its measure. */
export function readAmountAt(
  sentence: Sentence,
  point: ReadingPoint,
  before: Atom | undefined,
): ReadQuantity | undefined {
  const { at, atom } = point;
  const said = readAmount(sentence, at);
  const amount =
    said === undefined
      ? readBareContainer(sentence, point)
      : withMeasureCorrected(
          sentence,
          { ...point, before },
          withAllMeasures(sentence, { ...point, before }, said),
        );
  const measured = amount && withImpliedMeasure(sentence, point, amount);
  if (measured === undefined || isTooLargeToCount(sentence, point, measured)) return undefined;
  return atom.words.length === 0
    ? withPieceOfFoodBefore(sentence, atom, measured)
    : withPieceAfterFood(sentence, measured);
}
