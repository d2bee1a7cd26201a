/** Makes labels of spans: of a token, of a place, of a term, of a phrase. */
import { readPhrase } from "../../quantities/read-phrase.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";

/** Where a span that begins at a token ends; the same place where it is empty; undefined where there is none. */
export type Label = (sentence: Sentence, at: number) => number | undefined;

/** Of one token. */
export function one(holds: (sentence: Sentence, at: number, text: string) => boolean): Label {
  return (sentence, at) => (holds(sentence, at, textAt(sentence.tokens, at)) ? at + 1 : undefined);
}

/** Of a place between two tokens. */
export function place(holds: (sentence: Sentence, at: number) => boolean): Label {
  return (sentence, at) => (holds(sentence, at) ? at : undefined);
}

export function connective(meaning: string): Label {
  return one(({ grammar }, _, text) => grammar.connectives.get(text) === meaning);
}

export function term(isMeant: (kind: string, english: readonly string[]) => boolean): Label {
  return ({ tokens, lexicon }, at) => {
    const found = lexicon.find(tokens, at);
    return found !== undefined && isMeant(found.term.kind, found.term.english) ? found.next : undefined;
  };
}

export function phrase(phrasesOf: (grammar: Sentence["grammar"]) => ReadonlyMap<string, unknown>): Label {
  return ({ tokens, grammar }, at) => readPhrase(tokens, at, { phrases: phrasesOf(grammar) })?.next;
}

/** Of a food's name, as far as its language tells. */
export function isContentWord({ tokens, grammar }: Sentence, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || grammar.articles.has(token.text) || grammar.numbers.has(token.text))
    return false;
  const says = [
    grammar.emptyWords,
    grammar.definiteWords,
    grammar.mealWords,
    grammar.fractions,
    grammar.alsoRefused,
  ];
  return !says.some((words) => words.has(token.text));
}
