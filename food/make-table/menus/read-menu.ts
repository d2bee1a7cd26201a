/** Reads what one restaurant chain publishes: figures of a serving, in columns that differ from chain to chain. */
import { readFileSync } from "node:fs";
import { type CsvRecord, parseCsv } from "../parse-csv.ts";

/** One serving as a chain publishes it; null where it says nothing. */
export interface PublishedItem {
  readonly name: string;
  readonly grams: number | null;
  readonly ml: number | null;
  readonly calories: number | null;
  readonly protein: number | null;
  /** Fibre included. */
  readonly carbs: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
  readonly sugars: number | null;
  readonly saturatedFat: number | null;
  readonly sodiumMg: number | null;
}

/** "<1" is half of it, as in the table's other sources; "95+" is at least that. */
function figureIn(record: CsvRecord, column: string): number | null {
  const [, less, digits] =
    /^\s*(<?)\s*(\d+(?:\.\d+)?)\s*\+?\s*(?:g|mg)?\s*$/.exec(record.get(column) ?? "") ?? [];
  if (digits === undefined) return null;
  return less === "" ? Number(digits) : Number(digits) / 2;
}

const mlPerFluidOunce = 29.5735;
const gramsPerOunce = 28.3495;
const fluidOunces = /(\d+(?:\.\d+)?)\s*fl\.? ?oz/i;
const ounces = /(\d+(?:\.\d+)?)\s*oz\b/i;

/** A weight of 0 is none. A name's fluid ounces come first: one chain has them in the column of millilitres. */
function weightIn(record: CsvRecord): Pick<PublishedItem, "grams" | "ml"> {
  const name = record.get("Name") ?? "";
  const inName = fluidOunces.exec(name)?.[1];
  if (inName !== undefined) return { grams: null, ml: Number(inName) * mlPerFluidOunce };
  const [grams, ml] = [figureIn(record, "Serving Size (g)"), figureIn(record, "Serving Size (mL)")];
  if (grams || ml) return { grams: grams || null, ml: ml || null };
  const text = `${record.get("Serving Size Description") ?? ""} ${name}`;
  const poured = fluidOunces.exec(text)?.[1];
  if (poured !== undefined) return { grams: null, ml: Number(poured) * mlPerFluidOunce };
  const weighed = ounces.exec(text)?.[1];
  return { grams: weighed === undefined ? null : Number(weighed) * gramsPerOunce, ml: null };
}

/** Fibre is no part of the carbohydrate on labels of these countries. */
const withoutFiber = new Set(["GB", "AU"]);

function readItem(record: CsvRecord, country: string): PublishedItem {
  const [carbs, fiber] = [figureIn(record, "Carbohydrates (g)"), figureIn(record, "Fiber (g)")];
  return {
    name: (record.get("Name") ?? "")
      .normalize("NFKC")
      .replace(/[®™©\t|]|TM\b/g, "")
      .replace(/\s+/g, " ")
      .trim(),
    ...weightIn(record),
    calories: figureIn(record, "Calories"),
    protein: figureIn(record, "Protein (g)"),
    carbs: carbs === null || !withoutFiber.has(country) ? carbs : carbs + (fiber ?? 0),
    fat: figureIn(record, "Total Fat (g)"),
    fiber,
    sugars: figureIn(record, "Sugars (g)"),
    saturatedFat: figureIn(record, "Saturated Fat (g)"),
    sodiumMg: figureIn(record, "Sodium (mg)"),
  };
}

/** Some files are in Latin-1. */
function decode(file: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return file.toString("latin1");
  }
}

export function readMenu(path: string, country: string): readonly PublishedItem[] {
  return parseCsv(decode(readFileSync(path))).map((record) => readItem(record, country));
}
