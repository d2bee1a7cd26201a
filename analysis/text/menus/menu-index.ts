/** Finds the item of one chain's menu that a stretch of words names. */
import type { MenuItem } from "#food/menus/menu-item.ts";
import { wordSet } from "../words/read-word-files.ts";
import { comparedWords, typedWordsOf } from "./menu-words.ts";

/** Words in brackets distinguish items of the same name. */
const bracketed = /\([^)]*\)/g;
const shareOfBracketed = 0.3;
/** Size words. Where none is typed, the usual ones are assumed. */
const usualSizes: ReadonlySet<string> = wordSet("usual-size-of-menu");
const otherSizes: ReadonlySet<string> = wordSet("other-size-of-menu");
const weightOfSize = 1;
/** "diet", "kids", "catering": never assumed where it is not typed. */
const neverAssumed: ReadonlySet<string> = wordSet("said-of-menu-item");
/** What a name loses for a word that was not typed, as a share of the word's weight. */
const omitted = { usualSize: 0, otherSize: 0.1, usual: 0.5, never: 1.5 } as const;
/** Of the coverage of a name that has such a word, where it was not typed: hardly that item. */
const shareWithoutNeeded = 0.5;
/** What a stretch loses for a word that the name lacks. */
const unmatched = 0.9;

export interface FoundItem {
  readonly item: MenuItem;
  readonly score: number;
  /** Share of the item's name that was typed, and of the typed words that its name has: 0 to 1. */
  readonly coverage: number;
  readonly saidCoverage: number;
  /** How many words of its name were typed, sizes apart. */
  readonly words: number;
}

/** Scores no further apart than this are equal: one of the items is chosen for all. */
const sameScore = 0.001;

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(typedWordsOf(text).flatMap((word) => comparedWords(word.text)));
}

interface Posting {
  readonly item: number;
  /** What the item gains where the word is said. */
  readonly gain: number;
  /** What it loses where it is not. */
  readonly loss: number;
}

export function isSize(word: string): boolean {
  return usualSizes.has(word) || otherSizes.has(word);
}

function lossOf(word: string, gain: number): number {
  if (usualSizes.has(word)) return omitted.usualSize * gain;
  if (otherSizes.has(word)) return omitted.otherSize * gain;
  return gain * (neverAssumed.has(word) ? omitted.never : omitted.usual);
}

interface WordOfMenu {
  readonly weight: number;
  readonly postings: readonly Posting[];
}

export class MenuIndex {
  readonly items: readonly MenuItem[];
  /** By item: of all words of its name but sizes, and what it loses where none is said. */
  readonly weights: Float64Array;
  readonly losses: Float64Array;
  readonly #words: ReadonlyMap<string, WordOfMenu>;
  /** As much as a word that one item has. */
  readonly unknownWeight: number;

  /** The chain's own name in an item's says nothing: "Chick-fil-A Sauce". */
  constructor(items: readonly MenuItem[], chainName: string) {
    this.items = items;
    this.weights = new Float64Array(items.length);
    this.losses = new Float64Array(items.length);
    this.unknownWeight = Math.log(1 + items.length);
    const places = items.flatMap(({ name }, item) => {
      const own = name.replaceAll(chainName, " ");
      const outside = wordsIn(own.replace(bracketed, " "));
      return [...wordsIn(own)].map((word) => ({
        word,
        item,
        share: outside.has(word) ? 1 : shareOfBracketed,
      }));
    });
    const byWord = Map.groupBy(places, ({ word }) => word);
    this.#words = new Map(
      [...byWord].map(([word, having]) => {
        const weight = isSize(word) ? weightOfSize : Math.log(1 + items.length / having.length);
        const postings = having.map(({ item, share }) => {
          const gain = isSize(word) ? weight : weight * share;
          return { item, gain, loss: lossOf(word, neverAssumed.has(word) ? weight : gain) };
        });
        for (const { item, gain, loss } of postings) {
          if (!isSize(word)) this.weights[item] = (this.weights[item] ?? 0) + gain;
          this.losses[item] = (this.losses[item] ?? 0) + loss;
        }
        return [word, { weight, postings }];
      }),
    );
  }

  /** Words of its name that nobody leaves omitted. */
  neededOf(item: number): readonly string[] {
    return [...wordsIn(this.items[item]?.name ?? "")].filter((word) => neverAssumed.has(word));
  }

  word(text: string): WordOfMenu | undefined {
    return this.#words.get(text);
  }
}

interface Said {
  /** Of the item's name, sizes included, and without them. */
  gain: number;
  ofName: number;
  /** Of the words said, what the name has, and how many of those are no sizes. */
  ofSaid: number;
  words: number;
  /** Not lost, as it was said. */
  saved: number;
}

/** A stretch of words that grows by its last one. */
export class GrowingStretch {
  readonly #index: MenuIndex;
  readonly #said = new Set<string>();
  /** By item. */
  readonly #found = new Map<number, Said>();
  #saidWeight = 0;

  constructor(index: MenuIndex) {
    this.#index = index;
  }

  add(words: readonly string[]): void {
    for (const text of words) {
      if (this.#said.has(text)) continue;
      this.#said.add(text);
      const word = this.#index.word(text);
      this.#saidWeight += word?.weight ?? this.#index.unknownWeight;
      for (const { item, gain, loss } of word?.postings ?? []) {
        const found = this.#found.get(item) ?? { gain: 0, ofName: 0, ofSaid: 0, words: 0, saved: 0 };
        found.gain += gain;
        found.ofName += isSize(text) ? 0 : gain;
        found.words += isSize(text) ? 0 : 1;
        found.ofSaid += word?.weight ?? 0;
        found.saved += loss;
        this.#found.set(item, found);
      }
    }
  }

  /** The item that the words name best, of several alike the one of middle energy. */
  best(): FoundItem | undefined {
    let score = 0;
    let same: number[] = [];
    for (const [item, { gain, ofSaid, saved }] of this.#found) {
      const lost = (this.#index.losses[item] ?? 0) - saved;
      const own = gain - lost - unmatched * (this.#saidWeight - ofSaid);
      if (own <= 0 || own < score - sameScore) continue;
      same = own > score + sameScore ? [item] : [...same, item];
      score = Math.max(score, own);
    }
    const items = same.flatMap((at) => {
      const item = this.#index.items[at];
      return item === undefined ? [] : [{ item, at }];
    });
    const middle = items.sort((a, b) => a.item.calories - b.item.calories)[
      Math.floor((items.length - 1) / 2)
    ];
    if (middle === undefined) return undefined;
    const said = (this.#found.get(middle.at)?.ofName ?? 0) / (this.#index.weights[middle.at] || 1);
    const lacksNeeded = this.#index.neededOf(middle.at).some((word) => !this.#said.has(word));
    const coverage = lacksNeeded ? said * shareWithoutNeeded : said;
    const saidCoverage = (this.#found.get(middle.at)?.ofSaid ?? 0) / this.#saidWeight;
    const words = this.#found.get(middle.at)?.words ?? 0;
    return { item: middle.item, score, coverage, saidCoverage, words };
  }
}
