/** food/make-table: how the food table is made from public figures. This file is the command: `npm run build:food -- FOLDER`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { foodTablePath } from "../load-food-table.ts";
import { writeTableFile } from "../table-file.ts";
import { addIodine } from "./add-iodine.ts";
import { composeDishes, readRecipes } from "./compose-dishes.ts";
import { readFnddsRecipes } from "./fndds-recipes.ts";
import { readIodineRules } from "./iodine-rules.ts";
import { mergeFndds } from "./merge-fndds.ts";
import { readCiqual } from "./read-ciqual.ts";
import { readFndds2018, readFndds2023 } from "./read-fndds.ts";
import { joinSameFoods } from "./same-foods.ts";

const [sourceFolder] = process.argv.slice(2);
if (sourceFolder === undefined) {
  console.error("Usage: npm run build:food -- FOLDER");
  process.exit(2);
}

const recipeFolder = fileURLToPath(new URL("../recipes/", import.meta.url));
const newerFolder = join(sourceFolder, "fndds-2021-2023");
const older = readFndds2018(join(sourceFolder, "fndds-2017-2018"));
const recipesOfFndds = readFnddsRecipes(newerFolder);
const newer = readFndds2023(newerFolder, recipesOfFndds);
const fndds = mergeFndds(older, newer);
const ciqual = readCiqual(join(sourceFolder, "ciqual-2025"));
const iodine = addIodine(fndds.rows, recipesOfFndds, readIodineRules(join(sourceFolder, "iodine")));
const joined = joinSameFoods(iodine.rows, ciqual.rows);
const dishes = composeDishes(readRecipes(recipeFolder), [...joined.fndds, ...ciqual.rows]);
const rows = [...joined.fndds, ...joined.ciqual, ...dishes];
writeFileSync(foodTablePath, writeTableFile(rows));
console.log(
  `${rows.length} rows in ${foodTablePath}`,
  fndds.counts,
  iodine.counts,
  joined.counts,
  ciqual.rows.length,
  ciqual.filled.length,
  ciqual.incomplete.length,
);
