import { isDeepStrictEqual } from "node:util";
import type { Language } from "#domain/people/language.ts";
import { readAmount } from "../correct/read-amount.ts";
import type { Quantity } from "../text/quantities/quantity.ts";
import { stemEnglish } from "../text/words/english-stem.ts";
import { foldAccents } from "../text/words/fold.ts";

/** A name of the person's own in a text, with the amount that is said of it. */
export interface OwnMention<Named> {
  readonly named: Named;
  /** In the text, its amount included. */
  readonly start: number;
  readonly end: number;
  readonly quantity: Quantity | undefined;
}

interface Word {
  /** Folded, without a plural's ending. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map(({ 0: word, index }) => ({
    stem: stemEnglish(foldAccents(word.toLowerCase().replace("’", "'"))),
    start: index,
    end: index + word.length,
  }));
}

const stemsIn = (words: string) => new Set(words.split(" ").map(stemEnglish));
/** Words before a name of which it is a refusal, and not a food that was eaten. */
const refusals = new Set(["no", "not", "without", "sin", "ni", "sans", "pas", "minus", "instead"]);
/** A food is named before one of these, and the next one after it. */
const joiners = stemsIn("and plus with y e mas con et avec also ademas aussi");
/** What else may stand beside a whole name: who ate it, and when. */
const fillers = stemsIn(
  "i had ate drank my the some for at this today yesterday was it of " +
    "comi tome desayune cene bebi he comido tomado mi mis el la los las un una de para por hoy ayer esta era fue en " +
    "j'ai mange pris bu mon ma mes le du des pour ce cette hier a aujourd'hui c'etait d au",
);
/** An amount has no more words. */
const amountWordsMax = 5;
/** Places of names that are looked at. A meal has at most 60 foods; reading an amount beside each of a thousand took 0.2 s. */
const placesMax = 100;

/**
 * Where the text names what the person calls something: all words of the name and no other food word beside them, so that "granola"
 * is not found in "granola bar". The longest name wins.
 */
export function findOwnNames<Named extends { readonly name: string }>(
  text: string,
  names: readonly Named[],
  language: Language,
): readonly OwnMention<Named>[] {
  const words = wordsOf(text);
  const sought = names
    .map((named) => ({ named, stems: wordsOf(named.name).map(({ stem }) => stem) }))
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.stems.length - a.stems.length);
  const found: OwnMention<Named>[] = [];
  for (const { named, first, last } of placesOf(words, sought).slice(0, placesMax)) {
    const mention = mentionAt({ text, words, language }, { named, first, last });
    const isFree = mention && found.every(({ start, end }) => mention.end <= start || mention.start >= end);
    if (isFree) found.push(mention);
  }
  return found.sort((a, b) => a.start - b.start);
}

interface Sought<Named> {
  readonly named: Named;
  readonly stems: readonly string[];
}

/** Where each name's words stand one after the other, in the order of the names. */
function placesOf<Named>(words: readonly Word[], sought: readonly Sought<Named>[]): NameAt<Named>[] {
  const spaced = words.map(({ stem }) => ` ${stem}`);
  const line = `${spaced.join("")} `;
  let length = 0;
  const wordAt = new Map<number, number>();
  for (const [at, each] of spaced.entries()) {
    wordAt.set(length, at);
    length += each.length;
  }
  return sought.flatMap(({ named, stems }) => {
    const places: NameAt<Named>[] = [];
    const name = ` ${stems.join(" ")} `;
    for (let from = line.indexOf(name); from >= 0; from = line.indexOf(name, from + 1)) {
      const first = wordAt.get(from) ?? 0;
      places.push({ named, first, last: first + stems.length - 1 });
    }
    return places;
  });
}

interface ReadText {
  readonly text: string;
  readonly words: readonly Word[];
  readonly language: Language;
}

interface NameAt<Named> {
  readonly named: Named;
  /** Of `words`. */
  readonly first: number;
  readonly last: number;
}

/** Undefined where other words beside it say that another food is meant, or none. */
function mentionAt<Named>(
  { text, words, language }: ReadText,
  { named, first, last }: NameAt<Named>,
): OwnMention<Named> | undefined {
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  const before = amountBefore({ text, words, language }, first);
  const behind = before ? undefined : amountBehind({ text, words, language }, last);
  const amount = before ?? behind;
  const left = words[(before?.at ?? first) - 1];
  const right = words[(behind?.at ?? last) + 1];
  const from = before ? (words[before.at]?.start ?? start) : start;
  const to = behind ? (words[behind.at]?.end ?? end) : end;
  if (left && refusals.has(left.stem)) return undefined;
  const isLeftFree = left === undefined || isParted(text.slice(left.end, from)) || isBeside(left);
  if (!isLeftFree && !before) return undefined;
  // "pan con tomate" is not the person's "pan": a single word takes nothing with it.
  const isCombined = right !== undefined && first === last && !amount && isWith(right);
  const isRightFree = right === undefined || isParted(text.slice(to, right.start)) || isBeside(right);
  if (!isRightFree || isCombined) return undefined;
  return { named, start: from, end: to, quantity: amount?.quantity };
}

function isParted(between: string): boolean {
  return /[,;+.\n:()!?]/.test(between);
}

function isBeside({ stem }: Word): boolean {
  return joiners.has(stem) || fillers.has(stem);
}

const withWords = new Set(["with", "con", "avec"].map(stemEnglish));

function isWith({ stem }: Word): boolean {
  return withWords.has(stem);
}

/** "50 g of", "two": with the place of its first word. */
function amountBefore({ text, words, language }: ReadText, first: number) {
  const nameStart = words[first]?.start ?? 0;
  const quantityFrom = (at: number) => {
    const said = text.slice(words[at]?.start, nameStart);
    if (at >= first || isParted(said.replace(/(\d)[.,](\d)/g, "$1$2"))) return undefined;
    const quantity = readAmount(said, language)?.quantity;
    return quantity && { ...quantity, places: [] };
  };
  for (let at = Math.max(0, first - amountWordsMax); at < first; at++) {
    const quantity = quantityFrom(at);
    if (!quantity) continue;
    // "I had two": what says nothing of the amount stays.
    let from = at;
    while (isDeepStrictEqual(quantityFrom(from + 1), quantity)) from += 1;
    return { at: from, quantity };
  }
  return undefined;
}

/** "(50 g)", "50 g": with the place of its last word. */
function amountBehind({ text, words, language }: ReadText, last: number) {
  const nameEnd = words[last]?.end ?? 0;
  for (let at = Math.min(words.length - 1, last + 2); at > last; at--) {
    const said = text.slice(nameEnd, words[at]?.end).replace(/^[\s(:]+/, "");
    const amount = /^\d/.test(said) ? readAmount(said, language) : undefined;
    if (amount?.quantity?.measure) return { at, quantity: amount.quantity };
  }
  return undefined;
}
