import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import type { FoodRow } from "../food-row.ts";
import { figureNames, gramsSeparator, heading, listSeparator } from "../table-columns.ts";

function plainText(text: string): string {
  if (/[\t\n|]/.test(text)) throw new Error(`Text holds a separator of the table file: ${text}`);
  return text;
}

function writeRow(row: Omit<FoodRow, "index">): string {
  const figures = row.per100Grams;
  const cells = [
    row.source.table,
    row.source.code,
    plainText(row.source.description),
    row.alsoCalled.map(plainText).join(listSeparator),
    plainText(row.frenchName ?? ""),
    plainText(row.category),
    ...figureNames.map((name) => figures[name]),
    ...micronutrientNames.map((name) => figures.micronutrients[name] ?? ""),
    row.nutriScoreClass,
    row.hasNonNutritiveSweeteners ? "yes" : "",
    row.defaultGrams ?? "",
    row.gramsPerMl ?? "",
    row.portions
      .map((portion) => plainText(portion.description) + gramsSeparator + portion.grams)
      .join(listSeparator),
  ];
  return cells.join("\t");
}

/** The whole file: a heading, then one line a row, in the order given. */
export function writeTableFile(rows: readonly Omit<FoodRow, "index">[]): string {
  return `${[heading, ...rows.map(writeRow)].join("\n")}\n`;
}
