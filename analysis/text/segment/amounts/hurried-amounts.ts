/** Reads amounts as hurried people type them: a container without "of". */
import { type Measure, volume } from "../../quantities/measures.ts";
import type { ReadQuantity } from "../../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../../quantities/read-measure.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";

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
