/** Weighs what is bought and served in its shells: "1 kg de moules" holds little more than a quarter of that to eat. */
import type { FoodRow } from "#food/food-row.ts";

/** g. Nobody eats more of them without the shells. */
const inShellsMin = 400;
/** Of the weight in shells, once cooked: our estimate. */
const eatenShare = 0.27;
const soldInShells = /\bmussels?\b|\bclams?\b|\bcockles?\b/i;

/** g that are eaten of so many g that were said. */
export function gramsWithoutShells({ source }: FoodRow, grams: number): number {
  const [named = ""] = source.description.split(":");
  return grams >= inShellsMin && soldInShells.test(named) ? grams * eatenShare : grams;
}
