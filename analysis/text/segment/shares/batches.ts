/** Finds a list of ingredients with what it makes and what somebody had of that: "500 g of rice, 2 onions, serves 4, I had one". */

import { listing } from "../../languages/language-grammar.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { isMeasured } from "../atom.ts";
import { toldByClauses } from "../eaten/told-by-clauses.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Sentence } from "../sentence.ts";
import { allTold, rowsThatTell, type Told } from "./told.ts";

/** Where ingredients stand in the text, and which part of them was eaten. */
export interface Batch {
  readonly start: number;
  readonly end: number;
  readonly share: number;
  /** What was typed of it, and whether only how much it makes was: one of those is taken to be eaten. */
  readonly told: readonly { readonly start: number; readonly end: number }[];
  readonly isAssumed: boolean;
  /** The name of what was made. */
  readonly title: { readonly start: number; readonly end: number } | undefined;
}

export function isInBatch({ atoms }: FoodMention, batch: Batch | undefined): boolean {
  const words = atoms.flatMap((atom) => atom.words);
  return batch !== undefined && words.every(({ start }) => start >= batch.start && start < batch.end);
}

interface TextOfBatch {
  /** Without what it makes, what was eaten, and the name of what was made. */
  readonly tokens: readonly Token[];
  readonly batch: Batch | undefined;
}

interface Ingredients {
  /** Tokens: the name of what was made, before the list or its first amount. */
  readonly from: number;
  readonly begin: number;
  readonly next: number;
}

const rowsOfBatches = rowsThatTell("makes", "for", "parts", "had", "ate", "ofmade", "people");

/** Fewer are a plate. */
const amountsMin = 2;
/** Of these so many are weighed or measured, where nothing says how much they make. */
const measuredMin = 3;

/** Before the name of a batch. */
const titleEnds: ReadonlySet<string> = new Set([".", ";", ":", ",", "\n"]);

function amountsIn(sentence: Sentence, from: number, next: number) {
  const found: { readonly at: number; readonly isMeasured: boolean }[] = [];
  for (let at = from; at < next; at++) {
    const amount = readAmount(sentence, at);
    if (amount?.quantity.isSaid !== true) continue;
    found.push({ at, isMeasured: isMeasured(amount.quantity) });
    at = amount.next - 1;
  }
  return found;
}

const sentenceEnds: ReadonlySet<string> = new Set([".", ";"]);
/** By what a list stands behind. */
const endsOfLists: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [":", sentenceEnds],
  ["(", new Set([")"])],
]);

/** "Lunch. Curry: 600 g of chicken": what stands before a colon names the batch. */
function beginOfTitle(tokens: readonly Token[], from: number): number {
  if (!endsOfLists.has(textAt(tokens, from - 1))) return from;
  const title = tokens.slice(0, from - 1);
  return title.findLastIndex(({ kind, text }) => kind === "mark" && titleEnds.has(text)) + 1;
}

/** The list that ends at a token: back to a colon, or to the sentence that holds amounts enough. */
function ingredientsIn(
  sentence: Sentence,
  { since = 0, next }: { readonly since?: number; readonly next: number },
  measured: number,
): Ingredients | undefined {
  const { tokens } = sentence;
  for (let from = next; from >= since; from--) {
    const mark = textAt(tokens, from - 1);
    if (from > since && mark !== ":" && !sentenceEnds.has(mark)) continue;
    const amounts = amountsIn(sentence, from, next);
    const [first] = amounts;
    const isList =
      amounts.length >= amountsMin && amounts.filter((each) => each.isMeasured).length >= measured;
    if (first !== undefined && isList) return { from: beginOfTitle(tokens, from), begin: first.at, next };
    if (mark === ":") return undefined;
  }
  return undefined;
}

/** The list that begins at a token, up to the end of its sentence. */
function ingredientsBehind(sentence: Sentence, from: number, measured: number): Ingredients | undefined {
  const { tokens } = sentence;
  const end = tokens.findIndex(({ text }, at) => at > from && sentenceEnds.has(text));
  return ingredientsIn(sentence, { since: from, next: end < 0 ? tokens.length : end }, measured);
}

function partsIn({ tokens, grammar }: Sentence, from: number, next: number): number {
  const isBetween = (at: number) => {
    const joins = readPhrase(tokens, at, { phrases: grammar.connectives })?.meaning;
    return textAt(tokens, at) === "," || (joins !== undefined && listing.has(joins));
  };
  return 1 + tokens.slice(from, next).filter((_, at) => isBetween(from + at)).length;
}

/** "fondue for four: 800 g of cheese, 600 g of bread", each with its amount; "lasagna for four (300 g)" is what one of them had. */
function listedBehind(sentence: Sentence, { next: mark }: Told): Ingredients | undefined {
  const { tokens } = sentence;
  const [opener, from] = [textAt(tokens, mark), mark + 1];
  const ends = endsOfLists.get(opener);
  if (ends === undefined) return undefined;
  const end = tokens.findIndex(({ text }, at) => at > from && ends.has(text));
  const next = end < 0 ? tokens.length : end;
  const amounts = amountsIn(sentence, from, next);
  const isList = amounts.length >= (opener === ":" ? partsIn(sentence, from, next) : amountsMin);
  if (!isList || !amounts.some((each) => each.isMeasured)) return undefined;
  return { from: beginOfTitle(tokens, from), begin: from, next };
}

interface Eaten {
  readonly ingredients: Ingredients;
  readonly share: number;
  readonly told: readonly Told[];
  readonly isAssumed: boolean;
}

function tellsWhole({ tells }: Told): boolean {
  return tells === "makes" || tells === "for" || tells === "parts" || tells === "people";
}

function tellsShare({ tells }: Told): boolean {
  return tells === "ate" || tells === "ofmade";
}

/** The share that was eaten of what a recipe makes; one portion where nothing is said. */
function shareOfMade(
  made: Told,
  told: readonly Told[],
): Pick<Eaten, "share" | "told" | "isAssumed"> | undefined {
  const had = told.find(
    (each) => tellsShare(each) || (each.tells === "had" && each.isMeasured === made.isMeasured),
  );
  if (had === undefined)
    return made.isMeasured ? undefined : { share: 1 / made.value, told: [made], isAssumed: true };
  const share = tellsShare(had) ? had.value : had.value / made.value;
  return share <= 1 ? { share, told: [made, had], isAssumed: false } : undefined;
}

/** Of what makes so many, with the list before or behind that; undefined where no list is. */
function eatenOfMade(sentence: Sentence, made: Told, others: readonly Told[]): Eaten | undefined {
  const firstHad = others.find((each) => each.from > made.from && !tellsWhole(each));
  // "rice 200 g, beans, a beer, for 2" rather names a plate.
  const measured = firstHad === undefined ? measuredMin : 1;
  const upToHad = { ...sentence, tokens: sentence.tokens.slice(0, firstHad?.from) };
  const listed = listedBehind(upToHad, made);
  if (made.tells === "people" && listed === undefined) return undefined;
  const ingredients =
    listed ??
    ingredientsIn(sentence, { next: made.from }, measured) ??
    ingredientsBehind(upToHad, made.next, measured);
  const share = ingredients && shareOfMade(made, others);
  return ingredients && share && { ingredients, ...share };
}

function eatenOf(sentence: Sentence): Eaten | undefined {
  const shared = toldByClauses(sentence).filter(({ tells }) => tells === "people");
  const told = [...allTold(sentence, rowsOfBatches), ...shared];
  for (const each of told) {
    const others = told.filter((other) => other !== each);
    const eaten = tellsWhole(each) && each.value > 1 ? eatenOfMade(sentence, each, others) : undefined;
    if (eaten !== undefined) return eaten;
  }
  for (const had of told.filter(tellsShare)) {
    const ingredients = ingredientsIn(sentence, { next: had.from }, 1);
    if (ingredients !== undefined) return { ingredients, share: had.value, told: [had], isAssumed: false };
  }
  return undefined;
}

export function readBatch(sentence: Sentence): TextOfBatch {
  const { tokens } = sentence;
  const eaten = eatenOf(sentence);
  if (eaten === undefined) return { tokens, batch: undefined };
  const { ingredients, share, told, isAssumed } = eaten;
  const title = { from: ingredients.from, next: ingredients.begin };
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const cut = [title, ...told].find(({ from, next }) => at >= from && at < next);
    if (token === undefined) continue;
    if (cut === undefined) kept.push(token);
    else if (at === cut.from)
      kept.push({ text: ".", kind: "mark", start: token.start, end: token.start, isJoined: false });
  }
  const placeOf = ({ from, next }: Pick<Told, "from" | "next">) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
  });
  const { start, end } = placeOf({ from: ingredients.begin, next: ingredients.next });
  const titlePlace = title.from < title.next ? placeOf(title) : undefined;
  return {
    tokens: kept,
    batch: { start, end, share, told: told.map(placeOf), isAssumed, title: titlePlace },
  };
}
