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

/** "pizza shared with my wife", "una pizza a medias" become "pizza, 0.5": the share is an amount behind the food. */
export function sharesAsAmounts(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  const read: Token[] = [];
  let at = 0;
  for (const told of allTold(sentence, rowsOfShares)) {
    const first = tokens[told.from];
    read.push(...tokens.slice(at, told.from));
    at = told.from;
    const share = told.from === 0 ? undefined : shareTold(told, read, sentence);
    if (share === undefined || first === undefined) continue;
    at = told.next;
    if (share === 1) continue;
    const place = { start: first.start, end: first.end, isJoined: false };
    const named = told.tells === "named" ? ({ isShareOfNamed: true } as const) : {};
    dropSharingVerb(read);
    read.push({ ...place, text: ",", kind: "mark" });
    read.push({ ...place, text: String(share), kind: "number", value: share, ...named }, ...told.named);
    // No decimal point of the share: "240 g de arroz entre 2. tofu".
    const behind = tokens[at];
    if (behind?.text !== ".") continue;
    read.push({ ...behind, isJoined: false });
    at++;
  }
  return [...read, ...tokens.slice(at)];
}
