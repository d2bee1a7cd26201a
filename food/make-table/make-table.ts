// `npm run build:food -- FOLDER [--recipes FOLDER]`
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { foodTablePath } from "../load-food-table.ts";
import { menusPath } from "../menus/menus.ts";
import { partsPath, writePartsFile } from "../parts-of-dishes.ts";
import { addIodine } from "./add-iodine.ts";
import { addMeasures } from "./added-measures.ts";
import { composeDishes, readRecipes } from "./compose-dishes.ts";
import { readFnddsRecipes } from "./fndds-recipes.ts";
import { readIodineRules } from "./iodine-rules.ts";
import { type BuiltMenus, makeMenus } from "./menus/make-menus.ts";
import { mergeFndds } from "./merge-fndds.ts";
import { partsOfDishes } from "./parts-of-dishes.ts";
import { readCiqual } from "./read-ciqual.ts";
import { readFndds2018, readFndds2023 } from "./read-fndds.ts";
import { repairFigures, replaceSuperseded } from "./repair-figures.ts";
import { joinSameFoods } from "./same-foods.ts";
import { type BuildSteps, writeReport } from "./write-report.ts";
import { writeTableFile } from "./write-table-file.ts";

const reportPath = fileURLToPath(new URL("../REPORT.md", import.meta.url));
const ownRecipes = fileURLToPath(new URL("../recipes/", import.meta.url));

interface Built {
  readonly steps: BuildSteps;
  /** Text of the file of parts. */
  readonly parts: string;
  readonly menus: BuiltMenus;
}

function build(sourceFolder: string, recipeFolder: string): Built {
  const newerFolder = join(sourceFolder, "fndds-2021-2023");
  const fnddsRecipes = readFnddsRecipes(newerFolder);
  const older = readFndds2018(join(sourceFolder, "fndds-2017-2018"));
  const merged = mergeFndds(older, readFndds2023(newerFolder, fnddsRecipes));
  const iodine = addIodine(
    addMeasures(merged.rows),
    fnddsRecipes,
    readIodineRules(join(sourceFolder, "iodine")),
  );
  const read = readCiqual(join(sourceFolder, "ciqual-2025"));
  const ciqual = { ...read, rows: repairFigures(read.rows) };
  const same = joinSameFoods(iodine.rows, ciqual.rows);
  const joined = { ...same, ...replaceSuperseded(same) };
  const recipes = readRecipes(recipeFolder);
  const dishes = composeDishes(recipes, [...joined.fndds, ...ciqual.rows]);
  const rows = [...joined.fndds, ...joined.ciqual, ...dishes];
  const parts = writePartsFile(partsOfDishes(rows, fnddsRecipes, recipes));
  const menus = makeMenus(join(sourceFolder, "restaurants"));
  return { steps: { rows, merged, iodine, ciqual, joined, menus: menus.counts }, parts, menus };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recipes: { type: "string" } },
});
const [sourceFolder] = positionals;
if (sourceFolder === undefined) {
  console.error("Usage: npm run build:food -- FOLDER [--recipes FOLDER]");
  process.exit(2);
}
const { steps, parts, menus } = build(sourceFolder, values.recipes ?? ownRecipes);
writeFileSync(foodTablePath, writeTableFile(steps.rows));
writeFileSync(partsPath, parts);
writeFileSync(menusPath, menus.file);
writeFileSync(reportPath, writeReport(steps));
console.log(`${steps.rows.length} rows in ${foodTablePath}; see ${reportPath}`);
