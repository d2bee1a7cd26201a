/** analysis/text: from a sentence to foods. This file looks the same words of one text up once. */
import type { FoundRow, SoughtWord } from "./find-rows.ts";

type Find = (words: readonly SoughtWord[]) => readonly FoundRow[];

/** For one text: a hundred times "egg" costs one search. */
export function cacheFinds(find: Find): Find {
  const known = new Map<string, readonly FoundRow[]>();
  return (words) => {
    const key = JSON.stringify(words);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(words);
    known.set(key, found);
    return found;
  };
}
