/** analysis/text: from a sentence to foods. This file names each kind of what was counted: "3 tacos: 2 chicken, 1 beef". */

import { readMeasureAt } from "../../quantities/read-measure.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { areKindsOf, type Counted, type Kind, namedKind } from "./kinds-or-foods.ts";
import { withReplaced } from "./replace-tokens.ts";

const others = wordSet("other-of-counted");

/** Longer lists of kinds are unlikely. */
const piecesMax = 12;
/** Words for what is counted: "slices of pepperoni pizza". */
const foodWordsMax = 4;
/** Words for a kind: "de jamón y queso". */
const kindWordsMax = 5;

/** Marks that announce the kinds, and marks that only separate them. */
const announcing: ReadonlySet<string> = new Set([":", "("]);
const separating: ReadonlySet<string> = new Set([",", ";", "-", "–"]);

function countAt({ tokens, grammar }: Sentence, at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === "number") return token.value;
  return grammar.numbers.get(textAt(tokens, at)) ?? grammar.articles.get(textAt(tokens, at));
}

function isOther({ tokens }: Sentence, at: number): boolean {
  return others.has(textAt(tokens, at));
}

/** Behind an article, of which French joins one: "the other", "l'autre". */
function startOfOther(sentence: Sentence, at: number): number {
  const isArticle =
    sentence.grammar.definiteWords.has(textAt(sentence.tokens, at)) || textAt(sentence.tokens, at) === "l";
  if (!isArticle) return at;
  const next = textAt(sentence.tokens, at + 1) === "'" ? at + 2 : at + 1;
  return isOther(sentence, next) ? next : at;
}

function beginsKind(sentence: Sentence, at: number): boolean {
  return countAt(sentence, at) !== undefined || isOther(sentence, startOfOther(sentence, at));
}

/** Behind commas and "and". */
function behindSeparators({ tokens, grammar }: Sentence, at: number): number {
  let next = at;
  while (separating.has(textAt(tokens, next)) || grammar.andWords.has(textAt(tokens, next))) next++;
  return next;
}

function connectorAt(sentence: Sentence, at: number): number | undefined {
  if (isOfWord(sentence, at)) return at + 1;
  return readPhrase(sentence.tokens, at, { phrases: sentence.grammar.connectives })?.next;
}

/** "flor de calabaza", and "jamón y queso" where another kind follows. */
function staysInKind(sentence: Sentence, at: number, isLast: boolean): boolean {
  const { tokens, grammar } = sentence;
  if (tokens[at]?.kind !== "word") return false;
  if (isOfWord(sentence, at)) return true;
  if (grammar.andWords.has(textAt(tokens, at)))
    return !isLast && tokens[at + 1]?.kind === "word" && !beginsKind(sentence, at + 1);
  return !beginsKind(sentence, at) && connectorAt(sentence, at) === undefined;
}

/** "with a hearty meat filling" says no more than "with meat". */
const fillings: ReadonlySet<string> = new Set(["filling", "fillings"]);

function startOfKind({ tokens, grammar }: Sentence, at: number): number {
  let start = grammar.articles.has(textAt(tokens, at)) ? at + 1 : at;
  while (grammar.emptyWords.has(textAt(tokens, start))) start++;
  return start;
}

/** `left`: how many of the counted are not yet named. */
function kindAt(sentence: Sentence, at: number, left: number): Kind | undefined {
  const start = startOfOther(sentence, at);
  const count = isOther(sentence, start) ? left : countAt(sentence, start);
  if (count === undefined) return undefined;
  const from = start + 1;
  // "2 parts de pizza, 1 bol de salade": measured by itself.
  if (readMeasureAt(sentence.tokens, from, sentence.grammar) !== undefined) return undefined;
  const connector = connectorAt(sentence, from);
  const named = connector === undefined ? from : startOfKind(sentence, connector);
  let next = named;
  while (next < named + kindWordsMax && staysInKind(sentence, next, count === left)) next++;
  const end = connector !== undefined && fillings.has(textAt(sentence.tokens, next - 1)) ? next - 1 : next;
  if (end <= named) return undefined;
  const words = [...sentence.tokens.slice(from, connector ?? from), ...sentence.tokens.slice(named, end)];
  return { count, words, isConnected: connector !== undefined, next };
}

function kindsAt(sentence: Sentence, from: number, whole: number): readonly Kind[] {
  const kinds: Kind[] = [];
  let [at, sum] = [from, 0];
  while (sum < whole) {
    const kind = kindAt(sentence, at, whole - sum);
    if (kind === undefined) return [];
    kinds.push(kind);
    sum += kind.count;
    at = behindSeparators(sentence, kind.next);
  }
  return sum === whole && kinds.length > 1 ? kinds : [];
}

function countedAt(sentence: Sentence, at: number): Counted | undefined {
  const { tokens } = sentence;
  const count = countAt(sentence, at);
  if (count === undefined || !Number.isInteger(count) || count < 2 || count > piecesMax) return undefined;
  let next = at + 1;
  while (next <= at + foodWordsMax && tokens[next]?.kind === "word" && !beginsKind(sentence, next)) {
    if (!isOfWord(sentence, next) && connectorAt(sentence, next) !== undefined) break;
    next++;
  }
  const food = tokens.slice(at + 1, next);
  if (food.length === 0) return undefined;
  const mark = textAt(tokens, next);
  const isMarked = announcing.has(mark) || separating.has(mark);
  const kinds = kindsAt(sentence, isMarked ? next + 1 : next, count);
  const end = kinds.at(-1)?.next;
  if (end === undefined) return undefined;
  const closed = mark === "(" && textAt(tokens, end) === ")" ? end + 1 : end;
  const counted = { count, food, kinds, next: closed };
  return areKindsOf(sentence, counted, announcing.has(mark)) ? counted : undefined;
}

/** "3 tacos: 2 chicken, 1 beef" becomes "2 chicken tacos, 1 beef tacos". */
export function withKindsOfCounted(text: string, sentence: Sentence): string {
  return withReplaced(text, sentence.tokens, (at) => {
    const counted = countedAt(sentence, at);
    if (counted === undefined) return undefined;
    const kinds = counted.kinds.map((kind) => {
      const words = namedKind(sentence, counted.food, kind);
      return [kind.count, ...words.map((word) => text.slice(word.start, word.end))].join(" ");
    });
    return { next: counted.next, words: kinds.join(", ") };
  });
}
