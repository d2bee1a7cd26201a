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

function hashOf(text: string, before = startOfHash): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = hashedOn(hash, text.charCodeAt(at));
  return hash;
}

function bucketOf(hash: number): number {
  return ((hash >>> 16) ^ hash) & (buckets - 1);
}

/** How often each bucket occurs. */
export type BucketCounts = ReadonlyMap<number, number>;

function countIn(counts: Map<number, number>, hash: number): void {
  const bucket = bucketOf(hash);
  counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
}

const [startOfPart, startOfWord, startOfPair] = [hashOf("part:"), hashOf("word:"), hashOf("pair:")];

/** A sentence has some 150: each is hashed from the shorter one that begins where it does. */
function partsOfWords(text: string): BucketCounts {
  const counts = new Map<number, number>();
  for (const word of text.split(/\s+/)) {
    if (word === "") continue;
    const whole = ` ${word} `;
    for (let from = 0; from + partLeast <= whole.length; from++) {
      let hash = startOfPart;
      for (let at = from; at < Math.min(from + partMost, whole.length); at++) {
        hash = hashedOn(hash, whole.charCodeAt(at));
        if (at + 1 >= from + partLeast) countIn(counts, hash);
      }
    }
  }
  return counts;
}

function wordsAndPairs(text: string, language: Language): BucketCounts {
  const counts = new Map<number, number>();
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    countIn(counts, hashOf(word, startOfWord));
    const next = words[at + 1];
    if (next !== undefined) countIn(counts, hashOf(`${word} ${next}`, startOfPair));
  }
  countIn(counts, hashOf(`language:${language}`));
  return counts;
}

/** Words and parts of words apart, so that each kind weighs as much however long the words are. */
export function textPartsOf(text: string, language: Language): readonly BucketCounts[] {
  const lowered = text.toLocaleLowerCase(language);
  return [partsOfWords(lowered), wordsAndPairs(lowered, language)];
}
