/** Finds where a sentence tells how much there was of something, and how much of it somebody had. */
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { type Row, readAll, readRows } from "../constructions/construction.ts";
import { readShareOfAll } from "../constructions/label.ts";
import type { Sentence } from "../sentence.ts";

/** What a row of shares.tsv or a clause tells; clauses alone tell "named" and "refused". */
export type Tells =
  | "makes"
  | "for"
  | "parts"
  | "had"
  | "ate"
  | "ofmade"
  | "share"
  | "named"
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
  /** Its tokens. */
  readonly from: number;
  readonly next: number;
}

export const shareRows = readRows(new URL("./shares.tsv", import.meta.url), [
  "languages",
  "tells",
  "howMuch",
  "pattern",
  "example",
  "counterexample",
]) as readonly ShareRow[];

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

/** What tells one of these. */
export function rowsThatTell(...tells: readonly Tells[]): readonly ShareRow[] {
  return shareRows.filter((row) => tells.includes(row.tells));
}

export function allTold(sentence: Sentence, rows: readonly ShareRow[]): readonly Told[] {
  return readAll(sentence, rows, ({ tells, howMuch }, ends, from) => {
    const spans = ends.map((end, index) => sentence.tokens.slice(ends[index - 1] ?? from, end));
    const amount = amountTold(howMuch, spans, sentence);
    const next = ends.at(-1) ?? from;
    return amount && amount.value > 0 ? { tells, ...amount, named: [], from, next } : undefined;
  });
}
