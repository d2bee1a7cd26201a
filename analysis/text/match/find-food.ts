/** Finds rows, also where the last word does not name the thing: "Whopper Jr hamburger". */
import { type FoundRow, isGoodRow, type RowFinder, type SoughtWord } from "./find-rows.ts";
import { headWeight, missingPenalty } from "./match-weights.ts";

/** Every noun may be the head. */
function withEveryNounAsHead(words: readonly SoughtWord[]): readonly SoughtWord[] {
  return words.map((word) => {
    const weight = word.isHead ? word.weight / headWeight : word.weight;
    const missing = Math.min(word.missing, weight * missingPenalty.other);
    return { ...word, weight, missing, isHead: !word.isAdjective };
  });
}

export function findFood(
  finder: RowFinder,
  words: readonly SoughtWord[],
  limit: number,
): readonly FoundRow[] {
  const found = finder.find(words, limit);
  const nouns = words.filter((word) => !word.isAdjective).length;
  if (isGoodRow(found[0]) || nouns < 2) return found;
  const relaxed = finder.find(withEveryNounAsHead(words), limit);
  return isGoodRow(relaxed[0]) ? relaxed : found;
}
