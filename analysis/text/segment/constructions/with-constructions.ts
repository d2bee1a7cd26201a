/** analysis/text: from a sentence to foods. This file puts the spans of a sentence in the order, and beside the words, in which they are read. The words that were typed keep their places. */
import { readNumber } from "../../quantities/read-number.ts";
import { readCells } from "../../words/read-word-files.ts";
import type { Token } from "../../words/tokenise.ts";
import { type Sentence, wordForWith } from "../sentence.ts";
import { type Construction, matchAt, readConstructions } from "./construction.ts";

export const constructions: readonly Construction[] = readConstructions(
  readCells(new URL("./constructions.tsv", import.meta.url)),
);

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

/** "$1", "$1*$4", "$1/$4": the tokens of a span, or one number made of two. */
/** Of a word that nobody typed. */
function placeBehind(before: Token | undefined, first: Token): Pick<Token, "start" | "end"> {
  const start = before?.end ?? first.start;
  return { start, end: start };
}

/** "$1=$4+$8": the numbers add up. */
function addUp(part: string, spans: readonly (readonly Token[])[], { grammar }: Sentence): boolean {
  const [sum, first, second] = [...part.matchAll(/\$(\d+)/g)].map(
    ([, span]) => readNumber(spans[Number(span) - 1] ?? [], 0, grammar)?.value ?? Number.NaN,
  );
  return sum === (first ?? 0) + (second ?? 0);
}

function tokensOf(part: string, spans: readonly (readonly Token[])[], sentence: Sentence) {
  const [, first, sign, second] = /^\$(\d+)(?:([*/])\$(\d+))?$/.exec(part) ?? [];
  const span = spans[Number(first) - 1] ?? [];
  if (sign === undefined) return span;
  const [a, b] = [span, spans[Number(second) - 1] ?? []].map(
    (tokens) => readNumber(tokens, 0, sentence.grammar)?.value,
  );
  const [place] = span;
  if (a === undefined || b === undefined || place === undefined) return undefined;
  if (sign === "*") return [wordAt(String(a * b), place)];
  return a < b ? [wordAt(String(a / b), place)] : undefined;
}

interface Matched {
  /** The tokens of each element. */
  readonly spans: readonly (readonly Token[])[];
  readonly behind: readonly Token[];
}

/** What is read instead of the spans; undefined where it must be a name and the lexicon has none: "^$2 de $1". */
function replacementOf(
  { becomes }: Construction,
  { spans, behind }: Matched,
  sentence: Sentence,
): readonly Token[] | undefined {
  const [first] = spans.flat();
  if (first === undefined) return undefined;
  const said = new Set(
    becomes.flatMap((part) => [...part.matchAll(/\$(\d+)/g)].map(([, span]) => Number(span))),
  );
  // A word that is read instead of another stands where that was typed.
  const dropped = spans.findLast((span, at) => !said.has(at + 1) && span.some(({ kind }) => kind === "word"));
  const replaced = dropped && {
    start: dropped[0]?.start ?? first.start,
    end: dropped.at(-1)?.end ?? first.end,
  };
  const read: Token[] = [];
  let [from, to] = [-1, 0];
  for (const part of becomes) {
    if (part.includes("=")) {
      if (addUp(part, spans, sentence)) continue;
      return undefined;
    }
    const isName = part.startsWith("^");
    const name = isName ? part.slice(1) : part;
    if (isName && from < 0) from = read.length;
    const tokens = name.startsWith("$")
      ? tokensOf(name, spans, sentence)
      : [wordAt(wordMeant(name, sentence), replaced ?? placeBehind(read.at(-1), first))];
    if (tokens === undefined) return undefined;
    read.push(...tokens);
    if (isName) to = read.length;
  }
  if (from < 0) return read;
  const named = [...read.slice(from, to), ...behind.slice(0, to === read.length ? termWordsMax : 0)];
  const found = sentence.lexicon.find(named, 0);
  const isFood = found?.term.kind === "food" && found.term.isHurried !== true;
  return isFood && found.next >= to - from ? read : undefined;
}

function matches({ pattern }: Construction, sentence: Sentence): ReadonlySet<string> {
  const { tokens } = sentence;
  return new Set(
    tokens.flatMap((_, at) => {
      const next = matchAt(pattern, sentence, at)?.at(-1);
      return next === undefined
        ? []
        : tokens
            .slice(at, next)
            .map(({ text }) => text)
            .join(" ");
    }),
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
    const instead = replacementOf(construction, { spans, behind: tokens.slice(next) }, current);
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
    if (row.languages !== "*" && !row.languages.includes(sentence.grammar.language)) continue;
    const current = { ...sentence, tokens };
    const { keyword } = row;
    if (keyword !== undefined && !tokens.some((_, at) => keyword(current, at))) continue;
    tokens = applied(current, row);
  }
  return tokens;
}
