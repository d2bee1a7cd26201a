import { readDay } from "./read-cells.ts";
import { mealTypeOf } from "./read-meal-type.ts";
import type { CsvRecord } from "./read-records.ts";

/**
 * FatSecret writes a line for the day with its totals, below it one for each meal, below that the foods, and below each food how
 * much of it. Lines within others begin with blanks. Each food becomes one record: day, meal, food, amount, and its figures.
 */
export function* readOutline(records: Iterable<CsvRecord>): Generator<CsvRecord> {
  let day = "";
  let meal = "";
  let food: CsvRecord | undefined;
  for (const record of records) {
    const [first = "", ...figures] = record.cells ?? [];
    const name = first.trim();
    const hasFigures = figures.some((cell) => cell.trim() !== "");
    if (food && record.cells && !hasFigures) {
      food = withAmount(food, name);
      continue;
    }
    if (food) yield food;
    food = undefined;
    if (!record.cells) yield record;
    else if (readDay(name, "mdy") !== undefined) day = name;
    else if (isMeal(first)) meal = name;
    else if (hasFigures) food = { ...record, cells: [day, meal, name, "", ...figures] };
  }
  if (food) yield food;
}

/** One blank deep; of a file that lost its blanks, a line that is called like a meal. */
function isMeal(cell: string): boolean {
  const depth = cell.length - cell.trimStart().length;
  return depth === 1 || (depth === 0 && (mealTypeOf(cell) !== undefined || /^(daily )?totals?$/i.test(cell)));
}

function withAmount(food: CsvRecord, amount: string): CsvRecord {
  return food.cells ? { ...food, cells: food.cells.with(3, amount.replaceAll(/\s+/g, " ")) } : food;
}
