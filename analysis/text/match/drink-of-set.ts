/** "menu big mac, coca zéro": a set comes with a cola unless another drink is named. */

import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { isDrink } from "../portions/row-density.ts";
import type { Atom } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { rowDescribed } from "./named-rows.ts";

/** kcal per 100 g. A drink with more may be the cola that the set comes with. */
const caloriesOfDietDrinkMax = 5;

function rowWithoutDrink(row: FoodRow, table: FoodTable): FoodRow | undefined {
  if (!row.category.startsWith("Standard recipes")) return undefined;
  const set = row.restOf?.dish ?? row;
  const plain = rowDescribed(table, `${splitRecipe(set.source.description).name} without drink`);
  if (plain === undefined || set === row) return plain;
  // "no fries": of the set without its drink too.
  const { source } = row;
  return table.find(source.table, source.code.replace(set.source.code, plain.source.code));
}

/** "big mac meal" weighs what the lexicon says, drink included. */
function withShareOfWeight(atom: Atom, share: number): Atom {
  const { quantity } = atom;
  const measure = quantity?.measure;
  if (quantity === undefined || measure?.kind !== "household" || measure.grams === undefined) return atom;
  return { ...atom, quantity: { ...quantity, measure: { ...measure, grams: measure.grams * share } } };
}

const setsMax = 2;

/** "10 piece nugget meal": what is in the set was counted, and the set without its drink does not know it. */
function areThingsCounted({ atoms }: FoodMention): boolean {
  return atoms.some(({ quantity }) => (quantity?.count ?? 1) > setsMax);
}

/** `named`: also what was taken for the set's own. */
export function replaceColaOfSets(
  mentions: readonly FoodMention[],
  named: readonly FoodMention[],
  table: FoodTable,
): readonly FoodMention[] {
  const isOwnDrink = (mention: FoodMention) => {
    const row = mention.found[0]?.row;
    if (row === undefined || !isDrink(row)) return false;
    return mentions.includes(mention) || row.per100Grams.calories <= caloriesOfDietDrinkMax;
  };
  if (!named.some(isOwnDrink)) return mentions;
  return mentions.map((mention) => {
    const [first, ...others] = mention.found;
    const row = first && rowWithoutDrink(first.row, table);
    if (first === undefined || row === undefined || areThingsCounted(mention)) return mention;
    const share = (row.defaultGrams ?? 1) / (first.row.defaultGrams ?? 1);
    const atoms = mention.atoms.map((atom) => withShareOfWeight(atom, share));
    const { servedAs: _, ...found } = first;
    return { atoms, found: [{ ...found, row }, first, ...others] };
  });
}
