/** analysis/text: from a sentence to foods. This file counts the vegetables of a salad once: "a salad with lettuce, tomato and onion" and "a lettuce, tomato and onion salad" are one dish. */
import type { Language } from "#domain/people/language.ts";
import { opensContents } from "../../languages/language-grammar.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { connectiveAt } from "../reading/connective-at.ts";
import type { Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const vegetables: ReadonlySet<string> = wordSet("vegetable-of-salad");
/** Before "salad" they leave it one of vegetables: "a mixed salad". */
const plainKinds: ReadonlySet<string> = wordSet("plain-salad");

const saladWords: Readonly<Record<Language, RegExp>> = {
  en: /^salads?$/,
  es: /^ensaladas?$/,
  fr: /^salades?$/,
};

/** Salads that the table has, by the vegetables that tell which it is: the first whose are all named. */
const salads: Readonly<Record<Language, readonly (readonly [vegetables: string, name: string])[]>> = {
  en: [
    ["lettuce", "lettuce salad"],
    ["tomato cucumber", "tomato cucumber salad"],
    ["tomato onion", "tomato onion salad"],
    ["tomato", "tomato salad"],
    ["cucumber", "cucumber salad"],
    ["cabbage", "cabbage salad"],
  ],
  es: [
    ["lettuce tomato", "ensalada de lechuga y tomate"],
    ["lettuce", "ensalada de lechuga"],
    ["tomato cucumber", "ensalada de tomate y pepino"],
    ["tomato", "ensalada de tomate"],
    ["cucumber", "ensalada de pepino"],
  ],
  fr: [
    ["tomato", "salade de tomates"],
    ["lettuce", "salade verte"],
    ["cucumber", "salade de concombre"],
  ],
};

interface Named {
  readonly vegetable: string;
  readonly next: number;
}

/** "red onion", "tomates cherry": one vegetable, however it is described. */
function vegetableAt(sentence: Sentence, from: number): Named | undefined {
  const { tokens, lexicon } = sentence;
  if (tokens[from]?.kind !== "word") return undefined;
  const found = lexicon.find(tokens, from);
  const english = found?.term.english ?? [textAt(tokens, from)];
  const next = found?.next ?? from + 1;
  const vegetable = english.map(stemEnglish).find((word) => vegetables.has(word));
  if (vegetable !== undefined) return { vegetable, next };
  return english.every(isAdjective) ? vegetableAt(sentence, next) : undefined;
}

interface Listed {
  readonly names: readonly string[];
  readonly next: number;
  /** Said with an "and", behind which no more is listed. */
  readonly isClosed: boolean;
}

/** "lettuce, tomato, and onion" */
function vegetablesAt(sentence: Sentence, from: number): Listed | undefined {
  const { tokens, grammar } = sentence;
  const isAnd = (at: number) => grammar.andWords.has(textAt(tokens, at));
  const first = vegetableAt(sentence, from);
  if (first === undefined) return undefined;
  const names = [first.vegetable];
  let [next, isClosed] = [first.next, false];
  while (!isClosed) {
    const behindComma = textAt(tokens, next) === "," ? next + 1 : next;
    const hasAnd = isAnd(behindComma);
    const at = hasAnd ? behindComma + 1 : behindComma;
    const listed = at > next ? vegetableAt(sentence, at) : undefined;
    if (listed === undefined) break;
    names.push(listed.vegetable);
    [next, isClosed] = [listed.next, hasAnd];
  }
  return { names, next, isClosed };
}

function nameOf(named: readonly string[], language: Language): string | undefined {
  const isNamed = ([all]: readonly [string, string]) => all.split(" ").every((one) => named.includes(one));
  return salads[language].find(isNamed)?.[1];
}

function isSaladAt({ tokens, grammar }: Sentence, at: number): boolean {
  return saladWords[grammar.language].test(textAt(tokens, at));
}

/** "lettuce, tomato and onion salad", from its first vegetable on. */
function namedBySaladBehind(sentence: Sentence, at: number): Replacement | undefined {
  if (sentence.grammar.headPosition === "first") return undefined;
  const listed = vegetablesAt(sentence, at);
  if (listed === undefined || listed.names.length < 2 || !isSaladAt(sentence, listed.next)) return undefined;
  const words = nameOf(listed.names, sentence.grammar.language);
  return words === undefined ? undefined : { next: listed.next + 1, words };
}

/** "chicken salad with lettuce and tomato" is another salad. */
function isOfVegetables({ tokens, grammar }: Sentence, salad: number): boolean {
  const before = textAt(tokens, salad - 1);
  if (grammar.headPosition === "first" || tokens[salad - 1]?.kind !== "word") return true;
  return (
    plainKinds.has(before) ||
    grammar.articles.has(before) ||
    grammar.definiteWords.has(before) ||
    grammar.ofWords.has(before) ||
    grammar.andWords.has(before) ||
    grammar.emptyWords.has(before) ||
    grammar.measures.has(before) ||
    grammar.connectives.has(before)
  );
}

/** "salad with lettuce, tomato and onion", from the salad on. More in an open list may be of any kind. */
function listedBehindSalad(sentence: Sentence, salad: number): Replacement | undefined {
  const { tokens, grammar } = sentence;
  if (!isSaladAt(sentence, salad) || !isOfVegetables(sentence, salad)) return undefined;
  let at = salad + 1;
  while (plainKinds.has(textAt(tokens, at))) at++;
  const opened = connectiveAt(sentence, at);
  const isOpened = opened !== undefined && opensContents.has(opened.meaning);
  const behindOf = grammar.ofWords.has(textAt(tokens, at)) ? at + 1 : undefined;
  const from = isOpened ? opened.next : behindOf;
  const listed = from === undefined ? undefined : vegetablesAt(sentence, from);
  const fewest = grammar.headPosition === "first" ? 3 : 2;
  if (listed === undefined || listed.names.length < fewest || !listed.isClosed) return undefined;
  const words = nameOf(listed.names, grammar.language);
  return words === undefined ? undefined : { next: listed.next, words };
}

export function withSaladsOfVegetables(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  return withReplaced(
    text,
    tokens,
    (at) => listedBehindSalad(sentence, at) ?? namedBySaladBehind(sentence, at),
  );
}
