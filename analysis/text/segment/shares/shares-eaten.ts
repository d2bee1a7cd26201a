/** Reads which share of a food was eaten: "split 3 ways", "left half". */
import { wordSet } from "../../words/read-word-files.ts";
import type { Token } from "../../words/tokenise.ts";
import { toldByClauses } from "../eaten/told-by-clauses.ts";
import type { Sentence } from "../sentence.ts";
import { allTold, rowsThatTell, type Told } from "./told.ts";

const rowsOfShares = rowsThatTell(...(["ofmade", "people", "nothing"] as const));

/** More do not share one plate. */
const peopleMax = 10;

/** What is laid for all who eat of it, and named by what one of them has: "planche apéro à deux", "raclette pour 4". */
const laidForAll: ReadonlySet<string> = wordSet("laid-for-all");

function isLaidForAll(before: readonly Token[]): boolean {
  const mark = before.findLastIndex(({ kind }) => kind === "mark");
  return before.slice(mark + 1).some(({ text }) => laidForAll.has(text));
}

const clauseEnds: ReadonlySet<string> = new Set([".", ";", "\n"]);

function clauseBefore(read: readonly Token[]): readonly Token[] {
  return read.slice(read.findLastIndex(({ text }) => clauseEnds.has(text)) + 1);
}

/** "6 beans, left 2": of what was counted before. */
function shareOfCounted(read: readonly Token[], left: number): number | undefined {
  const said = clauseBefore(read).filter(({ isShare }) => isShare !== true);
  const counted = said.flatMap((token) => token.value ?? []);
  const all = counted.at(-1) ?? 0;
  return all > left ? (all - left) / all : 1;
}

/** The share that is told of a food: 1 is all of it; undefined where nothing is. */
function shareTold({ tells, value }: Told, read: readonly Token[]): number | undefined {
  if (tells === "nothing") return 1;
  if (tells === "left") return shareOfCounted(read, value);
  if (tells !== "people") return value;
  if (value > peopleMax) return undefined;
  return isLaidForAll(read) ? 1 : 1 / value;
}

interface TextOfShares {
  readonly tokens: readonly Token[];
  /** What told a share, as it stands in the text. */
  readonly told: readonly { readonly start: number; readonly end: number }[];
}

/** What one had of it is told more closely than before: "split a pizza with my wife, had 3 of the 8 slices", "not finished, left a quarter". */
const ofOneself: ReadonlySet<Told["tells"]> = new Set(["share", "left", "ofmade"]);

/** Writes behind a food how much of it was eaten. Changes what was read. */
function pushShare(read: Token[], share: Token, told: Told): void {
  const comma: Token = { ...share, text: ",", kind: "mark" };
  const named: Token = { ...share, isShareOfNamed: told.tells === "named" ? "anywhere" : "before" };
  if (/^(?:named|refused)$/.test(told.tells))
    read.push(...told.named.flatMap((food) => [comma, named, ...food]), { ...comma, text: "." });
  else read.push(...told.named.flat(), comma, share);
}

function overlaps(others: readonly Told[]) {
  return ({ from, next }: Told) => others.some((other) => other.from < next && from < other.next);
}

/** Whether no word stands between them. */
function isBeside({ tokens }: Sentence, before: Told, told: Told): boolean {
  return tokens.slice(before.next, told.from).every(({ kind }) => kind === "mark");
}

/** By rows and by clauses, in the order of the text; a row knows more of the same words. */
function toldOf(sentence: Sentence): readonly Told[] {
  const byRows = allTold(sentence, rowsOfShares);
  const isOfRow = overlaps(byRows);
  return [...byRows, ...toldByClauses(sentence).filter((told) => !isOfRow(told))].sort(
    (a, b) => a.from - b.from,
  );
}

/** "pizza shared with my wife", "una pizza a medias" become "pizza, 0.5": the share is an amount behind the food. */
export function sharesAsAmounts(sentence: Sentence): TextOfShares {
  const { tokens } = sentence;
  const read: Token[] = [];
  const places: { start: number; end: number }[] = [];
  let at = 0;
  let last: Told | undefined;
  for (const told of toldOf(sentence)) {
    const [first, end] = [tokens[told.from], tokens[told.next - 1]];
    read.push(...tokens.slice(at, told.from));
    at = told.from;
    const isOfNothing = told.from === 0 && told.named.length === 0 && told.tells !== "refused";
    const value = isOfNothing ? undefined : shareTold(told, read);
    if (value === undefined || first === undefined || end === undefined) continue;
    at = told.next;
    places.push({ start: first.start, end: end.end });
    if (value === 1) continue;
    const place = { start: first.start, end: first.end, isJoined: false } as const;
    const share: Token = { ...place, kind: "number", isShare: true, text: String(value), value };
    const isCloser = last !== undefined && ofOneself.has(told.tells) && isBeside(sentence, last, told);
    const before = isCloser ? read.findLastIndex(({ isShare, kind }) => isShare && kind === "number") : -1;
    if (before >= 0) read[before] = { ...share, ...read[before], text: share.text, value };
    else pushShare(read, share, told);
    last = told;
  }
  return { tokens: [...read, ...tokens.slice(at)], told: places };
}
