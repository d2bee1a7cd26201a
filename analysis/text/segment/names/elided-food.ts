/** Completes what a later part leaves out: "dos tacos de pastor y uno de suadero". */

import { listing } from "../../languages/language-grammar.ts";
import { household, ownServing } from "../../quantities/measures.ts";
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { isOfWord, type ReadingPoint, type Sentence } from "../sentence.ts";

/** Nobody lists more pieces than this kind by kind. */
const piecesMax = 12;

function isCountedOf(sentence: Sentence, { quantity, next }: ReadQuantity): boolean {
  const { grammar, tokens } = sentence;
  const isCount =
    Number.isInteger(quantity.count) && quantity.count <= piecesMax && quantity.vague === undefined;
  if (!isCount || quantity.measure !== undefined || grammar.headPosition !== "first") return false;
  const isOf = isOfWord(sentence, next - 1) || isOfWord(sentence, next);
  const behind = readPhrase(tokens, next, { phrases: grammar.connectives });
  return isOf || behind?.meaning === "flavored";
}

interface Elided {
  /** Of the food named before. */
  readonly word?: FoodWord;
  readonly quantity: Quantity;
}

/** "una de calamares y otra de croquetas": plates of both, none of squid croquettes. */
function namesOnlyWhatItIsOf(sentence: Sentence, { start }: FoodWord): boolean {
  const { tokens, grammar } = sentence;
  const at = tokens.findIndex((token) => token.start === start);
  return at > 1 && isOfWord(sentence, at - 1) && grammar.articles.has(textAt(tokens, at - 2));
}

/** "dos tacos de pastor y uno de suadero", "une tartine au beurre et une au miel": what was named before, or its measure. */
export function elidedBefore(
  sentence: Sentence,
  { at, atom }: ReadingPoint,
  { read, before }: { readonly read: ReadQuantity; readonly before: Atom | undefined },
): Elided | undefined {
  const head = before?.words[0];
  if (atom.words.length > 0 || head?.kind !== "food" || before?.lead === undefined) return undefined;
  if (!listing.has(atom.connective)) return undefined;
  if (!isCountedOf(sentence, read)) return undefined;
  const measure = before.quantity?.measure;
  if (measure?.kind === "household" && measure.word !== ownServing && measure !== household.unit)
    return { quantity: { ...read.quantity, isSaid: true, measure } };
  if (measure !== undefined && measure.kind !== "household") return undefined;
  const token = sentence.tokens[at];
  if (token === undefined) return undefined;
  if (namesOnlyWhatItIsOf(sentence, head))
    return { quantity: { ...read.quantity, measure: household.serving } };
  return { word: { ...head, start: token.start, end: token.end }, quantity: read.quantity };
}

/** "6 empanadas, 3 de carne y 3 de pollo": the parts are the whole. */
export function withoutWholesOfParts(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.filter((atom, at) => {
    if (atom.isElided === true) return true;
    let [parts, sum] = [0, 0];
    for (let next = at + 1; atoms[next]?.isElided === true; next++) {
      parts += 1;
      sum += atoms[next]?.quantity?.count ?? 1;
    }
    return parts < 2 || sum !== atom.quantity?.count;
  });
}
