/** Reads which share of a food was eaten: "split 3 ways", "left half". */
import { readNumber } from "../../quantities/read-number.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { allTold, rowsThatTell, type Told } from "./told.ts";

const rowsOfShares = rowsThatTell(
  ...(["for", "ate", "ofmade", "share", "named", "people", "left", "company", "nothing"] as const),
);

/** More do not share one plate. */
const peopleMax = 10;

/** What is laid for all who eat of it, and named by what one of them has: "planche apéro à deux", "raclette pour 4". */
const laidForAll: ReadonlySet<string> = wordSet("laid-for-all");

function isLaidForAll(before: readonly Token[]): boolean {
  const mark = before.findLastIndex(({ kind }) => kind === "mark");
  return before.slice(mark + 1).some(({ text }) => laidForAll.has(text));
}

/** "between 2 and 3 cookies", but not "entre 5 y unas bravas". */
function isRange({ tokens, grammar }: Sentence, { value, next }: Told): boolean {
  if (!grammar.andWords.has(textAt(tokens, next))) return false;
  return (readNumber(tokens, next + 1, grammar)?.value ?? 0) > value;
}

const clauseEnds: ReadonlySet<string> = new Set([".", ";", "\n"]);

function clauseBefore(read: readonly Token[]): readonly Token[] {
  return read.slice(read.findLastIndex(({ text }) => clauseEnds.has(text)) + 1);
}

const sharingVerbs: ReadonlySet<string> = wordSet("shared");

/** "6 beans, left 2": of what was counted before. */
function shareOfCounted(read: readonly Token[], left: number, { grammar }: Sentence): number | undefined {
  const counted = clauseBefore(read).flatMap((token) => token.value ?? grammar.numbers.get(token.text) ?? []);
  const all = counted.at(-1) ?? 0;
  return all > left ? (all - left) / all : undefined;
}

/** The share that is told of a food: 1 is all of it; undefined where nothing is. */
function shareTold(told: Told, read: readonly Token[], sentence: Sentence): number | undefined {
  const { tells, value } = told;
  if (tells === "nothing" || tells === "for") return 1;
  if (tells === "left") return shareOfCounted(read, value, sentence);
  if (tells === "named") return value;
  if (tells === "company")
    return clauseBefore(read).some(({ text }) => sharingVerbs.has(text)) ? value : undefined;
  if (tells !== "people") return tells === "share" && isLaidForAll(read) ? 1 : value;
  const arePeople = Number.isInteger(value) && value >= 2 && value <= peopleMax;
  if (!arePeople || isRange(sentence, told)) return undefined;
  return isLaidForAll(read) ? 1 : 1 / value;
}

/** "shared a steak between 3": without people, the verb alone would mean half. Changes what was read. */
function dropSharingVerb(read: Token[]): void {
  const from = read.length - clauseBefore(read).length;
  const verb = read.findIndex(({ text }, at) => at >= from && sharingVerbs.has(text));
  if (verb >= 0) read.splice(verb, 1);
}

interface TextOfShares {
  readonly tokens: readonly Token[];
  /** What told a share, as it stands in the text. */
  readonly told: readonly { readonly start: number; readonly end: number }[];
}

/** What one had of it is told more closely than who shared it: "split a pizza with my wife, had 3 of the 8 slices". */
const ofOneself: ReadonlySet<Told["tells"]> = new Set(["ate", "ofmade"]);
const ofOthers: ReadonlySet<Told["tells"]> = new Set(["people", "company", "share"]);

interface Share {
  readonly told: Told;
  readonly value: number;
  /** What told a share before. */
  readonly last: Told | undefined;
}

/** The place of a share in what was read that another one takes; undefined where it stands for itself. */
function placeOfShareBefore(read: readonly Token[], last: Told | undefined, { tells }: Told) {
  if (last === undefined || !ofOneself.has(tells) || !ofOthers.has(last.tells)) return undefined;
  const at = read.length - clauseBefore(read).length;
  const share = read.findIndex((token, index) => index >= at && token.isShare === true);
  return share < 0 ? undefined : share;
}

/** Writes a share behind the food that it is of. Changes what was read. */
function pushShare(read: Token[], { start, end }: Token, share: Share): void {
  const { told, value, last } = share;
  const place = { start, end, isJoined: false, kind: "number", isShare: true } as const;
  const named = told.tells === "named" ? ({ isShareOfNamed: true } as const) : {};
  const amount: Token = { ...place, text: String(value), value, ...named };
  const before = placeOfShareBefore(read, last, told);
  if (before !== undefined) {
    read.splice(before, 1, amount);
    return;
  }
  dropSharingVerb(read);
  read.push({ start, end, isJoined: false, text: ",", kind: "mark" }, amount, ...told.named);
}

/** "pizza shared with my wife", "una pizza a medias" become "pizza, 0.5": the share is an amount behind the food. */
export function sharesAsAmounts(sentence: Sentence): TextOfShares {
  const { tokens } = sentence;
  const read: Token[] = [];
  const places: { start: number; end: number }[] = [];
  let at = 0;
  let last: Told | undefined;
  for (const told of allTold(sentence, rowsOfShares)) {
    const [first, end] = [tokens[told.from], tokens[told.next - 1]];
    read.push(...tokens.slice(at, told.from));
    at = told.from;
    const value = told.from === 0 ? undefined : shareTold(told, read, sentence);
    if (value === undefined || first === undefined || end === undefined) continue;
    at = told.next;
    places.push({ start: first.start, end: end.end });
    if (value === 1) continue;
    pushShare(read, first, { told, value, last });
    last = told;
    // No decimal point of the share: "240 g de arroz entre 2. tofu".
    const behind = tokens[at];
    if (behind?.text !== ".") continue;
    read.push({ ...behind, isJoined: false });
    at++;
  }
  return { tokens: [...read, ...tokens.slice(at)], told: places };
}
