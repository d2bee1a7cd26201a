/** A clause as labelled spans of words. */
export interface Span {
  /** Of clause-words.tsv, or "part" of all, "number", "amount" (an article), "measure", "food", "describing", "meal" or "unknown". */
  readonly label: string;
  /** Of a part or number. */
  readonly value?: number;
  readonly from: number;
  readonly next: number;
}

export type Clause = readonly Span[];

export function has(clause: Clause | undefined, ...labels: readonly string[]): boolean {
  return clause?.some(({ label }) => labels.includes(label)) === true;
}

const beforeNouns: ReadonlySet<string> = new Set(["filler", "it", "amount", "number"]);

/** Whether the nearest span before it, but for articles and fillers, has one of these labels. */
export function isBehind(clause: Clause, at: number, ...labels: readonly string[]): boolean {
  const before = clause.slice(0, at).findLast(({ label }) => !beforeNouns.has(label));
  return before !== undefined && labels.includes(before.label);
}

/** Index of the preposition of where food went: "the croissant for my husband", "in the bin"; -1 where there is none. */
export function indexOfPlace(clause: Clause): number {
  const end = clause.findLastIndex(({ label }) => label !== "filler");
  const isPlace = (at: number) =>
    clause[at]?.label === "place" || (at === end && clause[at]?.label === "other");
  const place = clause.findIndex((_, at) => isPlace(at) && isBehind(clause, at, "to"));
  return place < 0 ? -1 : clause.slice(0, place).findLastIndex(({ label }) => label === "to");
}
