/** Puts the spans of a sentence in the order, and beside the words, in which they are read. The words that were typed keep their places. */
import { readNumber } from "../../quantities/read-number.ts";
import type { Token } from "../../words/tokenise.ts";
import { type Sentence, wordForWith } from "../sentence.ts";
import { matchAt, type Row, readRows, rowsFor } from "./construction.ts";

export interface Construction extends Row {
  /** It applies where it matches so often, by different words: the meals of a day, the numbers of a list. */
  readonly fewest: number;
  /** "$2 of $1": spans of the pattern in their new order, and words between them. */
  readonly becomes: readonly string[];
  /** As what the example is read. */
  readonly readAs: string;
}

/** A name is no longer. */
const termWordsMax = 8;

function wordMeant(name: string, sentence: Sentence): string {
  const { grammar } = sentence;
  if (name === "@with") return wordForWith(sentence) ?? name;
  if (name === "@without") return grammar.refusalWord;
  return name === "@of" ? ([...grammar.ofWords][0] ?? name) : name;
}

function wordAt(text: string, { start, end }: Pick<Token, "start" | "end">): Token {
  const place = { text, start, end, isJoined: false };
  if (/^\d/.test(text)) return { ...place, kind: "number", value: Number(text) };
  return { ...place, kind: /^\p{L}/u.test(text) ? "word" : "mark" };
}

/** "!chips": another food than the words that were typed here. */
function wordInstead(text: string, place: Pick<Token, "start" | "end">): Token {
  return text.startsWith("!") ? { ...wordAt(text.slice(1), place), isReread: true } : wordAt(text, place);
}

function numberIn(tokens: readonly Token[], { grammar }: Sentence): number | undefined {
  const isOne = tokens.length === 1 && grammar.articles.has(tokens[0]?.text ?? "");
  return readNumber(tokens, 0, grammar)?.value ?? (isOne ? 1 : undefined);
}

/** Undefined where a share or a difference would not be less than the whole. */
const calculations: Readonly<Record<string, (a: number, b: number) => number | undefined>> = {
  "*": (a, b) => a * b,
  "/": (a, b) => (a < b ? a / b : undefined),
  "-": (a, b) => (a > b ? a - b : undefined),
  // Puts no number there: the row applies only where the two are the same.
  "=": (a, b) => (a === b ? 0 : undefined),
};

const nowhere = { start: 0, end: 0 };

/** "$1", "$1*$4", "$1*4", "$1/$4", "$1-$4": the tokens of a span, or one number made of two; "$1=$4+$6" is no token, and asks that the first is the sum of the others. */
function tokensOf(part: string, spans: readonly (readonly Token[])[], sentence: Sentence) {
  const [, first, sign = "", others = ""] = /^\$(\d+)(?:([*/=-])(.+))?$/.exec(part) ?? [];
  const span = spans[Number(first) - 1] ?? [];
  const calculate = calculations[sign];
  if (calculate === undefined) return span;
  const read = others
    .split("+")
    .map((name) =>
      name.startsWith("$") ? (spans[Number(name.slice(1)) - 1] ?? []) : [wordAt(name, span[0] ?? nowhere)],
    );
  const values = [span, ...read].map((tokens) => numberIn(tokens, sentence) ?? Number.NaN);
  const [a = Number.NaN, ...rest] = values;
  const value = calculate(
    a,
    rest.reduce((sum, each) => sum + each, 0),
  );
  const [from, to] = [span[0], read.at(-1)?.at(-1)];
  if (value === undefined || Number.isNaN(value) || from === undefined || to === undefined) return undefined;
  if (sign === "=") return [];
  // A difference stands where the first number was typed, a product or a share where both were.
  const end = sign === "-" ? from.end : Math.max(from.end, to.end);
  return [wordAt(String(value), { start: from.start, end })];
}

interface Matched {
  /** The tokens of each element. */
  readonly spans: readonly (readonly Token[])[];
  readonly behind: readonly Token[];
}

/** Where a word stands that was not typed: in place of what it is read for, or else behind the word before it. */
function placeOf({ becomes }: Construction, spans: Matched["spans"], before: Token | undefined) {
  const kept: readonly string[] = becomes.join(" ").match(/\$\d+/g) ?? [];
  const isDropped = spans.map(
    (span, at) => !kept.includes(`$${at + 1}`) && span.some(({ kind }) => kind === "word"),
  );
  const last = isDropped.lastIndexOf(true);
  const dropped = last < 0 ? [] : spans.slice(isDropped.lastIndexOf(false, last) + 1, last + 1).flat();
  const [first = spans.flat()[0]] = dropped;
  const start = last < 0 ? (before?.end ?? first?.start ?? 0) : (first?.start ?? 0);
  return { start, end: dropped.at(-1)?.end ?? start };
}

/** "^$2 de ^$1": the lexicon has this name, which may go on behind it. */
function isName({ lexicon }: Sentence, named: readonly Token[], behind: readonly Token[]): boolean {
  const found = lexicon.find([...named, ...behind.slice(0, termWordsMax)], 0);
  return found?.term.kind === "food" && found.term.isHurried !== true && found.next >= named.length;
}

/** What is read instead of the spans; undefined where a name is not as the row says. */
function readInstead(
  row: Construction,
  { spans, behind }: Matched,
  sentence: Sentence,
): readonly Token[] | undefined {
  const read: Token[] = [];
  let [from, to] = [-1, 0];
  for (const part of row.becomes) {
    const said = part.replace("^", "");
    const isOfName = said !== part;
    if (isOfName && from < 0) from = read.length;
    const tokens = said.startsWith("$")
      ? tokensOf(said, spans, sentence)
      : [wordInstead(wordMeant(said, sentence), placeOf(row, spans, read.at(-1)))];
    if (tokens === undefined) return undefined;
    read.push(...tokens);
    if (isOfName) to = read.length;
  }
  if (from < 0) return read;
  return isName(sentence, read.slice(from, to), to === read.length ? behind : []) ? read : undefined;
}

export const constructions: readonly Construction[] = readRows(
  new URL("./constructions.tsv", import.meta.url),
  ["languages", "fewest", "pattern", "becomes", "example", "readAs", "counterexample"],
).map((row) => ({
  ...row,
  fewest: Number(row.fewest),
  becomes: row.becomes === "-" ? [] : row.becomes.split(" "),
}));

/** The words of the places where it matches. */
function matches({ pattern }: Construction, sentence: Sentence): ReadonlySet<string> {
  const { tokens } = sentence;
  const textOf = (from: number, next: number) => tokens.slice(from, next).map(({ text }) => text);
  return new Set(
    tokens.flatMap((_, at) => textOf(at, matchAt(pattern, sentence, at)?.at(-1) ?? at).join(" ") || []),
  );
}

function applied(sentence: Sentence, construction: Construction): readonly Token[] {
  let { tokens } = sentence;
  if (construction.fewest > 1 && matches(construction, sentence).size < construction.fewest) return tokens;
  for (let at = 0; at < tokens.length; at++) {
    const current = { ...sentence, tokens };
    const ends = matchAt(construction.pattern, current, at);
    const next = ends?.at(-1);
    if (ends === undefined || next === undefined) continue;
    const spans = ends.map((end, index) => tokens.slice(ends[index - 1] ?? at, end));
    const instead = readInstead(construction, { spans, behind: tokens.slice(next) }, current);
    if (instead === undefined) continue;
    tokens = [...tokens.slice(0, at), ...instead, ...tokens.slice(next)];
    at += instead.length - 1;
  }
  return tokens;
}

/** Each row of the table in its turn, wherever it matches. */
export function withConstructions(
  sentence: Sentence,
  rows: readonly Construction[] = constructions,
): readonly Token[] {
  let { tokens } = sentence;
  for (const row of rows) {
    const current = { ...sentence, tokens };
    if (rowsFor(current, [row]).length > 0) tokens = applied(current, row);
  }
  return tokens;
}
