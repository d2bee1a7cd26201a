/** Looks the same words up once: a hundred times "egg", and what was typed last. */
import { RecentMap } from "#domain/recent-map.ts";
import type { FoundRow, SoughtWord } from "./find-rows.ts";

type Find = (words: readonly SoughtWord[]) => readonly FoundRow[];

/** `find` must depend on the words alone. */
export function cacheFinds(find: Find, keptMax: number): Find {
  const known = new RecentMap<string, readonly FoundRow[]>(keptMax);
  return (words) => known.getOrMake(JSON.stringify(words), () => find(words));
}
