/** Finds where the flavour ends that follows a product's name: "mccoys flame grilled steak", "pot noodle chicken and mushroom". */
import { household } from "../../quantities/measures.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";

/** Longer names are rather other foods. */
const flavourTokensMax = 6;

const flavours: ReadonlySet<string> = wordSet("product-flavour");
const joiners: ReadonlySet<string> = new Set(["and", "n", "&", "'"]);

interface Product {
  readonly english: readonly string[];
}

/** "goodfellas pizza": so is the kind of thing, said once more. */
function isFlavourWord({ tokens, grammar }: Sentence, at: number, { english }: Product): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  return [token.text, grammar.stem(token.text)].some(
    (text) => flavours.has(text) || isAdjective(text) || english.includes(text),
  );
}

/** A packet, a size or an amount closes the name as well as a mark does. */
function endsName(sentence: Sentence, at: number): boolean {
  if (isPartEnd(sentence, at)) return true;
  const { tokens, grammar } = sentence;
  const measure = readMeasureWord(tokens, at, grammar);
  if (readSizeWord(tokens, at, grammar) !== undefined) return true;
  const isNamed = measure?.meaning.kind === "household" && measure.meaning !== household.roll;
  return isNamed || readAmount(sentence, at)?.quantity.isSaid === true;
}

/** The token behind the flavour; the same one where none follows or the name goes on to another food: "oreo milkshake". */
export function endOfFlavour(sentence: Sentence, at: number, product: Product): number {
  let end = at;
  for (let next = at; next < at + flavourTokensMax; next++) {
    const isJoiner = joiners.has(textAt(sentence.tokens, next));
    const isPair = isJoiner && next > at && isFlavourWord(sentence, next + 1, product);
    if (isPair) continue;
    if (!isFlavourWord(sentence, next, product)) break;
    end = next + 1;
  }
  return endsName(sentence, end) ? end : at;
}
