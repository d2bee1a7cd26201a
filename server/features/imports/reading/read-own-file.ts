import * as z from "zod/mini";
import { importMaxBytes, importRowsMax } from "#contract/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../../core/app-error.ts";
import { parseStorableJson } from "../../../http/json-body.ts";
import { refuseOverfullJson } from "../../../http/refuse-overfull-json.ts";
import { FileReading } from "./file-reading.ts";
import { type OwnMeal, ownDocument, ownMeal, ownWeight } from "./own-document.ts";
import { earliestDay } from "./read-food-row.ts";
import type { ReadFile, RowReading } from "./read-row.ts";

/** Entries that are read before other calls get their turn. */
const blockLength = 250;
/** Of all lists and objects: one of our own files has hardly an entry for every ten bytes. */
const entriesMax = importMaxBytes / 8;

/** Our own export. `line` is the position in its list, from 1. Throws as `readCsvFile` does. */
export async function readOwnFile(text: string, today: CalendarDay): Promise<ReadFile> {
  const document = z.safeParse(ownDocument, parseJson(text));
  if (!document.success) throw new AppError("import_format_unknown");
  const { meals, weights = [] } = document.data;
  // Before the first is read: to say what is wrong with a bad one costs more than to read a good one.
  if (meals.length + weights.length > importRowsMax) throw new AppError("import_too_many_rows");
  const reading = new FileReading();
  const entries = [
    ...meals.map((entry, at) => ({ entry, line: at + 1, read: readMeal })),
    ...weights.map((entry, at) => ({ entry, line: at + 1, read: readWeight })),
  ];
  for (const [at, { entry, line, read }] of entries.entries()) {
    const row = read(entry, line, today);
    reading.add({ line, text: row !== "skip" && "reason" in row ? JSON.stringify(entry) : "" }, row);
    if (at % blockLength === blockLength - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return { format: "platewise", ...reading.outcome, dateOrder: null, weightUnit: null };
}

function parseJson(text: string): unknown {
  try {
    refuseOverfullJson(text, entriesMax);
    return parseStorableJson(text);
  } catch (cause) {
    throw new AppError("import_format_unknown", { cause });
  }
}

function readMeal(entry: unknown, line: number, today: CalendarDay): RowReading {
  const read = z.safeParse(ownMeal, entry);
  if (!read.success || !addsUp(read.data)) return { reason: "broken" };
  const { day } = read.data;
  if (day < earliestDay) return { reason: "date" };
  return day > today ? { reason: "future" } : { kind: "meal", line, day, meal: read.data };
}

/** A meal's figures are the sum of its foods', each rounded to a whole kcal. */
function addsUp({ calories, foods }: OwnMeal): boolean {
  const sum = foods.reduce((total, food) => total + food.calories, 0);
  return Math.abs(sum - calories) <= foods.length + 1;
}

function readWeight(entry: unknown, line: number, today: CalendarDay): RowReading {
  const read = z.safeParse(ownWeight, entry);
  if (!read.success) return { reason: "weight" };
  return read.data.day > today ? { reason: "future" } : { kind: "weight", line, ...read.data };
}
