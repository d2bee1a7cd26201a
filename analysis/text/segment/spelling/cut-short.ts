/** Reads words that were cut short in full: "sauv blanc", "choco noir", "unsw almond milk". */
import type { Language } from "#domain/people/language.ts";
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import type { TermFinder } from "../../lexicon/lexicon.ts";
import { commonWordsOf } from "../../words/common-words.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Vocabulary } from "../../words/vocabulary.ts";

/** A shorter beginning is in too many words. */
const cutLengthMin = 4;
/** Nobody leaves out a letter or two. */
const lettersCutMin = 2;
/** The word in full is so much commoner than what was typed, where that is a word too. */
const timesCommoner = 3;
/** Of the words that begin so. */
const candidatesMax = 12;
/** How often a word is known that is meant whatever stands beside it, and how much oftener than any other that begins so. */
const aloneCountMin: Readonly<Record<Language, number>> = { en: 40, es: 10, fr: 10 };
/** Where words are cut: "calif", "guac", "unsw"; in Spanish behind a vowel too: "merme", "empana". */
const cutBehind: Readonly<Record<Language, RegExp>> = {
  en: /[bcdfghjklmnpqrtvwxz]$/,
  es: /(?:[bcdfghjklmnpqrtvwxz]|.{4}[aei])$/,
  fr: /[bcdfghjklmnpqrtvwxz]$/,
};

const completions = new WeakMap<Vocabulary, Map<string, readonly string[]>>();
const rememberedMax = 5000;

function wordsInFull(text: string, { vocabulary, grammar }: Words): readonly string[] {
  const known = completions.get(vocabulary) ?? new Map<string, readonly string[]>();
  completions.set(vocabulary, known);
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const least = Math.max(1, timesCommoner * vocabulary.countOf(text));
  const found = vocabulary
    .complete(text)
    .filter((word) => word.length >= text.length + lettersCutMin && vocabulary.countOf(word) >= least)
    .filter((word) => grammar.stem(word) !== grammar.stem(text))
    .slice(0, candidatesMax);
  if (known.size < rememberedMax) known.set(text, found);
  return found;
}

interface Words {
  readonly grammar: LanguageGrammar;
  readonly vocabulary: Vocabulary;
  readonly lexicon: TermFinder;
}

/** Words before it that a name may begin with. */
const wordsBefore = 2;

/** Whether a name has this word and one beside it; a word that only links foods is none. */
function isInName(tokens: readonly Token[], at: number, { lexicon, grammar }: Words): boolean {
  const isLink = (place: number) => {
    const text = textAt(tokens, place);
    return (
      grammar.ofWords.has(text) || grammar.connectives.has(text) || grammar.contractedDefinites.has(text)
    );
  };
  if (!isLink(at + 1) && (lexicon.find(tokens, at)?.next ?? 0) > at + 1) return true;
  for (let start = at - 1; start >= Math.max(0, at - wordsBefore) && !isLink(start); start--)
    if ((lexicon.find(tokens, start)?.next ?? 0) > at) return true;
  return false;
}

function besideOthers(tokens: readonly Token[], at: number, words: Words): string | undefined {
  const token = tokens[at];
  const inFull = token === undefined ? [] : wordsInFull(token.text, words);
  if (token === undefined || inFull.length === 0) return undefined;
  if (isInName(tokens, at, words)) return undefined;
  return inFull.find((text) => isInName(tokens.with(at, { ...token, text }), at, words));
}

function alone({ text, isCapital }: Token, words: Words): string | undefined {
  const { vocabulary, grammar } = words;
  if (isCapital === true || vocabulary.knows(text) || !cutBehind[grammar.language].test(text))
    return undefined;
  const [best, ...others] = wordsInFull(text, words);
  if (best === undefined || vocabulary.countOf(best) < aloneCountMin[grammar.language]) return undefined;
  const next = others.find((word) => !grammar.stem(word).startsWith(grammar.stem(best).slice(0, -1)));
  const isSure = next === undefined || vocabulary.countOf(best) >= timesCommoner * vocabulary.countOf(next);
  return isSure ? best : undefined;
}

/** "2 choris": the plural of a word that was cut short. */
function pluralInFull(token: Token, words: Words): string | undefined {
  const { text } = token;
  const isPlural = text.endsWith("s") && text.length > cutLengthMin && !words.vocabulary.knows(text);
  const one = isPlural ? alone({ ...token, text: text.slice(0, -1) }, words) : undefined;
  return one === undefined ? undefined : `${one}s`;
}

/** The tokens with words that were cut short in full; places in the text stay. */
export function withWordsInFull(tokens: readonly Token[], words: Words): readonly Token[] {
  const { grammar } = words;
  const isOrdinary = (text: string) =>
    commonWordsOf(grammar.language).has(text) ||
    grammar.emptyWords.has(text) ||
    grammar.measures.has(text) ||
    grammar.praiseNouns.has(text);
  let read = tokens;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "word" || token.text.length < cutLengthMin || isOrdinary(token.text)) continue;
    const text = besideOthers(read, at, words) ?? alone(token, words) ?? pluralInFull(token, words);
    if (text !== undefined) read = read.with(at, { ...token, text });
  }
  return read;
}
