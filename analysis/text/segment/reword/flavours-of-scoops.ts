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
  const count = countBefore(sentence, at) ?? 1;
  if (count <= 1 || count > scoopsMax) return false;
  return readMeasureWord(sentence.tokens, at, sentence.grammar)?.meaning === household.scoop;
}

/** What scoops are served in. */
const cones: ReadonlySet<string> = wordSet("holder-of-scoops");

/** Behind "cucurucho con dos bolas", which is the scoops: where they are counted. */
function scoopsOfCone(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar } = sentence;
  if (!cones.has(textAt(tokens, at))) return undefined;
  const isJoined = isOfWord(sentence, at + 1) || grammar.connectives.get(textAt(tokens, at + 1)) === "with";
  const count = isJoined ? at + 2 : at + 1;
  return isScoopOfSeveral(sentence, count + 1) ? count : undefined;
}

/** "dos bolas en cucurucho", "un helado en tarrina": behind what they are put in. */
function skipCone({ tokens, grammar }: Sentence, at: number): number {
  const isIn = grammar.connectives.has(textAt(tokens, at)) && cones.has(textAt(tokens, at + 1));
  return isIn ? at + 2 : at;
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

/** "helado 2 bolas": the ice cream is named, and the flavours add nothing. */
function isNamedBefore(sentence: Sentence, scoop: number): boolean {
  const { tokens, grammar } = sentence;
  const name = grammar.ofWords.has(textAt(tokens, scoop - 2)) ? scoop - 3 : scoop - 2;
  return !cones.has(textAt(tokens, name)) && endOfIceCream(sentence, name) !== undefined;
}

const wordsForFlavours: ReadonlySet<string> = wordSet("word-for-flavours");

/** "2 sabores lúcuma y manjar" behind an ice cream: the foods that follow are its flavours. */
function endOfFlavoursCounted(sentence: Sentence, at: number): number | undefined {
  const { tokens, lexicon } = sentence;
  if (countBefore(sentence, at + 1) === undefined || !wordsForFlavours.has(textAt(tokens, at + 1)))
    return undefined;
  if (!tokens.slice(0, at).some((_, before) => endOfIceCream(sentence, before) !== undefined))
    return undefined;
  const isJoined = textAt(tokens, at + 2) === ":" || isOfWord(sentence, at + 2);
  let end = isJoined ? at + 3 : at + 2;
  for (let listed = 0; listed < flavoursMax; listed++) {
    const next = lexicon.find(tokens, skipJoiner(sentence, end))?.next;
    if (next === undefined) break;
    end = next;
  }
  return end;
}

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

/** Where a cone before its scoops, or a number of flavours, ends: neither says how much ice cream there is. */
function endOfLeftOut(sentence: Sentence, at: number): number | undefined {
  return scoopsOfCone(sentence, at) ?? endOfFlavoursCounted(sentence, at);
}

/** An ice cream named here with a cone or flavours behind it: where its name ends, and where those do. */
function iceCreamAt(
  sentence: Sentence,
  at: number,
): { readonly end: number; readonly next: number } | undefined {
  const plain = endOfIceCream(sentence, at) ?? at;
  if (skipCone(sentence, plain) > plain) return { end: plain, next: skipCone(sentence, plain) };
  const end = endOfFirstFlavour(sentence, at);
  return end === undefined
    ? undefined
    : { end, next: skipCone(sentence, endOfFlavoursBehind(sentence, end)) };
}

/** "2 boules vanille et chocolat" are two of the first flavour: which they are changes little, but they are no other foods. */
export function withoutFlavoursOfScoops(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition !== "first") return tokens;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const left = endOfLeftOut(sentence, at);
    if (left !== undefined) {
      at = left - 1;
      continue;
    }
    kept.push(token);
    const named = iceCreamAt(sentence, at);
    if (named !== undefined) {
      kept.push(...tokens.slice(at + 1, named.end));
      at = named.next - 1;
      continue;
    }
    if (!isScoopOfSeveral(sentence, at)) continue;
    const name = isOfWord(sentence, at + 1) ? at + 2 : at + 1;
    const from = endOfIceCream(sentence, name) ?? name;
    const flavours = skipCone(sentence, from);
    const ends = endsOfFlavours(sentence, flavours);
    kept.push(...tokens.slice(at + 1, from));
    // The first flavour names the ice cream where nothing else does.
    const isNamed = from > name || isNamedBefore(sentence, at);
    const [first] = isNamed ? [] : ends;
    if (first !== undefined) kept.push(...tokens.slice(skipJoiner(sentence, flavours), first));
    at = (ends.at(-1) ?? flavours) - 1;
  }
  return kept;
}
