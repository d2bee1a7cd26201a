/** A clause as labelled spans of words, the words that say something in one, and which share was eaten by what it says (eaten.tsv). */
import { byLanguage, type Language } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { phrasesTo } from "../../languages/language-grammar.ts";

const rows = readTsv(new URL("./clause-words.tsv", import.meta.url));

const phrases = byLanguage((language) =>
  phrasesTo(rows.filter(([of]) => of === language).map(([, label = "", all = ""]) => [all, label])),
);

const words = byLanguage(
  (language) => new Set([...phrases[language].keys()].flatMap((phrase) => phrase.split(" "))),
);

export function clausePhrasesOf(language: Language): ReadonlyMap<string, string> {
  return phrases[language];
}

/** "calé après la moitié": no slip for a food. */
export function isClauseWord(text: string, language: Language): boolean {
  return words[language].has(text);
}
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

/** In order of precedence: in "I meant to finish it" the plan decides. */
export const verbs: readonly string[] =
  "plan gone forgot theirs shared refuse away remains finish touch order eat between".split(" ");
export const amounts: readonly string[] = ["rest", "otherhalf", "part", "another", "little", "barely", "all"];
export const whether: readonly string[] = ["not", "no", "zero"];

/** What a clause says, as the columns of eaten.tsv have it. */
export interface Said {
  readonly verb: string;
  readonly who: "self" | "other";
  readonly not: string;
  readonly how: string;
}

const sharesSaid = readTsv(new URL("./eaten.tsv", import.meta.url));

/** From the first row that matches; undefined where none does, or where it tells nothing. */
export function shareSaid({ verb, who, not, how }: Said): string | undefined {
  const said = [verb, who, not, how];
  const row = sharesSaid.find((cells) =>
    said.every((each, at) => cells[at] === "*" || cells[at]?.split("|").includes(each)),
  );
  const share = row?.[said.length];
  return share === "-" ? undefined : share;
}
