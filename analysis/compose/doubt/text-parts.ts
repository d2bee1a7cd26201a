// A text as counts of its words, pairs of words and parts of words, hashed into a fixed number of buckets.
import type { Language } from "#domain/people/language.ts";

export const buckets = 2 ** 16;

/** Letters of a part of a word, with the spaces around the word. */
const [partLeast, partMost] = [2, 5];

/** FNV-1a (Fowler, Noll and Vo), 32 bits, over UTF-16 code units. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & (buckets - 1);
}

/** How often each bucket occurs. */
export type BucketCounts = ReadonlyMap<number, number>;

function countIn(counts: Map<number, number>, part: string): void {
  const bucket = bucketOf(part);
  counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
}

function partsOfWords(text: string): BucketCounts {
  const counts = new Map<number, number>();
  for (const word of text.split(/\s+/)) {
    if (word === "") continue;
    const whole = ` ${word} `;
    for (let length = partLeast; length <= partMost; length++) {
      if (whole.length <= length) {
        countIn(counts, `part:${whole}`);
        break;
      }
      for (let at = 0; at + length <= whole.length; at++)
        countIn(counts, `part:${whole.slice(at, at + length)}`);
    }
  }
  return counts;
}

function wordsAndPairs(text: string, language: Language): BucketCounts {
  const counts = new Map<number, number>();
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    countIn(counts, `word:${word}`);
    const next = words[at + 1];
    if (next !== undefined) countIn(counts, `pair:${word} ${next}`);
  }
  countIn(counts, `language:${language}`);
  return counts;
}

/** Words and parts of words apart, so that each kind weighs as much however long the words are. */
export function textPartsOf(text: string, language: Language): readonly BucketCounts[] {
  const lowered = text.toLocaleLowerCase(language);
  return [partsOfWords(lowered), wordsAndPairs(lowered, language)];
}
