import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { NutriScoreClass } from "#domain/nutrition/nutri-score.ts";
import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { Chain } from "./menus/chains.ts";
import type { MenuItem } from "./menus/menu-item.ts";
import type { FoodNames } from "./names/food-names.ts";

/** A household measure of a food, such as `1 cup` or `1 medium slice`, and what it weighs. */
export interface Portion {
  readonly description: string;
  readonly grams: number;
}

/** What judges of everyday sentences assume of a row, as a share of what the other layers of portions say: 0.9 is a tenth less. */
export interface JudgedShares {
  /** The share in countries without one of their own. */
  readonly usual: number;
  readonly of: ReadonlyMap<string, number>;
}

export interface FoodRow {
  /** Position in the table; not stable between builds. `source` is. */
  readonly index: number;
  readonly source: FoodSource;
  /** Other names that the source table gives. */
  readonly alsoCalled: readonly string[];
  /** French name where the source has one. */
  readonly frenchName: string | null;
  /** What people call it; absent for a row that nobody would ask for by name. */
  readonly names?: FoodNames;
  /** The source's own food group. */
  readonly category: string;
  readonly per100Grams: NutrientsPer100Grams;
  readonly nutriScoreClass: NutriScoreClass;
  /** Whether it is sweetened without sugar (aspartame, sucralose, stevia, …): four points for a drink's Nutri-Score. */
  readonly hasNonNutritiveSweeteners: boolean;
  readonly portions: readonly Portion[];
  /** What the source assumes when nobody says how much (FNDDS: "Quantity not specified"). */
  readonly defaultGrams: number | null;
  /** Weight of one millilitre, from a volume portion of this food. */
  readonly gramsPerMl: number | null;
  /** The whole dish and the share of its weight that is left, if this row is a dish without some of its parts. */
  readonly restOf?: { readonly dish: FoodRow; readonly share: number };
  readonly judgedShares?: JudgedShares;
}

/** What restaurant chains publish of their menus. A food is an item only where its chain is named. */
export interface FoodMenus {
  readonly chains: readonly Chain[];
  itemsOf(chain: Chain): readonly MenuItem[];
  rowOf(chain: Chain, item: Pick<MenuItem, "name">): FoodRow | undefined;
  find(table: string, code: string): FoodRow | undefined;
}

export interface FoodTable {
  readonly rows: readonly FoodRow[];
  /** Not among `rows`. */
  readonly menus: FoodMenus;
  /** Also of a dish without parts of it ("27510155 without cheese") and of a menu, which `rows` does not list. */
  find(table: string, code: string): FoodRow | undefined;
  /** Finds the row in the newest edition that has the code. */
  findByCode(code: string): FoodRow | undefined;
}
