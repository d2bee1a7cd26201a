import type { Portion } from "../food-row.ts";
import { listOf, parsePortions, parsePositive } from "./parse-portions.ts";

export interface RecipeIngredient {
  readonly table: string;
  readonly code: string;
  readonly grams: number;
  readonly description: string;
}

export interface Recipe {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2, where the dish is at home. */
  readonly countries: readonly string[];
  readonly defaultGrams: number;
  /** Weight of the cooked dish over that of its ingredients as listed: over 1 for water taken up, under 1 for loss. */
  readonly yieldFactor: number;
  readonly portions: readonly Portion[];
  /** How the standard recipe was set. */
  readonly basis: string;
  readonly ingredients: readonly RecipeIngredient[];
}

const plausibleYield = { least: 0.3, most: 4 };

function ingredientOf(line: string): RecipeIngredient {
  const [kind, table = "", code = "", grams = "", description = ""] = line.split("\t");
  if (kind !== "ingredient" || table === "" || code === "" || description === "") {
    throw new Error(`Recipes: not an ingredient line: "${line}"`);
  }
  return { table, code, grams: parsePositive(grams, "Recipes: an ingredient's grams", line), description };
}

function recipeOf(block: string): Recipe {
  const [heading = "", ...lines] = block.split("\n");
  const [
    kind,
    code = "",
    name = "",
    aliases = "",
    countries = "",
    grams = "",
    yieldText = "",
    portions = "",
    basis = "",
  ] = heading.split("\t");
  if (kind !== "dish" || code === "" || name === "" || basis === "") {
    throw new Error(`Recipes: a block begins with a whole dish line, not "${heading}"`);
  }
  const yieldFactor = parsePositive(yieldText, "Recipes: the yield factor", heading);
  if (yieldFactor < plausibleYield.least || yieldFactor > plausibleYield.most) {
    throw new Error(`Recipes: the yield factor of ${name} is implausible: ${yieldFactor}`);
  }
  if (lines.length === 0) throw new Error(`Recipes: ${name} has no ingredients`);
  return {
    code,
    name,
    aliases: listOf(aliases, /;/),
    countries: listOf(countries, /[;, ]/),
    defaultGrams: parsePositive(grams, "Recipes: the default weight", heading),
    yieldFactor,
    portions: parsePortions(portions, "Recipes", heading),
    basis,
    ingredients: lines.map(ingredientOf),
  };
}

/**
 * Blocks parted by an empty line; lines that begin with # are remarks. A block:
 * `dish code name aliases countries defaultGrams yieldFactor portions basis`, then lines of
 * `ingredient table code grams description`, all parted by tabs.
 */
export function parseRecipes(text: string): readonly Recipe[] {
  const lines = text.replaceAll("\r", "").split("\n");
  const blocks = lines
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .split(/\n\s*\n/);
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(recipeOf);
}
