/** Mends words that nobody knows, slips of the finger and words written together, and leaves out hesitation. */
import { byLanguage } from "#domain/people/language.ts";
import { grammars } from "../../languages/grammars.ts";
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { isTimeWord } from "../../languages/time-words.ts";
import { wordsOfLanguage } from "../../languages/words-of-language.ts";
import { commonWordsOf, nameWords } from "../../words/common-words.ts";
import type { Token } from "../../words/tokenise.ts";
import type { Vocabulary } from "../../words/vocabulary.ts";
import { isClauseWord } from "../eaten/clause.ts";
import { baseOfDiminutive } from "./diminutives.ts";

/** Words written together are at least so long, and so is one of them. */
const compoundLengthMin = 8;
const partLengthMin = 3;
const longPartMin = 4;
/** Longer words are no slip of the space bar, and trying every cut of them takes too long. */
const compoundLengthMax = 30;

export interface WordKnowledge {
  readonly grammar: LanguageGrammar;
  readonly vocabulary: Vocabulary;
  /** A word of the table, in its own language. */
  readonly isTableWord: (word: string) => boolean;
}

/** Of all its sets and tables. */
const wordsOfGrammar = byLanguage((language) => {
  const sets = Object.values(grammars[language]).flatMap((value: unknown) =>
    value instanceof Set || value instanceof Map ? [value] : [],
  );
  return new Set<unknown>(sets.flatMap((set) => [...set.keys()]));
});

function isGrammarWord(text: string, { language, stem }: LanguageGrammar): boolean {
  const words = wordsOfGrammar[language];
  return words.has(text) || words.has(stem(text)) || isTimeWord(text, language);
}

/** Links stand between the foods of a compound: "cafeconleche", "jusdorange". */
function isKnownPart(text: string, { grammar, vocabulary }: WordKnowledge): boolean {
  const links = [grammar.ofWords, grammar.andWords, grammar.connectives];
  return (
    (text.length >= partLengthMin && vocabulary.isCommon(text)) || links.some((words) => words.has(text))
  );
}

/** Where the fewest known words that make up the text end; undefined where there are none. */
function findWordEnds(text: string, knowledge: WordKnowledge): readonly number[] | undefined {
  const best: (readonly number[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (before === undefined || before.length + 1 >= (best[end]?.length ?? text.length)) continue;
      if (isKnownPart(text.slice(start, end), knowledge)) best[end] = [...before, end];
    }
  }
  return best[text.length];
}

/** "cafeconleche", "greenbeans": every part must be a word by itself, the outer ones foods. */
function splitCompound(token: Token, knowledge: WordKnowledge): readonly Token[] | undefined {
  const { text, start } = token;
  if (text.length < compoundLengthMin || text.length > compoundLengthMax) return undefined;
  const cuts = findWordEnds(text, knowledge) ?? [];
  const parts = cuts.map((end, at) => ({ from: cuts[at - 1] ?? 0, to: end }));
  const words = parts.map(({ from, to }) => text.slice(from, to));
  const [first = "", last = ""] = [words.at(0), words.at(-1)];
  if (words.length < 2 || ![first, last].every((word) => knowledge.vocabulary.isCommon(word)))
    return undefined;
  // Without a link both must be long: "pan" and "ela" are in many words.
  if (words.length === 2 && words.some((word) => word.length < longPartMin)) return undefined;
  return parts.map(({ from, to }) => ({
    ...token,
    text: text.slice(from, to),
    start: start + from,
    end: start + to,
  }));
}

/** "c/ leche", "pan cn queso": con. */
export function expandShorthand(
  tokens: readonly Token[],
  { shorthand, textingWords }: LanguageGrammar,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.text === "/" && token.isJoined && shorthand.has(before?.text ?? "")) return [];
    // "carn d'olla" is no shorthand.
    const isElided = next?.text === "'" && next.isJoined;
    const isShort = next?.text === "/" && next.isJoined;
    const texted = isElided ? undefined : textingWords?.get(token.text);
    const word = isShort ? shorthand.get(token.text) : texted;
    return [word === undefined ? token : { ...token, text: word }];
  });
}

function isKnownWord(text: string, { grammar, vocabulary, isTableWord }: WordKnowledge): boolean {
  return (
    vocabulary.knows(text) ||
    isGrammarWord(text, grammar) ||
    isClauseWord(text, grammar.language) ||
    commonWordsOf(grammar.language).has(text) ||
    (text.length >= longPartMin && isTableWord(text))
  );
}

function asName(token: Token): Token {
  return token.isCapital === true ? { ...token, isName: true } : token;
}

/** Without what is said while somebody thinks: "um", "euh". */
export function withoutHesitation(tokens: readonly Token[], grammar: LanguageGrammar): readonly Token[] {
  const hesitations = wordsOfLanguage(grammar.language)("hesitation");
  return tokens.filter(({ text }) => !hesitations.has(text));
}

/** The tokens with unknown words mended; places in the text stay. */
export function repairWords(tokens: readonly Token[], knowledge: WordKnowledge): readonly Token[] {
  const { grammar, vocabulary } = knowledge;
  return expandShorthand(tokens, grammar).flatMap((token) => {
    if (token.kind !== "word") return [token];
    if (isKnownWord(token.text, knowledge)) {
      const mayBeName = nameWords().has(token.text) && !isGrammarWord(token.text, grammar);
      return [mayBeName ? asName(token) : token];
    }
    const base = baseOfDiminutive(token.text, knowledge);
    if (base !== undefined) return [{ ...token, text: base }];
    // "aguaccate" is one slip away from a food, and no water with quince.
    const corrected = vocabulary.correct(token.text);
    const compound = corrected === undefined ? splitCompound(token, knowledge) : undefined;
    if (compound !== undefined) return compound;
    return [corrected === undefined ? asName(token) : { ...token, text: corrected }];
  });
}
