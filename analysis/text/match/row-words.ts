/** Takes a row's description apart: its head, the words before it, what it is made with, details. */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { comparableWords } from "../words/english-equivalents.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";
import type { WordRole } from "./match-weights.ts";

export interface RowWord {
  readonly text: string;
  readonly role: WordRole;
  /** One of several: "chicken or turkey". */
  readonly isAlternative: boolean;
}

export interface DescribedRow {
  /** Up to the first comma: "Soft drink" in "Soft drink, cola". */
  readonly firstPart: string;
  readonly hasDetails: boolean;
  readonly words: readonly RowWord[];
  /** "NFS", "NS as to": the row for when nothing more is said. */
  readonly isUnspecified: boolean;
}

const unspecified = /\bNFS\b|\bNS as to (?!form)|\bnot further specified\b/i;
const unspecifiedPart = /\s*\bNS as to\b.*$|\s*\bNFS\b.*$/i;
const excluded = /\bexcluding [^;)]*(?:;|$|(?=\)))/gi;
const brandPart = /\(([^)]*)\)/g;
const complementStart = /\b(?:with|made with|made from|filled with|from|for|as|in|on|topped with|and\/or)\b/i;
/** Where it is from describes a food: "from fast food". */
const complementOfOrigin = /^\s*(?:from|for|as)\b/i;
const alternative = /\bor\b|\//i;

const wordPattern = /no:[\p{L}]+|\d+%|[\p{L}\p{N}&]+/gu;

export function englishWords(text: string): readonly string[] {
  return (foldAccents(text).match(wordPattern) ?? []).map(stemEnglish);
}

function wordsInRole(text: string, role: WordRole): readonly RowWord[] {
  const isAlternative = alternative.test(text);
  const plain = englishWords(text).map((word) => ({ text: word, isHead: false }));
  return comparableWords(plain).map((word) => ({ text: word.text, role, isAlternative }));
}

/** "Chicken noodle soup": the last word is the head. */
function nameWords(text: string): readonly RowWord[] {
  const words = wordsInRole(text, "beforeHead");
  const last = words.length - 1;
  return words.map((word, at) => (at === last ? { ...word, role: "head" } : word));
}

function firstPartWords(text: string): readonly RowWord[] {
  const at = text.search(complementStart);
  if (at <= 0) return nameWords(text);
  return [...nameWords(text.slice(0, at)), ...wordsInRole(text.slice(at), "complement")];
}

/** "boiled/cooked in water": the water is beside the food. */
function detailWords(text: string): readonly RowWord[] {
  const at = text.search(complementStart);
  if (at < 0 || complementOfOrigin.test(text)) return wordsInRole(text, "detail");
  return [...wordsInRole(text.slice(0, at), "detail"), ...wordsInRole(text.slice(at), "complement")];
}

export function describeRow(description: string): DescribedRow {
  const { name } = splitRecipe(description);
  const brands = [...name.matchAll(brandPart)].map((match) => match[1] ?? "");
  const bare = name.replaceAll(brandPart, " ").replaceAll(excluded, " ");
  const parts = bare
    .split(/[,;]/)
    .map((part) => part.replace(unspecifiedPart, ""))
    .filter((part) => /\p{L}/u.test(part));
  const [first = "", ...details] = parts;
  return {
    firstPart: first.trim(),
    hasDetails: details.length > 0,
    words: [
      ...firstPartWords(first),
      ...details.flatMap(detailWords),
      ...brands.flatMap((part) => wordsInRole(part, "brand")),
    ],
    isUnspecified: unspecified.test(description),
  };
}

/** Other names that describe a way of buying or eating rather than name the food. */
const notAName = /^(?:with|made|no|all|any|other|ns|nfs|without|from|in|on)\b|flavors?$|\ball\b/i;

export function isUsableName(otherName: string): boolean {
  return !notAName.test(otherName) && otherName.split(/\s+/).length <= 7;
}
