/** analysis/text: from a sentence to foods. This file reads an amount inside a sentence and says which food it belongs to: the one before it or a new one. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { isFoodNaming } from "../quantities/read-measure.ts";
import { type ReadQuantity, readQuantity } from "../quantities/read-quantity.ts";
import type { Token } from "../words/tokenise.ts";
import { type Atom, isMeasured } from "./atom.ts";

/** Nobody counts more pieces of a food. */
const countedMax = 60;

export interface Sentence {
  readonly tokens: readonly Token[];
  readonly grammar: LanguageGrammar;
  readonly lexicon: Lexicon;
}

function isOf({ tokens, grammar }: Sentence, at: number): boolean {
  return grammar.ofWords.has(tokens[at]?.text ?? "");
}

/** What may begin the food's own name: "barre" in "une barre de céréales", "coupe" in "une coupe de glace", "petits" in "4 petits beurres". */
function mayBeginName({ quantity }: ReadQuantity, headStands: LanguageGrammar["headStands"]): boolean {
  const { measure, size } = quantity;
  const isContainer = measure?.kind === "household" && headStands === "first";
  return isFoodNaming(measure) || isContainer || (size !== undefined && measure === undefined);
}

/** The amount that begins at this token, without the words that belong to the food's own name. */
export function readAmount(sentence: Sentence, at: number): ReadQuantity | undefined {
  const { tokens, grammar, lexicon } = sentence;
  const read = readQuantity(tokens, at, grammar);
  if (read === undefined || !mayBeginName(read, grammar.headStands)) return read;
  for (let start = at; start < read.next; start++) {
    const found = lexicon.find(tokens, start);
    const isName = found !== undefined && found.next > read.next && found.term.kind !== "ignore";
    if (isName) return readQuantity(tokens.slice(0, start), at, grammar);
  }
  return read;
}

/** "flour type 500", "a 100 Grand bar": a large bare number counts nothing. */
export function countsNothing({ quantity }: ReadQuantity): boolean {
  return quantity.measure === undefined && quantity.count > countedMax;
}

/** "a spread of 140 g of beans": what stands before only holds what follows. */
export function isHeldBefore(sentence: Sentence, at: number, atom: Atom, read: ReadQuantity): boolean {
  return (
    sentence.grammar.headStands === "last" &&
    atom.words.length > 0 &&
    isMeasured(read.quantity) &&
    isOf(sentence, at - 1) &&
    isOf(sentence, read.next - 1)
  );
}

/** "una lata de atún de 80 g", "une banane de 120 g mûre": where the head stands first, its weight may follow. */
export function isOwnWeight(sentence: Sentence, at: number, atom: Atom, read: ReadQuantity): boolean {
  return (
    sentence.grammar.headStands === "first" &&
    atom.words.length > 0 &&
    isMeasured(read.quantity) &&
    (atom.quantity === undefined || !isMeasured(atom.quantity)) &&
    isOf(sentence, at - 1) &&
    !isOf(sentence, read.next - 1)
  );
}
