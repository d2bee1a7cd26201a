import type { AnalysedFood, FoodCandidate } from "./meal-analysis.ts";

const keyOf = (name: string) => name.trim().toLowerCase();

/** The first of each name, and none with the food's own: nobody can choose between two that read the same. */
export function shownCandidates({
  name,
  candidates,
}: Pick<AnalysedFood, "name" | "candidates">): FoodCandidate[] {
  const byName = new Map<string, FoodCandidate>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.name);
    if (key !== keyOf(name) && !byName.has(key)) byName.set(key, candidate);
  }
  return [...byName.values()];
}
