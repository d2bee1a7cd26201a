/** analysis/text: from a sentence to foods. This file counts once the bread that Spanish and French name behind what is made of it: "tartine pain complet beurre", "sandwich pain de mie jambon". */
import type { Language } from "#domain/people/language.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence, unsaidWord } from "../sentence.ts";

/** A slice, by a word that names bread as well. */
const slices: ReadonlySet<string> = wordSet("slice-of-next-bread");
const sandwiches: ReadonlySet<string> = wordSet("sandwich-of-next-bread");

const baguette = "baguette";

/** "au", "de", "avec du", "en": at most two words between the dish and its bread. */
const linkMax = 2;

function startOfBread({ tokens, grammar }: Sentence, at: number): number {
  let next = at;
  while (next < at + linkMax) {
    const text = textAt(tokens, next);
    const isLink = grammar.connectives.has(text) && grammar.connectives.get(text) !== "and";
    if (!isLink && !isOfWord({ tokens, grammar }, next)) break;
    next++;
  }
  return next;
}

const breadNouns: ReadonlySet<string> = new Set(["bread", baguette]);

/** Where a bread ends that is named here. */
function endOfBread({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const found = tokens[at]?.kind === "word" ? lexicon.find(tokens, at) : undefined;
  const isBread = found?.term.kind === "food" && breadNouns.has(found.term.english.at(-1) ?? "");
  if (isBread) return found.next;
  // "baguette thon mayo" is a sandwich by itself.
  return textAt(tokens, at) === baguette ? at + 1 : undefined;
}

/** Where what lies between the slices is named, behind a comma or none. */
function startOfFilling({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const next = textAt(tokens, at) === "," ? at + 1 : at;
  const kind = tokens[next]?.kind === "word" ? lexicon.find(tokens, next)?.term.kind : undefined;
  return kind === "food" ? next : undefined;
}

/** No longer name begins here, but that with the bread itself. */
function isByItself({ tokens, lexicon }: Sentence, at: number): boolean {
  const next = lexicon.find(tokens, at)?.next ?? at + 1;
  return next === at + 1 || (next === at + 2 && textAt(tokens, at + 1) === baguette);
}

/** A sandwich of sliced bread is another one than of a baguette. */
const slicedFlours: ReadonlySet<string> = wordSet("flour-of-sliced-bread");
const triangles: ReadonlyMap<Language, string> = new Map([["fr", "triangle"]]);

function isSlicedBread({ tokens, lexicon }: Sentence, at: number): boolean {
  return lexicon.find(tokens, at)?.term.english.some((word) => slicedFlours.has(word)) === true;
}

interface Replaced {
  readonly words: readonly string[];
  readonly next: number;
}

/** What stands behind the dish instead of its bread: "de" before that of a slice, and of a sandwich at most its kind. */
function insteadOfBread(sentence: Sentence, at: number, of: string): Replaced | undefined {
  const { tokens, grammar } = sentence;
  const name = grammar.stem(textAt(tokens, at));
  if (!(slices.has(name) || sandwiches.has(name)) || !isByItself(sentence, at)) return undefined;
  const bread = startOfBread(sentence, at + 1);
  const end = endOfBread(sentence, bread);
  if (end === undefined) return undefined;
  if (slices.has(name)) return bread === at + 1 ? { words: [of], next: bread } : undefined;
  const filling = startOfFilling(sentence, end);
  const triangle = isSlicedBread(sentence, bread) ? triangles.get(grammar.language) : undefined;
  return filling === undefined
    ? undefined
    : { words: triangle === undefined ? [] : [triangle], next: filling };
}

/** "2 tartines baguette" becomes "2 tartines de baguette", and of "sandwich pain de mie jambon" the bread goes without saying. */
export function breadsBehindTheirDish(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  const [of] = grammar.ofWords;
  if (grammar.headPosition !== "first" || of === undefined) return tokens;
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const instead = insteadOfBread(sentence, at, of);
    read.push(token, ...(instead?.words ?? []).map((word) => unsaidWord(word, token)));
    at = instead?.next ?? at + 1;
  }
  return read;
}
