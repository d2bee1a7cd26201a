/** Finds the lexicon's terms in a sentence, with the flavour behind a product, and tells where a term does not hold. */
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { readQuantity } from "../../quantities/read-quantity.ts";
import { foldAccents } from "../../words/fold.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { type FoodWord, saysWithout } from "../atom.ts";
import { isCutByNextTerm, isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";

export interface FoundTerm {
  readonly term: LexiconTerm;
  readonly next: number;
}

/** "un demi", "half pint": no more than an amount. */
function isAmountAlone({ tokens, grammar }: Sentence, at: number, next: number): boolean {
  if (grammar.articles.has(textAt(tokens, at)) || grammar.fractions.has(textAt(tokens, next - 1)))
    return true;
  const amount = readQuantity(tokens, at, grammar);
  return amount?.quantity.measure?.kind === "volume" && amount.next >= next;
}

/** "un demi" and "half pint" alone are beers; "un demi avocat" and "half pint of milk" are none. */
function isCutShort(sentence: Sentence, at: number, next: number): boolean {
  const { tokens, grammar } = sentence;
  const following = tokens[next];
  const goesOn =
    following !== undefined &&
    (following.kind === "word" || (following.text === "-" && following.isJoined)) &&
    !grammar.connectives.has(following.text) &&
    following.text !== grammar.refusalWord;
  return goesOn && isAmountAlone(sentence, at, next);
}

/** "hamburguesa sin pan con huevo": only the bread is left out, although "pan con huevo" is a dish. */
function termAt({ tokens, lexicon, grammar }: Sentence, { at, atom }: ReadingPoint) {
  if (!saysWithout(atom.words.at(-1))) return lexicon.find(tokens, at);
  const end = tokens.findIndex(({ text }, index) => index > at && grammar.connectives.has(text));
  return lexicon.find(end < 0 ? tokens : tokens.slice(0, end), at);
}

/** "hash browns toast": English adjectives have no plural, so that "browns" does not begin the term "brown toast". */
function isAdjectiveInPlural({ tokens, grammar }: Sentence, at: number, { words }: LexiconTerm): boolean {
  const [first = "", ...others] = words;
  const isAdjectiveFirst = grammar.headPosition === "last" && others.length > 0 && isAdjective(first);
  return isAdjectiveFirst && textAt(tokens, at) !== first;
}

/** Longer names are rather other foods. */
const flavourTokensMax = 6;

const flavours: ReadonlySet<string> = wordSet("product-flavour");
const joiners: ReadonlySet<string> = new Set(["and", "n", "&", "'"]);

/** "goodfellas pizza": so is the kind of thing, said once more. */
function isFlavourWord({ tokens, grammar }: Sentence, at: number, product: LexiconTerm): boolean {
  const text = textAt(tokens, at);
  return [text, grammar.stem(text)].some(
    (each) => flavours.has(each) || isAdjective(each) || product.english.includes(each),
  );
}

/** The token behind the flavour; the same one where none follows or the name goes on to another food, but for a packet: "oreo milkshake". */
function endOfFlavour(sentence: Sentence, at: number, product: LexiconTerm): number {
  let end = at;
  for (let next = at; next < at + flavourTokensMax; next++) {
    if (next > at && joiners.has(textAt(sentence.tokens, next))) continue;
    if (!isFlavourWord(sentence, next, product)) break;
    end = next + 1;
  }
  const behind = readMeasureWord(sentence.tokens, end, sentence.grammar)?.meaning;
  return isPartEnd(sentence, end) || behind?.kind === "household" ? end : at;
}

/** The term of so many words or more that begins at this token, with the flavour behind a product. */
export function findTermAt(sentence: Sentence, point: ReadingPoint, minWords: number): FoundTerm | undefined {
  const { at } = point;
  const found = termAt(sentence, point);
  if (found === undefined || found.term.words.length < minWords) return undefined;
  if (isCutShort(sentence, at, found.next) || isAdjectiveInPlural(sentence, at, found.term)) return undefined;
  const mayBeCut = minWords > 1 && found.term.isHurried !== true;
  if (mayBeCut && isCutByNextTerm(sentence, at, found.next)) return undefined;
  const { isFlavoured } = found.term;
  return isFlavoured === true ? { ...found, next: endOfFlavour(sentence, found.next, found.term) } : found;
}

/** The term as a word of a food's name; undefined where it says nothing. */
export function wordOfTerm({ tokens, grammar }: Sentence, at: number, { term, next }: FoundTerm) {
  const [first, last] = [tokens[at], tokens[next - 1]];
  const named = tokens.slice(at, next);
  if (term.kind === "ignore" || first === undefined || last === undefined) return undefined;
  const { words: _, singularHead, isHurried: __, ...meaning } = term;
  const head = grammar.headPosition === "first" ? first : last;
  const written = foldAccents(head.text);
  return {
    ...meaning,
    ...(named.some(({ isReread }) => isReread) ? { isReread: true } : {}),
    isPlural: grammar.stem(last.text) !== last.text,
    isSeveralOfOne:
      singularHead !== undefined && written !== singularHead && grammar.stem(head.text) !== written,
    // A filling that was moved before its bread stands behind it in the sentence.
    start: Math.min(...named.map(({ start }) => start)),
    end: Math.max(...named.map(({ end }) => end)),
  } satisfies FoodWord;
}
