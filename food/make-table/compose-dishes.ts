import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gramsPerMlOf } from "./fndds-portions.ts";
import { mixFoods } from "./mix-foods.ts";
import { parseRecipes, type Recipe, type RecipeIngredient } from "./parse-recipes.ts";
import type { SourceRow } from "./source-row.ts";

export const standardRecipeTable = "Platewise standard recipe";

/** A dish that is poured is scored as a drink. */
const pouredPortion = /\b(glass|fl oz|bottle)\b/i;
const pouredName = /\b(tea|coffee|drink|juice)\b/i;

/** Both editions of FNDDS number foods alike, and a merged row has the newer one's name. */
function sameNumbering(table: string): string {
  return table.startsWith("FNDDS") ? "FNDDS" : table;
}

class Pantry {
  readonly #rowByKey = new Map<string, SourceRow>();

  constructor(rows: readonly SourceRow[]) {
    for (const row of rows) this.add(row);
  }

  add(row: SourceRow): void {
    const { table, code } = row.source;
    this.#rowByKey.set(`${table}\t${code}`, row);
    this.#rowByKey.set(`${sameNumbering(table)}\t${code}`, row);
  }

  rowOf({ table, code, description }: RecipeIngredient, dish: string): SourceRow {
    const row =
      this.#rowByKey.get(`${table}\t${code}`) ?? this.#rowByKey.get(`${sameNumbering(table)}\t${code}`);
    if (row === undefined) throw new Error(`Recipes: ${dish}: no row ${table} ${code} (${description})`);
    return row;
  }
}

/** "Ugali: maize flour 100 g, water 200 g". */
export function dishDescription({ name, ingredients }: Recipe): string {
  return `${name}: ${ingredients.map(({ description, grams }) => `${description} ${grams} g`).join(", ")}`;
}

function dishOf(recipe: Recipe, pantry: Pantry): SourceRow {
  const ingredients = recipe.ingredients.map((ingredient) => ({
    grams: ingredient.grams,
    row: pantry.rowOf(ingredient, recipe.name),
  }));
  const parts = ingredients.map(({ grams, row }) => ({
    grams,
    isWater: row.nutriScoreClass === "water",
    per100Grams: row.per100Grams,
  }));
  const isPoured =
    pouredName.test(recipe.name) ||
    recipe.portions.some(({ description }) => pouredPortion.test(description));
  return {
    source: { table: standardRecipeTable, code: recipe.code, description: dishDescription(recipe) },
    alsoCalled: [recipe.name, ...recipe.aliases],
    frenchName: null,
    category: ["Standard recipes", ...recipe.countries].join(" "),
    per100Grams: mixFoods(parts, recipe.yieldFactor),
    nutriScoreClass: isPoured ? "beverage" : "general",
    hasNonNutritiveSweeteners: ingredients.some(({ row }) => row.hasNonNutritiveSweeteners),
    portions: recipe.portions,
    defaultGrams: recipe.defaultGrams,
    gramsPerMl: gramsPerMlOf(recipe.portions),
  };
}

/** Computes a row for each recipe in the order written, so that one may use a dish above it. Fails on a missing ingredient. */
export function composeDishes(recipes: readonly Recipe[], rows: readonly SourceRow[]): readonly SourceRow[] {
  const pantry = new Pantry(rows);
  const codes = new Set<string>();
  return recipes.map((recipe) => {
    if (codes.has(recipe.code)) throw new Error(`Recipes: two dishes have the code ${recipe.code}`);
    codes.add(recipe.code);
    const dish = dishOf(recipe, pantry);
    pantry.add(dish);
    return dish;
  });
}

/** Every recipe of every .tsv file of the folder, files by name. */
export function readRecipes(folder: string): readonly Recipe[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return files.sort().flatMap((file) => parseRecipes(readFileSync(join(folder, file), "utf8")));
}
