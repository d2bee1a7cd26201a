import { readFileSync } from "node:fs";
import { byLanguage } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { type KindOfDish, kindsOfDish, type PhotoLabel } from "./photo-label.ts";

const labelsFile = new URL("./photo-labels.tsv", import.meta.url);

export interface PhotoLabels {
  /** In the file's order: within a kind the commonest first. */
  readonly all: readonly PhotoLabel[];
  find(id: string): PhotoLabel | undefined;
}

function kindOf(text: string): KindOfDish {
  const kind = kindsOfDish.find((known) => known === text);
  if (kind === undefined) throw new Error(`Labels: no such kind of dish: ${text}`);
  return kind;
}

/** A row is written as its table and its code: `FNDDS 2021-2023 63101000`. */
function rowOf(reference: string, table: FoodTable): FoodRow {
  const at = reference.lastIndexOf(" ");
  const row = table.find(reference.slice(0, at), reference.slice(at + 1));
  if (row === undefined) throw new Error(`Labels: the food table has no row ${reference}`);
  return row;
}

function gramsOf(text: string, line: string): number {
  const grams = Number(text);
  if (!(grams > 0)) throw new Error(`Labels: not an amount in grams: ${line}`);
  return grams;
}

type CellOf = (column: string) => string;

function cellsOf(line: string, columns: readonly string[]): CellOf {
  const cells = line.split("\t");
  return (column) => cells[columns.indexOf(column)] ?? "";
}

function labelOf(line: string, columns: readonly string[], table: FoodTable): PhotoLabel {
  const cell = cellsOf(line, columns);
  const required: CellOf = (column) => {
    if (cell(column) === "") throw new Error(`Labels: no ${column} in: ${line}`);
    return cell(column);
  };
  const pieceGrams = cell("pieceGrams");
  return {
    id: required("id"),
    kind: kindOf(required("kind")),
    names: byLanguage(required),
    row: rowOf(required("row"), table),
    alternatives: cell("alternatives")
      .split("|")
      .filter(Boolean)
      .map((reference) => rowOf(reference, table)),
    defaultGrams: gramsOf(cell("grams"), line),
    pieceGrams: pieceGrams === "" ? null : gramsOf(pieceGrams, line),
  };
}

/** Reads the whole file; the caller keeps it. Throws when a label names a row that the table does not have. */
export function loadPhotoLabels(table: FoodTable): PhotoLabels {
  const [header = "", ...lines] = readFileSync(labelsFile, "utf8").trimEnd().split("\n");
  const all = lines.map((line) => labelOf(line, header.split("\t"), table));
  const byId = new Map(all.map((label) => [label.id, label]));
  return { all, find: (id) => byId.get(id) };
}
