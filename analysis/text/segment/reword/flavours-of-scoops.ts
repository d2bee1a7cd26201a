/** analysis/text: from a sentence to foods. This file keeps what a scoop of ice cream tastes of from being foods: "glace 2 boules vanille fraise". */
import { household } from "../../quantities/measures.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { isFlavour, isFlavourOfPacket } from "../../words/flavours.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type Sentence } from "../sentence.ts";

/** Nobody lists more on one cone. */
const flavoursMax = 4;
const scoopsMax = 6;

function countBefore({ tokens, grammar }: Sentence, at: number): number | undefined {
  const before = tokens[at - 1];
  return before?.value ?? grammar.numbers.get(before?.text ?? "");
}

function isScoopOfSeveral(sentence: Sentence, at: number): boolean {
  const read = readMeasureWord(sentence.tokens, at, sentence.grammar);
  if (read?.meaning !== household.scoop) return false;
  const count = countBefore(sentence, at) ?? 1;
  return count > 1 && count <= scoopsMax;
}

/** Behind "de": where the ice cream's name ends, if it is said. */
function endOfIceCream({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const found = lexicon.find(tokens, at);
  const isIceCream = found?.term.english.some((word) => word === "ice" || word === "sherbet") === true;
  return isIceCream ? found?.next : undefined;
}

const scooped: ReadonlySet<string> = wordSet("scooped-flavour");
/** "dulce de leche", "sambayón", which is in the lexicon as the ice cream that it is. */
const onlyOfIceCream: ReadonlySet<string> = new Set(["dulce", "ice"]);

/** Where a flavour that begins here ends. */
function endOfFlavour(sentence: Sentence, at: number): number | undefined {
  // In Spanish vanilla is in no lexicon by itself.
  if (scooped.has(textAt(sentence.tokens, at))) return at + 1;
  const found = sentence.lexicon.find(sentence.tokens, at);
  if (found === undefined) return undefined;
  const { english } = found.term;
  const isOfIceCream = english.some((word) => onlyOfIceCream.has(word));
  return isOfIceCream || isFlavour(english) || isFlavourOfPacket(english) ? found.next : undefined;
}

function skipJoiner({ tokens, grammar }: Sentence, at: number): number {
  const text = textAt(tokens, at);
  return text === "," || text === "/" || text === "-" || grammar.andWords.has(text) ? at + 1 : at;
}

/** Where each of the flavours ends that are listed from here. */
function endsOfFlavours(sentence: Sentence, from: number): readonly number[] {
  const ends: number[] = [];
  while (ends.length < flavoursMax) {
    const at = ends.at(-1);
    const end = endOfFlavour(sentence, skipJoiner(sentence, at ?? from));
    if (end === undefined) break;
    ends.push(end);
  }
  return ends;
}

/** Where the first flavour of an ice cream that is named here ends: "helado de chocolate"; undefined where none is. */
function endOfFirstFlavour(sentence: Sentence, at: number): number | undefined {
  const name = endOfIceCream(sentence, at);
  if (name === undefined) return undefined;
  const ownFlavour = name > at + 1 ? name : undefined;
  return (isOfWord(sentence, name) ? endOfFlavour(sentence, name + 1) : undefined) ?? ownFlavour;
}

/** "y frutilla", ", frutilla y sambayón": flavours up to the last one, which ends the part; the same place where there are none. */
function endOfFlavoursBehind(sentence: Sentence, from: number): number {
  const { tokens, grammar } = sentence;
  let at = from;
  for (let listed = 1; listed < flavoursMax; listed++) {
    const isLast = grammar.andWords.has(textAt(tokens, at));
    const end = isLast || textAt(tokens, at) === "," ? endOfFlavour(sentence, at + 1) : undefined;
    if (end === undefined) return from;
    if (isLast) return isPartEnd(sentence, end) ? end : from;
    at = end;
  }
  return from;
}

/** "2 boules vanille et chocolat" are two of the first flavour: which they are changes little, but they are no other foods. */
export function withoutFlavoursOfScoops(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition !== "first") return tokens;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    kept.push(token);
    const first = endOfFirstFlavour(sentence, at);
    if (first !== undefined) {
      kept.push(...tokens.slice(at + 1, first));
      at = endOfFlavoursBehind(sentence, first) - 1;
      continue;
    }
    if (!isScoopOfSeveral(sentence, at)) continue;
    const name = isOfWord(sentence, at + 1) ? at + 2 : at + 1;
    const from = endOfIceCream(sentence, name) ?? name;
    const ends = endsOfFlavours(sentence, from);
    // The first flavour names the ice cream where nothing else does.
    const named = from > name ? from : (ends[0] ?? name);
    kept.push(...tokens.slice(at + 1, named));
    at = Math.max(named, ends.at(-1) ?? named) - 1;
  }
  return kept;
}
