/** Counts only the bread of a sandwich whose filling is counted by itself: "sandwich with paneer and green chutney". */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { isInGroup, isRawVegetable, type MealGroup } from "#food/portions/meal-groups.ts";
import { listing, opensContents } from "../languages/language-grammar.ts";
import { household } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type Atom, atomOfWords } from "../segment/atom.ts";
import type { FindRows, FoodMention } from "../segment/food-mention.ts";

/** Rows of a sandwich or wrap without a stated filling, and the bread of one. */
const breadOf: ReadonlyMap<string, { readonly english: readonly string[]; readonly quantity: Quantity }> =
  new Map([
    ["Sandwich, NFS", { english: ["bread", "white"], quantity: implied(2) }],
    ["Sandwich wrap, NFS", { english: ["tortilla", "flour"], quantity: implied(1) }],
  ]);

function implied(count: number): Quantity {
  const quantity = { count, qualifiers: [], isSaid: false } as const;
  return count === 1 ? quantity : { ...quantity, measure: household.slice };
}

const fillings: readonly MealGroup[] = ["carried", "spread", "extra"];
const beside: readonly MealGroup[] = ["uncounted", "beside-dish"];

/** What lies in it and not beside it. */
function isFilling({ found: [best] }: FoodMention): boolean {
  if (best === undefined) return false;
  const { row } = best;
  if (isRawVegetable(row)) return true;
  // Recipes for what is spread or fried, such as halloumi, have no class.
  const isPart = splitRecipe(row.source.description).ingredients !== undefined && !isInGroup(row, "main");
  const mayLieIn = isPart || fillings.some((group) => isInGroup(row, group));
  return mayLieIn && !beside.some((group) => isInGroup(row, group));
}

function connectiveOf({ atoms: [first] }: FoodMention): Atom["connective"] {
  return first?.connective ?? "apart";
}

/** How many of what follows it lie in it. */
function fillingsBehind(mentions: readonly FoodMention[], at: number): number {
  let count = 0;
  for (const mention of mentions.slice(at + 1)) {
    const connective = connectiveOf(mention);
    const isBehind = count === 0 ? opensContents.has(connective) : listing.has(connective);
    if (!isBehind || !isFilling(mention)) break;
    count++;
  }
  return count;
}

export function withBreadOfFilled(mentions: readonly FoodMention[], find: FindRows): readonly FoodMention[] {
  return mentions.map((mention, at) => {
    const [first, ...others] = mention.atoms;
    const bread = breadOf.get(mention.found[0]?.row.source.description ?? "");
    if (bread === undefined || first === undefined || others.length > 0) return mention;
    if (fillingsBehind(mentions, at) === 0) return mention;
    const count = bread.quantity.count * (first.quantity?.count ?? 1);
    const quantity = { ...bread.quantity, count };
    const { connective, lead } = first;
    // Where nothing was typed, as the name that was typed is the sandwich's.
    const words = [{ english: bread.english, kind: "food", start: 0, end: 0 } as const];
    const found = find([{ ...atomOfWords(words, connective), quantity }]);
    const typed = first.words.map((word) => ({ ...word, english: bread.english, kind: "food" as const }));
    const atom = { ...atomOfWords(typed, connective), lead, quantity };
    return found.length === 0 ? mention : { atoms: [atom], found };
  });
}
