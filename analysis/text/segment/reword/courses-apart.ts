/** analysis/text: from a sentence to foods. This file sets the courses of a meal apart: "primero sopa segundo pollo postre fruta" is "sopa, pollo, fruta". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const courses: ReadonlySet<string> = wordSet("course");
/** It says that a course follows wherever it stands: "pollo con arroz postre fruta". */
const lastCourse = "postre";
const plate = "plato";
/** One course word may be part of a name. */
const coursesMin = 2;

interface Course {
  readonly word: string;
  /** With "de" or "y de" before it. */
  readonly start: number;
  /** Behind its mark. */
  readonly next: number;
}

function startOf(sentence: Sentence, at: number): number {
  const { tokens, grammar } = sentence;
  const start = isOfWord(sentence, at - 1) ? at - 1 : at;
  return grammar.andWords.has(textAt(tokens, start - 1)) ? start - 1 : start;
}

/** "de primero", "segundo plato:", "postre -". */
function courseAt(sentence: Sentence, at: number): Course | undefined {
  const { tokens, lexicon } = sentence;
  const word = textAt(tokens, at);
  const named = textAt(tokens, at + 1) === plate ? at + 2 : at + 1;
  const isMarked = [":", "-"].includes(textAt(tokens, named));
  const next = isMarked ? named + 1 : named;
  const isName = (lexicon.find(tokens, at)?.next ?? at) > named;
  if (!courses.has(word) || isName || tokens[next] === undefined) return undefined;
  return isOfWord(sentence, named) ? undefined : { word, start: startOf(sentence, at), next };
}

export function withCoursesApart(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "es") return text;
  const found = tokens.flatMap((_, at) => courseAt(sentence, at) ?? []);
  const areSeveral = new Set(found.map(({ word }) => word)).size >= coursesMin;
  const apart = areSeveral ? found : found.filter(({ word, start }) => word === lastCourse && start > 0);
  const replaced = new Map<number, Replacement>(
    apart.map(({ start, next }) => [start, { next, words: start === 0 ? "" : "," }]),
  );
  return replaced.size === 0 ? text : withReplaced(text, tokens, (at) => replaced.get(at));
}
