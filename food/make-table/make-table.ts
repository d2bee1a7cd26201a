/** food/make-table: how the food table is made from public figures. This file is the command: `npm run build:food -- FOLDER`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { foodTablePath } from "../load-food-table.ts";
import { writeTableFile } from "../table-file.ts";
import { readFndds } from "./read-fndds.ts";

const [sourceFolder] = process.argv.slice(2);
if (sourceFolder === undefined) {
  console.error("Usage: npm run build:food -- FOLDER");
  process.exit(2);
}

const rows = readFndds(join(sourceFolder, "fndds-2017-2018"));
writeFileSync(foodTablePath, writeTableFile(rows));
console.log(`${rows.length} rows in ${foodTablePath}`);
