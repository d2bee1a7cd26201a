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
  const arePeople = Number.isInteger(value) && value >= 2 && value <= peopleMax;
  if (!arePeople) return undefined;
  return isLaidForAll(read) ? 1 : 1 / value;
}

interface TextOfShares {
  readonly tokens: readonly Token[];
  /** What told a share, as it stands in the text. */
  readonly told: readonly { readonly start: number; readonly end: number }[];
}

/** What one had of it is told more closely than who shared it: "split a pizza with my wife, had 3 of the 8 slices". */
const ofOneself: ReadonlySet<Told["tells"]> = new Set(["share", "left", "ofmade"]);

interface Shared {
  readonly told: Told;
  /** What told a share before. */
  readonly last: Told | undefined;
}

/** Between two shares of one food. */
const wordsBetweenMax = 5;

/** Writes behind a food how much of it was eaten, or in the place of the share that follows from who shared it. Changes what was read. */
function pushShare(read: Token[], share: Token, { told, last }: Shared): void {
  const since = read.length - clauseBefore(read).length;
  const isCloser = last?.tells === "people" && ofOneself.has(told.tells);
  const before = isCloser ? read.findLastIndex((token, at) => at >= since && token.isShare === true) : -1;
  if (before >= 0 && read.length - before <= wordsBetweenMax) {
    read.splice(before, 1, share);
    return;
  }
  const comma: Token = { ...share, text: ",", kind: "mark" };
  const named: Token = { ...share, isShareOfNamed: told.tells === "named" ? "anywhere" : "before" };
  if (/^(?:named|refused)$/.test(told.tells))
    read.push(...told.named.flatMap((food) => [comma, named, ...food]), { ...comma, text: "." });
  else read.push(...told.named.flat(), comma, share);
}

function overlaps(others: readonly Told[]) {
  return ({ from, next }: Told) => others.some((other) => other.from < next && from < other.next);
}

/** By rows and by clauses, in the order of the text; a row knows more of the same words, but for who shared it. */
function toldOf(sentence: Sentence): readonly Told[] {
  const byClauses = toldByClauses(sentence);
  const isKnown = overlaps(byClauses.filter(({ tells }) => tells === "people"));
  const byRows = allTold(sentence, rowsOfShares).filter((told) => told.tells !== "people" || !isKnown(told));
  const isOfRow = overlaps(byRows);
  return [...byRows, ...byClauses.filter((told) => !isOfRow(told))].sort((a, b) => a.from - b.from);
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
    pushShare(read, share, { told, last });
    last = told;
  }
  return { tokens: [...read, ...tokens.slice(at)], told: places };
}
