import type { FnddsRecipes } from "./fndds-recipes.ts";
import type { IodineRules } from "./iodine-rules.ts";
import { knownWeightShareMin } from "./mix-foods.ts";
import type { SourceRow } from "./source-row.ts";

export interface WithIodine {
  readonly rows: readonly SourceRow[];
  readonly counts: { readonly asDish: number; readonly fromRecipe: number; readonly asFood: number };
}

/** A food that lost more than this of its weight was drained or dripped off, and iodine went with the whey or water. */
const leastYield = 0.5;

/** µg in 100 g from the ingredients of FNDDS 2021-2023, when it is known for nine tenths of their weight. */
function iodineOfRecipe(code: string, recipes: FnddsRecipes, rules: IodineRules): number | null {
  if (recipes.ingredientsOf(code).length === 0 || recipes.yieldOf(code) < leastYield) return null;
  const ofName = new Map<string, number | null>();
  const iodineOf = (name: string) => {
    const known = ofName.get(name);
    if (known !== undefined) return known;
    const found = rules.ofIngredient(name);
    ofName.set(name, found);
    return found;
  };
  const knownShare = recipes.weightedMean(code, ({ description }) =>
    iodineOf(description) === null ? 0 : 1,
  );
  if (knownShare < knownWeightShareMin) return null;
  return recipes.weightedMean(code, ({ description }) => iodineOf(description) ?? 0) / recipes.yieldOf(code);
}

/** Iodine is analysed to about two figures. */
function toTenth(micrograms: number | null): number | null {
  return micrograms === null ? null : Math.round(micrograms * 10) / 10;
}

/** A prepared food as measured first, then its recipe, then the single food that its name names; else it stays unknown. */
export function addIodine(rows: readonly SourceRow[], recipes: FnddsRecipes, rules: IodineRules): WithIodine {
  const counts = { asDish: 0, fromRecipe: 0, asFood: 0 };
  const iodineOf = ({ source }: SourceRow): number | null => {
    const asDish = rules.ofDish(source.description);
    if (asDish !== null) {
      counts.asDish += 1;
      return asDish;
    }
    const isNewer = source.table === "FNDDS 2021-2023";
    const fromRecipe = isNewer ? iodineOfRecipe(source.code, recipes, rules) : null;
    if (fromRecipe !== null) {
      counts.fromRecipe += 1;
      return fromRecipe;
    }
    const asFood = rules.ofSingleFood(source.description);
    if (asFood !== null) counts.asFood += 1;
    return asFood;
  };
  const withIodine = rows.map((row) => {
    const micronutrients = { ...row.per100Grams.micronutrients, iodine: toTenth(iodineOf(row)) };
    return { ...row, per100Grams: { ...row.per100Grams, micronutrients } };
  });
  return { rows: withIodine, counts };
}
