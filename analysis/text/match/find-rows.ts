/** Ranks the table's rows for the words of one food. */
import type { FoodRow } from "#food/food-row.ts";
import { type FoodIndex, wordPlace } from "./food-index.ts";
import { acceptedShare, describingHeadCredit, weakHeadCredit } from "./match-weights.ts";

/** One word to look for. */
export interface SoughtWord {
  readonly text: string;
  readonly weight: number;
  readonly isHead: boolean;
  readonly isAdjective: boolean;
  /** Said after "with" and the like. */
  readonly isBeside: boolean;
  /** What a row loses that does not have it. */
  readonly missing: number;
}

export interface FoundRow {
  readonly row: FoodRow;
  readonly score: number;
  /** Share of the said words' weight that the row has: 0 to 1. */
  readonly coverage: number;
  /** The word that names the thing said, or the row's own, was found. */
  readonly hasHead: boolean;
  /** What a row of exactly the said words would score. */
  readonly perfectScore: number;
  /** The dish, where parts of it were refused, and how much of its usual weight is left. */
  readonly servedAs?: {
    readonly row: FoodRow;
    readonly share: number;
    /** The row was made of the dish by its recipe. */
    readonly isRest?: true;
  };
  /** The words are its name. */
  readonly isNamed?: true | undefined;
}

/** A row is taken for the food when it names it and earns this share of what a perfect one would. */
export function isGoodRow(found: FoundRow | undefined): boolean {
  return found?.hasHead === true && found.score >= acceptedShare * found.perfectScore;
}

/** Share of its weight that the head said earns, by what it is in the row's name. */
function creditForHead(place: number): number {
  if (place === wordPlace.head) return 1;
  return place === wordPlace.naming ? weakHeadCredit.naming : weakHeadCredit.beside;
}

/** An adjective or a complement that is the row's head: a crisp apple is no apple crisp, spaghetti with sauce no sauce. */
function creditForDescriber(word: SoughtWord, place: number): number {
  if (place !== wordPlace.head) return 1;
  return word.isAdjective || word.isBeside ? describingHeadCredit : 1;
}

/** Reusable sums, one set per index, so that a search allocates next to nothing. */
export class RowFinder {
  readonly #index: FoodIndex;
  readonly #sums: Float32Array;
  readonly #matched: Float32Array;
  readonly #hasHead: Uint8Array;
  readonly #isTouched: Uint8Array;
  /** The names that have any of the words, one after the other. */
  readonly #touched: Int32Array;
  #touchedCount = 0;

  constructor(index: FoodIndex) {
    this.#index = index;
    const names = index.rowOfName.length;
    this.#sums = new Float32Array(names);
    this.#matched = new Float32Array(names);
    this.#hasHead = new Uint8Array(names);
    this.#isTouched = new Uint8Array(names);
    this.#touched = new Int32Array(names);
  }

  isKnown(word: string): boolean {
    return this.#index.spans.has(word);
  }

  /** The best rows first, at most `limit`, each once; none where no word is known. */
  find(words: readonly SoughtWord[], limit: number): readonly FoundRow[] {
    const known = words.filter((word) => this.#index.spans.has(word.text));
    if (known.length === 0) return [];
    let total = 0;
    let missing = 0;
    for (const word of known) {
      total += word.weight;
      missing += word.missing;
      this.#add(word);
    }
    const found = this.#best(total, missing, limit);
    this.#clear();
    return found;
  }

  /** The hot loop: fields are read into constants once, which halves its time. */
  #add(word: SoughtWord): void {
    const span = this.#index.spans.get(word.text);
    if (span === undefined) return;
    const { names, credits, penalties, places } = this.#index.postings;
    const { weight, missing, isHead } = word;
    const [sums, matched, hasHead] = [this.#sums, this.#matched, this.#hasHead];
    const [isTouched, touched] = [this.#isTouched, this.#touched];
    let count = this.#touchedCount;
    for (let at = span.from; at < span.to; at++) {
      const name = names[at] ?? 0;
      if (isTouched[name] === 0) {
        isTouched[name] = 1;
        touched[count++] = name;
      }
      const place = places[at] ?? 0;
      const earned =
        weight * (credits[at] ?? 0) * (isHead ? creditForHead(place) : creditForDescriber(word, place));
      // "milk chocolate" is not "chocolate milk": the row's head was said, but not as the thing itself.
      const regained = place === wordPlace.head && !isHead ? 0 : (penalties[at] ?? 0);
      sums[name] = (sums[name] ?? 0) + earned + missing + regained;
      matched[name] = (matched[name] ?? 0) + weight;
      if (place === wordPlace.head || (isHead && place !== wordPlace.beside)) hasHead[name] = 1;
    }
    this.#touchedCount = count;
  }

  #best(total: number, missing: number, limit: number): readonly FoundRow[] {
    const { basePenalty, rowOfName, rows } = this.#index;
    const [sums, touched] = [this.#sums, this.#touched];
    const best: Ranked[] = [];
    let worst = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.#touchedCount; at++) {
      const name = touched[at] ?? 0;
      const score = (sums[name] ?? 0) - (basePenalty[name] ?? 0) - missing;
      if (score < worst) continue;
      insertRanked(best, { row: rowOfName[name] ?? 0, name, score }, limit);
      if (best.length === limit) worst = best[limit - 1]?.score ?? worst;
    }
    return best.flatMap(({ row, name, score }) => {
      const foodRow = rows[row];
      if (foodRow === undefined) return [];
      const coverage = (this.#matched[name] ?? 0) / total;
      return [{ row: foodRow, score, coverage, hasHead: this.#hasHead[name] === 1, perfectScore: total }];
    });
  }

  /** Only what was touched, for the next search. */
  #clear(): void {
    for (let at = 0; at < this.#touchedCount; at++) {
      const name = this.#touched[at] ?? 0;
      this.#sums[name] = 0;
      this.#matched[name] = 0;
      this.#hasHead[name] = 0;
      this.#isTouched[name] = 0;
    }
    this.#touchedCount = 0;
  }
}

interface Ranked {
  readonly row: number;
  readonly name: number;
  readonly score: number;
}

/** Keeps the list sorted, short and with each row once. Earlier rows win ties, so that results never depend on the order of words. */
function insertRanked(best: Ranked[], entry: Ranked, limit: number): void {
  const same = best.findIndex((other) => other.row === entry.row);
  if (same >= 0) {
    if ((best[same]?.score ?? 0) >= entry.score) return;
    best.splice(same, 1);
  }
  const before = (a: Ranked, b: Ranked) => a.score > b.score || (a.score === b.score && a.row < b.row);
  const at = best.findIndex((other) => before(entry, other));
  best.splice(at < 0 ? best.length : at, 0, entry);
  if (best.length > limit) best.pop();
}
