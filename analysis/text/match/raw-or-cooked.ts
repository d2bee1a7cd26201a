/** Finds the row of what was weighed before it was cooked, or after: "75 g basmati rice dry", "cooked 5% mince". */

import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { FoundRow, SoughtWord } from "./find-rows.ts";
import { cookedRows, rawRows } from "./raw-rows.ts";

const driedWords: ReadonlySet<string> = new Set(["dry", "dried"]);
/** "dried mushrooms" are no raw ones: only grains and pulses are raw when they are dry. */
const soldDry = /céréales crus|légumineuses sèches|légumineuses$/;
const isDried = /\bdried\b|\bdry\b/i;

function isSoldDry({ category, source }: FoodRow): boolean {
  return soldDry.test(category) || isDried.test(source.description);
}

/** "from raw" says what was cooked. */
const saysRaw = /(?<!from )\braw\b/i;

/** The description of the row that is meant instead, where the words say so. */
function describedInstead(words: readonly SoughtWord[], name: string): string | undefined {
  // "prepared from dried" says what was cooked.
  const says = (word: string) => words.some(({ text, isBeside }) => text === word && !isBeside);
  if (says("raw") || [...driedWords].some(says)) return saysRaw.test(name) ? undefined : rawRows.get(name);
  // "90/10 ground beef" is weighed as it is sold, unless it was cooked.
  return says("cooked") ? cookedRows.get(name) : undefined;
}

/** The same rows, the first of them raw or cooked where the words say that it was weighed so. */
export function rawOrCookedAsStated(
  words: readonly SoughtWord[],
  found: readonly FoundRow[],
  rowDescribed: (description: string) => FoodRow | undefined,
): readonly FoundRow[] {
  const [best, ...others] = found;
  if (best === undefined) return found;
  const row = rowDescribed(describedInstead(words, splitRecipe(best.row.source.description).name) ?? "");
  if (row === undefined) return found;
  const isSaidRaw = words.some(({ text }) => text === "raw" || text === "cooked");
  return isSaidRaw || isSoldDry(row) ? [{ ...best, row }, ...others] : found;
}
