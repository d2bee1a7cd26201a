/** analysis/text: from a sentence to foods. This file gives each kind of what was counted its name: "3 tacos: 2 chicken, 1 beef". */

import { readPhrase } from "../quantities/read-phrase.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { isOfWord, type Sentence } from "./sentence.ts";

const others = wordSet("other-of-counted");
const adjectives = wordSet("adjective");
const fillings = new Set([...wordSet("filling"), ...wordSet("also-filling")].map(stemEnglish));
const namedByFilling = new Set([...wordSet("named-by-filling")].map(stemEnglish));
const countedByKind = new Set([...wordSet("counted-by-kind")].map(stemEnglish));

/** Nobody lists more pieces than this kind by kind. */
const piecesMax = 12;
/** Words of what is counted: "slices of pepperoni pizza". */
const foodWordsMax = 4;
/** Words of a kind: "with cream cheese and salmon" is told in two. */
const kindWordsMax = 4;

/** Marks behind which the kinds are announced, and those that only part. */
const announcing: ReadonlySet<string> = new Set([":", "("]);
const parting: ReadonlySet<string> = new Set([",", ";", "-", "–"]);

interface Kind {
  /** Of how many; absent of "the other": of the rest. */
  readonly count?: number;
  readonly words: readonly Token[];
  /** "with ham", "de pollo", "au sucre": it hangs on the food's name. */
  readonly isConnected: boolean;
  readonly next: number;
}

interface Counted {
  readonly count: number;
  readonly food: readonly Token[];
  readonly kinds: readonly Kind[];
  readonly next: number;
}

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
  while (parting.has(textAt(tokens, next)) || grammar.andWords.has(textAt(tokens, next))) next++;
  return next;
}

function connectorAt(sentence: Sentence, at: number): number | undefined {
  if (isOfWord(sentence, at)) return at + 1;
  return readPhrase(sentence.tokens, at, { phrases: sentence.grammar.connectives })?.next;
}

function kindAt(sentence: Sentence, at: number): Kind | undefined {
  const start = startOfOther(sentence, at);
  const isRest = isOther(sentence, start);
  const count = isRest ? undefined : countAt(sentence, start);
  if (!isRest && count === undefined) return undefined;
  const from = start + 1;
  const connector = connectorAt(sentence, from);
  let next = connector ?? from;
  while (next < from + kindWordsMax && sentence.tokens[next]?.kind === "word") {
    if (
      (beginsKind(sentence, next) && !isOfWord(sentence, next)) ||
      connectorAt(sentence, next) !== undefined
    )
      break;
    next++;
  }
  if (next === (connector ?? from)) return undefined;
  const words = sentence.tokens.slice(from, next);
  return { words, isConnected: connector !== undefined, next, ...(count === undefined ? {} : { count }) };
}

function kindsAt(sentence: Sentence, from: number, whole: number): readonly Kind[] {
  const kinds: Kind[] = [];
  let [at, sum] = [from, 0];
  while (sum < whole) {
    const kind = kindAt(sentence, at);
    if (kind === undefined) return [];
    const count = kind.count ?? whole - sum;
    kinds.push({ ...kind, count });
    sum += count;
    at = behindSeparators(sentence, kind.next);
  }
  return sum === whole && kinds.length > 1 ? kinds : [];
}

/** The English words of the tokens: of the lexicon's names, of measures, or as they stand there. */
function englishWords({ tokens, lexicon, grammar }: Sentence, from: number, to: number): readonly string[] {
  const words: string[] = [];
  for (let at = from; at < to; ) {
    const found = lexicon.find(tokens, at);
    const measure = grammar.measures.get(grammar.stem(textAt(tokens, at)));
    if (found !== undefined) words.push(...found.term.english);
    else words.push(measure?.kind === "household" ? measure.word : textAt(tokens, at));
    at = found?.next ?? at + 1;
  }
  return words.map(stemEnglish);
}

/** "2 eggs, one fried and one boiled": words that name no food by themselves. */
function onlyDescribes({ tokens, lexicon }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const kind = lexicon.find(tokens, at)?.term.kind;
    if (kind !== "modifier" && !(kind === undefined && adjectives.has(textAt(tokens, at)))) return false;
  }
  return true;
}

/** "2 cafés, uno solo": the lexicon has the food and the kind as one name. */
function isOneName(sentence: Sentence, food: readonly Token[], kind: Kind): boolean {
  const name = namedKind(sentence, food, kind);
  return sentence.lexicon.find(name, 0)?.next === name.length;
}

/** "one bean", but not "2 eggs" in "3 tacos, 2 eggs, 1 beer". */
function isFilling({ tokens, grammar, lexicon }: Sentence, from: number, to: number): boolean {
  const last = textAt(tokens, to - 1);
  const isPlural = grammar.headPosition === "last" && grammar.stem(last) !== last;
  return !isPlural && englishWords({ tokens, grammar, lexicon }, from, to).some((word) => fillings.has(word));
}

/** Not "2 eggs, 1 toast, 1 coffee", which are three foods. */
function areKindsOf(sentence: Sentence, { food, kinds }: Counted, isAnnounced: boolean): boolean {
  const placeOf = (words: readonly Token[]) => sentence.tokens.indexOf(words[0] as Token);
  const from = placeOf(food);
  const words = englishWords(sentence, from, from + food.length);
  const isNamedByFilling = words.some((word) => namedByFilling.has(word));
  const isByKind = isNamedByFilling || words.some((word) => countedByKind.has(word));
  return kinds.every((kind) => {
    const start = placeOf(kind.words);
    const end = start + kind.words.length;
    if (onlyDescribes(sentence, start, end) || isOneName(sentence, food, kind)) return true;
    if (isAnnounced || kind.isConnected) return isByKind;
    return isNamedByFilling && isFilling(sentence, start, end);
  });
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
  const isMarked = announcing.has(mark) || parting.has(mark);
  const kinds = kindsAt(sentence, isMarked ? next + 1 : next, count);
  const end = kinds.at(-1)?.next;
  if (end === undefined) return undefined;
  const closed = mark === "(" && textAt(tokens, end) === ")" ? end + 1 : end;
  const counted = { count, food, kinds, next: closed };
  return areKindsOf(sentence, counted, announcing.has(mark)) ? counted : undefined;
}

/** "1 chicken tacos", "1 tacos with chicken", "1 slices of pepperoni pizza". */
function namedKind(
  { grammar }: Sentence,
  food: readonly Token[],
  { words, isConnected }: Kind,
): readonly Token[] {
  const isOf = (token: Token | undefined) => token !== undefined && grammar.ofWords.has(token.text);
  const hangsOnName = grammar.headPosition === "first" || (isConnected && !isOf(words[0]));
  if (hangsOnName) return [...food, ...words];
  const described = food.findIndex(isOf) + 1;
  const kind = isOf(words[0]) ? words.slice(1) : words;
  return [...food.slice(0, described), ...kind, ...food.slice(described)];
}

/** "3 tacos: 2 chicken, 1 beef" becomes "2 chicken tacos, 1 beef tacos". */
export function withKindsOfCounted(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  let [read, end] = ["", 0];
  for (let at = 0; at < tokens.length; ) {
    const counted = countedAt(sentence, at);
    const [first, last] = [tokens[at], tokens[(counted?.next ?? 0) - 1]];
    if (counted !== undefined && first !== undefined && last !== undefined) {
      const kinds = counted.kinds.map((kind) => {
        const words = namedKind(sentence, counted.food, kind);
        return [kind.count, ...words.map((word) => text.slice(word.start, word.end))].join(" ");
      });
      read += `${text.slice(end, first.start)}${kinds.join(", ")}`;
      end = last.end;
    }
    at = counted?.next ?? at + 1;
  }
  return `${read}${text.slice(end)}`;
}
