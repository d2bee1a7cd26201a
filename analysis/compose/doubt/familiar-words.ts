/**
 * How often the words of a text, and pairs of them, are in judged sentences. A text of new words
 * is more likely to be misread.
 */
import { readFileSync } from "node:fs";
import type { Language } from "#domain/people/language.ts";
import { hashOf } from "./text-parts.ts";

/** Counts that words and pairs are hashed into. */
export const familiarBuckets = 2 ** 17;
const countMax = 255;
/** Shorter words ("de", "of", "g") are in every text. */
const lettersMin = 3;
/** ln(1 + count) assumed of a text without words: nothing in it is new. */
const logWithoutWords = Math.log1p(countMax);

export type Counts = ArrayLike<number>;

interface HashedWords {
  readonly words: readonly number[];
  readonly pairs: readonly number[];
}

function bucketOf(language: Language, phrase: string): number {
  const hash = hashOf(`${language} ${phrase}`);
  return ((hash >>> 15) ^ hash) & (familiarBuckets - 1);
}

export function hashedWords(text: string, language: Language): HashedWords {
  const all = text.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? [];
  return {
    words: all.filter((word) => word.length >= lettersMin).map((word) => bucketOf(language, word)),
    pairs: all.slice(1).map((word, at) => bucketOf(language, `${all[at]} ${word}`)),
  };
}

/**
 * How often the known sentences have the words of a meal (ln(1 + count)): the rarest, the mean, and the share that none has; the
 * same of pairs.
 */
export interface Familiarity {
  readonly leastWord: number;
  readonly words: number;
  readonly newWords: number;
  readonly leastPair: number;
  readonly pairs: number;
  readonly newPairs: number;
}

function summaryOf(logs: readonly number[]): readonly [least: number, mean: number, shareOfNew: number] {
  const mean = logs.reduce((sum, each) => sum + each, 0) / logs.length;
  return [Math.min(...logs), mean, logs.filter((each) => each === 0).length / logs.length];
}

export function familiarityBy(counts: Counts, text: string, language: Language): Familiarity {
  const { words, pairs } = hashedWords(text, language);
  const logs = (buckets: readonly number[]) => buckets.map((bucket) => Math.log1p(counts[bucket] ?? 0));
  const [leastWord, mean, newWords] = summaryOf(words.length === 0 ? [logWithoutWords] : logs(words));
  const [leastPair, meanOfPairs, newPairs] = summaryOf(pairs.length === 0 ? [mean] : logs(pairs));
  return { leastWord, words: mean, newWords, leastPair, pairs: meanOfPairs, newPairs };
}

export const familiarWordsUrl = new URL("./familiar-words.txt", import.meta.url);
const lineLength = 120;

/** A byte for each bucket, in base64. */
export function writeCounts(counts: Counts): string {
  const bytes = Buffer.from(Array.from(counts, (count) => Math.min(count, countMax)));
  return `${bytes
    .toString("base64")
    .replace(new RegExp(`.{${lineLength}}`, "g"), "$&\n")
    .trimEnd()}\n`;
}

export function readCounts(text: string): Counts {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== familiarBuckets) throw new Error(`familiar-words.txt has ${bytes.length} bytes`);
  return new Uint8Array(bytes);
}

let known: Counts | undefined;

export function familiarityOf(text: string, language: Language): Familiarity {
  known ??= readCounts(readFileSync(familiarWordsUrl, "utf8"));
  return familiarityBy(known, text, language);
}
