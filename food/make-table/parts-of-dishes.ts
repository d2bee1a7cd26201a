/** What dishes hold that people leave out, from their recipes: the cheese of a burger, the sauce of a kebab. */
import type { PartOfDish, PartsByDish } from "../parts-of-dishes.ts";
import { readTsv } from "../tsv-file.ts";
import { standardRecipeTable } from "./compose-dishes.ts";
import type { FnddsRecipes } from "./fndds-recipes.ts";
import type { Recipe } from "./parse-recipes.ts";
import type { SourceRow } from "./source-row.ts";

interface PartRule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly not: RegExp | undefined;
  /** Code of the row with its figures where the recipe's ingredient is no row of the table. */
  readonly code: string;
}

const rules: readonly PartRule[] = readTsv(new URL("./parts-of-dishes.tsv", import.meta.url)).map(
  ([name = "", pattern = "", not = "", code = ""]) => ({
    name,
    pattern: new RegExp(pattern, "i"),
    not: not === "" ? undefined : new RegExp(not, "i"),
    code,
  }),
);

/** g in 100 g of the dish. Less is no part that anybody would miss; more is the dish itself. */
const partGrams = { least: 1, most: 75 } as const;

interface RecipeLine {
  readonly description: string;
  readonly grams: number;
  /** Code of a row of the table, or, within a recipe of FNDDS, a number of USDA's nutrient database. */
  readonly code: string;
}

/** Numbers of USDA's nutrient database have fewer digits; some of them are codes of other foods in Ciqual. */
const fnddsCode = /^\d{8}$/;

/** Lists what is in a food, or nothing where it has no recipe; `yieldFactor` is its weight over that of its ingredients. */
type RecipeOf = (code: string) => { lines: readonly RecipeLine[]; yieldFactor: number } | undefined;

function ruleFor({ description }: RecipeLine): PartRule | undefined {
  return rules.find(({ pattern, not }) => pattern.test(description) && not?.test(description) !== true);
}

interface Sources {
  readonly recipeOf: RecipeOf;
  /** Whether an ingredient of a food is a row of the table. */
  readonly isRow: (code: string, of: string) => boolean;
}

function* partsWithin(code: string, sources: Sources): Generator<PartOfDish> {
  const recipe = sources.recipeOf(code);
  if (recipe === undefined) return;
  const weight = recipe.lines.reduce((sum, { grams }) => sum + grams, 0) * recipe.yieldFactor;
  for (const line of recipe.lines) {
    const grams = (100 * line.grams) / weight;
    const rule = ruleFor(line);
    if (rule !== undefined && grams <= partGrams.most)
      yield { name: rule.name, grams, code: sources.isRow(line.code, code) ? line.code : rule.code };
    else if (line.code !== code)
      for (const inner of partsWithin(line.code, sources))
        yield { ...inner, grams: (inner.grams * grams) / 100 };
  }
}

/** Parts of the same kind as one, with the figures of the heaviest. */
function joined(parts: readonly PartOfDish[]): readonly PartOfDish[] {
  return [...Map.groupBy(parts, ({ name }) => name)].map(([name, same]) => ({
    name,
    grams: same.reduce((sum, { grams }) => sum + grams, 0),
    code: same.reduce((heaviest, each) => (each.grams > heaviest.grams ? each : heaviest)).code,
  }));
}

function sourcesOf(rows: readonly SourceRow[], fndds: FnddsRecipes, recipes: readonly Recipe[]): Sources {
  const codes = new Set(rows.map(({ source }) => source.code));
  const own = new Map(recipes.map((recipe) => [recipe.code, recipe]));
  const recipeOf: RecipeOf = (code) => {
    const recipe = own.get(code);
    if (recipe !== undefined) return { lines: recipe.ingredients, yieldFactor: recipe.yieldFactor };
    const lines = fndds.ingredientsOf(code);
    return lines.length === 0 ? undefined : { lines, yieldFactor: fndds.yieldOf(code) };
  };
  return { recipeOf, isRow: (code, of) => codes.has(code) && (own.has(of) || fnddsCode.test(code)) };
}

const newestFndds = "FNDDS 2021-2023";

/** The parts of each dish that has a recipe, by its code. */
export function partsOfDishes(
  rows: readonly SourceRow[],
  fndds: FnddsRecipes,
  recipes: readonly Recipe[],
): PartsByDish {
  const sources = sourcesOf(rows, fndds, recipes);
  const dishes = rows.filter(
    ({ source }) => source.table === newestFndds || source.table === standardRecipeTable,
  );
  const parts = dishes.map(({ source: { code } }) => {
    const all = joined([...partsWithin(code, sources)]);
    const kept = all.filter(({ grams }) => grams >= partGrams.least && grams <= partGrams.most);
    return [code, kept] as const;
  });
  return new Map(parts.filter(([, kept]) => kept.length > 0));
}
