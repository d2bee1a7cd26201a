/** analysis/text: from a sentence to foods. This file keeps what a scoop of ice cream tastes of from being foods: "glace 2 boules vanille fraise". */
import { household } from "../quantities/measures.ts";
import { readMeasureWord } from "../quantities/read-measure.ts";
import { isFlavour, isFlavourOfPacket } from "../words/flavours.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { isOfWord, type Sentence } from "./sentence.ts";

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

/** Where a flavour that begins here ends. */
function endOfFlavour(sentence: Sentence, at: number): number | undefined {
  // In Spanish vanilla is in no lexicon by itself.
  if (scooped.has(textAt(sentence.tokens, at))) return at + 1;
  const found = sentence.lexicon.find(sentence.tokens, at);
  if (found === undefined) return undefined;
  const { english } = found.term;
  return isFlavour(english) || isFlavourOfPacket(english) ? found.next : undefined;
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

/** "2 boules vanille et chocolat" are two of the first flavour: which they are changes little, but they are no other foods. */
export function withoutFlavoursOfScoops(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition !== "first") return tokens;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    kept.push(token);
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
