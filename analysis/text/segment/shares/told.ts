/** Finds where a sentence tells how much there was of something, and how much of it somebody had. */
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readCells } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { matchAt, type Row, readPattern, rowsFor } from "../constructions/construction.ts";
import { readShareOfAll } from "../constructions/label.ts";
import type { Sentence } from "../sentence.ts";

/** What a row of shares.tsv or a clause tells; clauses alone tell "named", "part" (of a dish that was named) and "refused". */
export type Tells =
  | "makes"
  | "for"
  | "parts"
  | "had"
  | "ate"
  | "ofmade"
  | "share"
  | "named"
  | "part"
  | "refused"
  | "people"
  | "left"
  | "nothing";

export interface ShareRow extends Row {
  readonly tells: Tells;
  readonly howMuch: string;
}

export interface Told {
  readonly tells: Tells;
  readonly value: number;
  /** The value is a weight or volume, in g or ml. */
  readonly isMeasured: boolean;
  /** The foods that it is of, where the words name some. */
  readonly named: readonly (readonly Token[])[];
  /** What these are parts of, where they name that too. */
  readonly whole: readonly Token[];
  /** Its tokens. */
  readonly from: number;
  readonly next: number;
}

export const shareRows: readonly ShareRow[] = readCells(new URL("./shares.tsv", import.meta.url)).map(
  ([languages = "", tells, howMuch = "", pattern = "", example = "", counterexample = ""]) => ({
    languages,
    tells: tells as Tells,
    howMuch,
    ...readPattern(pattern),
    example,
    counterexample,
  }),
);

interface Amount {
  readonly value: number;
  readonly isMeasured: boolean;
}

/** The number in a span: "the 4", "half", "60 %", "1,5 l", "one", "a". */
function amountIn(tokens: readonly Token[], { grammar }: Sentence): Amount | undefined {
  const share = readShareOfAll({ tokens, grammar }, 0);
  if (share !== undefined && share.next === tokens.length) return { value: share.value, isMeasured: false };
  const number = readNumber(tokens, 0, grammar);
  if (number === undefined)
    return grammar.articles.has(textAt(tokens, 0)) ? { value: 1, isMeasured: false } : undefined;
  const measure = readMeasureAt(tokens, number.next, grammar)?.measure;
  if (measure === undefined || measure.kind === "household")
    return { value: number.value, isMeasured: false };
  return {
    value: number.value * (measure.kind === "mass" ? measure.grams : measure.ml),
    isMeasured: true,
  };
}

/** "$2", "$2/$5", or a number. */
const form = /^\$(?<span>\d+)(?:\/\$(?<other>\d+))?$/;

function amountTold(howMuch: string, spans: readonly (readonly Token[])[], sentence: Sentence) {
  const { span, other } = form.exec(howMuch)?.groups ?? {};
  if (span === undefined) return { value: Number(howMuch), isMeasured: false };
  const said = amountIn(spans[Number(span) - 1] ?? [], sentence);
  if (said === undefined || other === undefined) return said;
  const whole = amountIn(spans[Number(other) - 1] ?? [], sentence)?.value ?? 0;
  return said.value <= whole ? { value: said.value / whole, isMeasured: false } : undefined;
}

function toldBy(row: ShareRow, sentence: Sentence, from: number): Told | undefined {
  const ends = matchAt(row.pattern, sentence, from);
  const next = ends?.at(-1);
  if (ends === undefined || next === undefined || next === from) return undefined;
  const spans = ends.map((end, index) => sentence.tokens.slice(ends[index - 1] ?? from, end));
  const amount = amountTold(row.howMuch, spans, sentence);
  return amount && amount.value > 0
    ? { tells: row.tells, ...amount, named: [], whole: [], from, next }
    : undefined;
}

/** What tells one of these. */
export function rowsThatTell(...tells: readonly Tells[]): readonly ShareRow[] {
  return shareRows.filter((row) => tells.includes(row.tells));
}

/** In the order of the sentence, the first row that matches at a place before others. */
export function allTold(sentence: Sentence, rows: readonly ShareRow[]): readonly Told[] {
  const { tokens } = sentence;
  const held = rowsFor(sentence, rows);
  const found: Told[] = [];
  for (let at = 0; at < tokens.length; at = Math.max(at + 1, found.at(-1)?.next ?? 0))
    for (const row of held) {
      const told = toldBy(row, sentence, at);
      if (told === undefined) continue;
      found.push(told);
      break;
    }
  return found;
}
