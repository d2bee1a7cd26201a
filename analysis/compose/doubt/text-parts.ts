// A text as counts of its words, pairs of words and parts of words, hashed into a fixed number of buckets.
import type { Language } from "#domain/people/language.ts";

export const buckets = 2 ** 16;

/** Letters of a part of a word, with the spaces around the word. */
const [partLeast, partMost] = [2, 5];

const startOfHash = 0x811c9dc5;

/** FNV-1a (Fowler, Noll and Vo), 32 bits, over UTF-16 code units: the hash with one more of them. */
function hashedOn(hash: number, codeUnit: number): number {
  return Math.imul(hash ^ codeUnit, 0x01000193);
}

export function hashOf(text: string, before = startOfHash): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = hashedOn(hash, text.charCodeAt(at));
  return hash;
}

function bucketOf(hash: number): number {
  return ((hash >>> 16) ^ hash) & (buckets - 1);
}

/** The buckets that occur, in the order in which they first do, and how often each does. */
export interface BucketCounts {
  readonly buckets: readonly number[];
  readonly counts: readonly number[];
}

/** While a text is counted: where each bucket is in the list, plus one. A map takes several times as long. Else all 0. */
const places = new Uint32Array(buckets);

class BucketCounter {
  readonly #buckets: number[] = [];
  readonly #counts: number[] = [];

  add(hash: number): void {
    const bucket = bucketOf(hash);
    const place = places[bucket];
    if (place) {
      this.#counts[place - 1] = (this.#counts[place - 1] ?? 0) + 1;
      return;
    }
    this.#counts.push(1);
    places[bucket] = this.#buckets.push(bucket);
  }

  finish(): BucketCounts {
    for (const bucket of this.#buckets) places[bucket] = 0;
    return { buckets: this.#buckets, counts: this.#counts };
  }
}

const [startOfPart, startOfWord, startOfPair] = [hashOf("part:"), hashOf("word:"), hashOf("pair:")];

/** A sentence has some 150: each is hashed from the shorter one that begins where it does. */
function partsOfWords(text: string): BucketCounts {
  const counter = new BucketCounter();
  for (const word of text.split(/\s+/)) {
    if (word === "") continue;
    const whole = ` ${word} `;
    for (let from = 0; from + partLeast <= whole.length; from++) {
      let hash = startOfPart;
      for (let at = from; at < Math.min(from + partMost, whole.length); at++) {
        hash = hashedOn(hash, whole.charCodeAt(at));
        if (at + 1 >= from + partLeast) counter.add(hash);
      }
    }
  }
  return counter.finish();
}

function wordsAndPairs(text: string, language: Language): BucketCounts {
  const counter = new BucketCounter();
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    counter.add(hashOf(word, startOfWord));
    const next = words[at + 1];
    if (next !== undefined) counter.add(hashOf(`${word} ${next}`, startOfPair));
  }
  counter.add(hashOf(`language:${language}`));
  return counter.finish();
}

/** Words, and parts of words, counted separately, so that each kind has the same weight however long the words are. */
export function textPartsOf(text: string, language: Language): readonly BucketCounts[] {
  const lowered = text.toLocaleLowerCase(language);
  return [partsOfWords(lowered), wordsAndPairs(lowered, language)];
}
