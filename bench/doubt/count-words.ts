// In how many judged sentences each word and pair of words is.
import {
  type Counts,
  type Familiarity,
  familiarBuckets,
  familiarityBy,
  hashedWords,
} from "#analysis/compose/doubt/familiar-words.ts";
import type { IntervalSentence } from "./judged-meals.ts";

/** Counts in how many sentences each word, or pair of words, stands. */
export function countWords(sentences: readonly IntervalSentence[]): Uint32Array {
  const counts = new Uint32Array(familiarBuckets);
  for (const { text, language } of sentences) {
    const { words, pairs } = hashedWords(text, language);
    for (const bucket of new Set([...words, ...pairs])) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** The familiarity of every sentence, by words counted in the other sets. */
export function familiarityBySet(sentences: readonly IntervalSentence[]): readonly Familiarity[] {
  const all = countWords(sentences);
  const withoutSet = new Map<string, Counts>();
  for (const [set, ofSet] of Map.groupBy(sentences, (each) => each.set)) {
    const own = countWords(ofSet);
    withoutSet.set(
      set,
      all.map((count, bucket) => count - (own[bucket] ?? 0)),
    );
  }
  return sentences.map(({ set, text, language }) =>
    familiarityBy(withoutSet.get(set) ?? all, text, language),
  );
}
