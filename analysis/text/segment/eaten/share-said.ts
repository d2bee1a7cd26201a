/** Says by the table what share was eaten, from what the labels of a clause say together. */
import { readCells } from "../../words/read-word-files.ts";
import type { Clause } from "./label-clause.ts";

/** The first that a clause has is its own: "I meant to finish it" was not finished. */
export const verbs: readonly string[] =
  "plan gone forgot theirs shared refuse away remains finish touch order eat offered".split(" ");
export const amounts: readonly string[] = ["another", "rest", "otherhalf", "part", "little", "barely", "all"];
export const whether: readonly string[] = ["not", "no", "zero"];

/** What a clause says, as the columns of eaten.tsv have it. */
export interface Said {
  readonly verb: string;
  readonly who: "self" | "other";
  readonly not: string;
  readonly how: string;
}

const rows = readCells(new URL("./eaten.tsv", import.meta.url));

/** As the first row that holds has it; undefined where it tells nothing. */
export function shareSaid({ verb, who, not, how }: Said): string | undefined {
  const said = [verb, who, not, how];
  const row = rows.find((cells) =>
    said.every((each, at) => cells[at] === "*" || cells[at]?.split("|").includes(each)),
  );
  const share = row?.[said.length];
  return share === "-" ? undefined : share;
}

export function has(clause: Clause | undefined, ...labels: readonly string[]): boolean {
  return clause?.some(({ label }) => labels.includes(label)) === true;
}

const beforeNouns: ReadonlySet<string> = new Set(["filler", "it", "amount", "number"]);

/** Whether it is behind "with", "to" or "for". */
export function isBehind(clause: Clause, at: number, ...labels: readonly string[]): boolean {
  const before = clause.slice(0, at).findLast(({ label }) => !beforeNouns.has(label));
  return before !== undefined && labels.includes(before.label);
}

/** Where it says where something went: "the croissant for my husband", "in the bin"; -1 where it does not. */
export function indexOfPlace(clause: Clause): number {
  const end = clause.findLastIndex(({ label }) => label !== "filler");
  const isPlace = (at: number) =>
    clause[at]?.label === "place" || (at === end && clause[at]?.label === "other");
  const place = clause.findIndex((_, at) => isPlace(at) && isBehind(clause, at, "to"));
  return place < 0 ? -1 : clause.slice(0, place).findLastIndex(({ label }) => label === "to");
}
