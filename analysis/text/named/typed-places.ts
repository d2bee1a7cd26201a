/** Finds the words of a text with abbreviations and pictures spelt out in the text that was typed. */
import { foldAccents } from "../words/fold.ts";

export interface Place {
  readonly start: number;
  readonly end: number;
}

interface Word extends Place {
  /** Without case and accents, which spelling out may have lost. */
  readonly folded: string;
}

const wordPattern = /[\p{L}\p{M}]+|\p{N}+|[^\s]/gu;

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    folded: foldAccents(word),
    start: index,
    end: index + word.length,
  }));
}

/** Longer stretches are not compared word by word: only their words are sought. */
const comparedMax = 1_000_000;

/** Names are long, numbers and units short: where not both can stay in their order, names do. */
function weightOf(word: Word | undefined): number {
  return word?.folded.length ?? 0;
}

/** What is common to the rest of both in the same order, in letters, for each pair of places. */
function commonLengths(typed: readonly Word[], said: readonly Word[]): readonly Uint32Array[] {
  const lengths = Array.from({ length: typed.length + 1 }, () => new Uint32Array(said.length + 1));
  for (let at = typed.length - 1; at >= 0; at--)
    for (let to = said.length - 1; to >= 0; to--) {
      const [row, next] = [lengths[at], lengths[at + 1]];
      if (row === undefined || next === undefined) continue;
      const isSame = typed[at]?.folded === said[to]?.folded;
      row[to] = isSame
        ? (next[to + 1] ?? 0) + weightOf(typed[at])
        : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
}

/** For each word of the spelt-out text the one that was typed, both in their order; -1 where there is none. */
function alignedWords(typed: readonly Word[], said: readonly Word[]): readonly number[] {
  const aligned = new Array<number>(said.length).fill(-1);
  const isSame = (at: number, to: number) =>
    typed[at] !== undefined && typed[at]?.folded === said[to]?.folded;
  let from = 0;
  while (isSame(from, from)) aligned[from] = from++;
  let [typedEnd, saidEnd] = [typed.length, said.length];
  while (typedEnd > from && saidEnd > from && isSame(typedEnd - 1, saidEnd - 1))
    aligned[--saidEnd] = --typedEnd;
  if ((typedEnd - from) * (saidEnd - from) > comparedMax) return aligned;
  const lengths = commonLengths(typed.slice(from, typedEnd), said.slice(from, saidEnd));
  for (let [at, to] = [from, from]; at < typedEnd && to < saidEnd; ) {
    const [row, next] = [lengths[at - from], lengths[at - from + 1]];
    const withBoth = (next?.[to - from + 1] ?? 0) + weightOf(typed[at]);
    if (isSame(at, to) && row?.[to - from] === withBoth) aligned[to++] = at++;
    else if ((next?.[to - from] ?? 0) >= (row?.[to - from + 1] ?? 0)) at++;
    else to++;
  }
  return aligned;
}

/** "w/" for "with", "1/4" for "quarter", ", no" for "without": more words than these are no other spelling. */
const replacedMax = 3;
/** A size is said in other words, not spelled: "12 inch" is "medium". */
const isNoSpelling = /^(?:[()[\]]|cm|inch|inches|pouces?|pulgadas?|["”″])$/u;

function isOtherSpelling(replaced: readonly Word[]): boolean {
  if (replaced.some(({ folded }) => isNoSpelling.test(folded))) return false;
  const hasAny = (kind: RegExp) => replaced.some(({ folded }) => kind.test(folded));
  return hasAny(/\p{L}/u) ? !hasAny(/\p{N}/u) : hasAny(/[\p{N}\p{Extended_Pictographic}]/u);
}

/** Of a text that was said anew: where each of its words was typed. */
export class TypedPlaces {
  readonly typed: string;
  readonly #said: readonly Word[];
  readonly #places: readonly (Place | undefined)[];

  constructor(typed: string, said: string) {
    this.typed = typed;
    this.#said = wordsOf(said);
    this.#places = typed === said ? this.#said : placesOf(wordsOf(typed), this.#said);
  }

  /** A stretch of the spelt-out text as it was typed. */
  textOf(said: Place): string | undefined {
    const place = this.find(said);
    return place && this.typed.slice(place.start, place.end);
  }

  /** Of a stretch of the spelt-out text; undefined where nothing in it was typed. */
  find({ start, end }: Place): Place | undefined {
    const places = this.#said.flatMap((word, at) => {
      const place = this.#places[at];
      if (place === undefined || word.start >= end || word.end <= start) return [];
      // Of words written together, "cafeconleche", a part has a place of its own.
      if (place.end - place.start !== word.end - word.start) return [place];
      const moved = place.start - word.start;
      return [{ start: Math.max(start, word.start) + moved, end: Math.min(end, word.end) + moved }];
    });
    if (places.length === 0) return undefined;
    return {
      start: Math.min(...places.map((place) => place.start)),
      end: Math.max(...places.map((place) => place.end)),
    };
  }
}

/** For each word said, the index of the nearest aligned word before it (or -1) and behind it (or how many words there are). */
function alignedAround(aligned: readonly number[]): {
  readonly before: Int32Array;
  readonly behind: Int32Array;
} {
  const count = aligned.length;
  const [before, behind] = [new Int32Array(count).fill(-1), new Int32Array(count).fill(count)];
  const isAligned = (to: number) => (aligned[to] ?? -1) >= 0;
  for (let to = 1; to < count; to++) before[to] = isAligned(to - 1) ? to - 1 : (before[to - 1] ?? -1);
  for (let to = count - 2; to >= 0; to--) behind[to] = isAligned(to + 1) ? to + 1 : (behind[to + 1] ?? count);
  return { before, behind };
}

function placesOf(typed: readonly Word[], said: readonly Word[]): readonly (Place | undefined)[] {
  const aligned = alignedWords(typed, said);
  const around = alignedAround(aligned);
  const used = new Set(aligned);
  const byText = Map.groupBy(typed.keys(), (at) => typed[at]?.folded ?? "");
  return said.map((word, to) => {
    const own = aligned[to] ?? -1;
    if (own >= 0) return typed[own];
    const [saidBefore, saidBehind] = [around.before[to] ?? -1, around.behind[to] ?? said.length];
    const before = aligned[saidBefore] ?? -1;
    const behind = aligned[saidBehind] ?? typed.length;
    const replacedCount = behind - before - 1;
    const replaced = replacedCount > replacedMax ? [] : typed.slice(before + 1, behind);
    const from = saidBefore + 1;
    const isEach = saidBehind - from === replacedCount;
    const same = byText.get(word.folded) ?? [];
    const isInOtherWords = isOtherSpelling(replaced) && same.every((at) => used.has(at));
    const [first, last] = [replaced[0], replaced.at(-1)];
    if (isInOtherWords && isEach && !replaced.some(({ folded }) => /\d/.test(folded)))
      return replaced[to - from];
    if (first !== undefined && last !== undefined && isInOtherWords)
      return { start: first.start, end: last.end };
    // Moved, or said once more: "3 tacos: 2 chicken, 1 beef".
    const nearest = nearestTo(before, same);
    return nearest === undefined ? undefined : typed[nearest];
  });
}

/** The first one if several are equally near. */
function nearestTo(place: number, places: readonly number[]): number | undefined {
  let nearest = places[0];
  for (const at of places)
    if (nearest !== undefined && Math.abs(at - place) < Math.abs(nearest - place)) nearest = at;
  return nearest;
}
