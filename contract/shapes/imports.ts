import * as z from "zod/mini";
import { importedProducts } from "#domain/nutrition/imported-food.ts";
import {
  importNameMaxLength,
  importSampleLength,
  importsMax,
  leftOutColumnsMax,
  passedOverMax,
  rejectedShownMax,
} from "../limits.ts";
import { macronutrients } from "./nutrition.ts";
import { copiedKinds } from "./own-copy.ts";
import { amount, calendarDay, identifier, instant } from "./primitives.ts";
import { mealType } from "./scan.ts";

const products = Object.keys(importedProducts) as [keyof typeof importedProducts];
/** `platewise`: our own export of all data. */
export const importFormat = z.enum([...products, "platewise"]);
export type ImportFormat = z.infer<typeof importFormat>;

/** `full`: its day has 50 meals or drinks already; `limit`: the account has as many of the kind as it may. */
export const rejectReason = z.enum([
  "broken",
  "columns",
  "date",
  "future",
  "name",
  "calories",
  "number",
  "weight",
  "full",
  "limit",
]);
export type RejectReason = z.infer<typeof rejectReason>;

export const dateOrder = z.enum(["dmy", "mdy"]);
export const weightUnit = z.enum(["kg", "lb"]);

/** How to read a file that leaves it open: which of day and month comes first, and the unit of its weights. */
export const importFields = z.strictObject({
  fileName: z.optional(z.string().check(z.maxLength(importNameMaxLength))),
  dateOrder: z.optional(dateOrder),
  weightUnit: z.optional(weightUnit),
});

export const importParams = z.strictObject({ id: identifier });

/**
 * Accompanies the first part of our own export. `changed`: the kinds whose differing entries replace the account's; of the other
 * kinds such entries are left out.
 */
export const importDecision = z.strictObject({
  takes: z.optional(z.array(z.enum(copiedKinds)).check(z.maxLength(copiedKinds.length))),
});

const count = z.int().check(z.nonnegative());

/** `known`: the account has them as they are; `changed`: it has them, but not as the file has them. */
export const kindCounts = z.object({ kind: z.enum(copiedKinds), added: count, changed: count, known: count });
export type KindCounts = z.infer<typeof kindCounts>;

export const importCounts = z.object({
  /** Foods and weights of the file that can be stored, and are not in the diary from an earlier import. */
  rows: count,
  meals: count,
  weights: count,
  days: count,
  /** Rows that are in the diary from an earlier import. */
  known: count,
  /** Rows that are no entries: deleted ones, totals, other measures. */
  skipped: count,
  rejected: count,
  /** How many of the rejected rows `rejected.csv` lists, from the first on: all, unless there are very many. */
  listed: count,
  /** Meals and weights that are stored by now, of `entries`. */
  stored: count,
  entries: count,
  /** Each kind of entry that the file has, if it is our own export. */
  kinds: z.array(kindCounts).check(z.maxLength(copiedKinds.length)),
});

const dataImportFields = {
  id: identifier,
  format: importFormat,
  fileName: z.nullable(z.string()),
  /** `preview`: nothing is stored in the diary yet. `running`: some is; `continue` stores the rest. */
  status: z.enum(["preview", "running", "done"]),
  createdAt: instant,
  counts: importCounts,
  firstDay: z.nullable(calendarDay),
  lastDay: z.nullable(calendarDay),
};
export const dataImport = z.object(dataImportFields);
export type DataImport = z.infer<typeof dataImport>;
export const dataImports = z.array(dataImport).check(z.maxLength(importsMax));

export const importUndone = z.object({
  /** Meals that were changed after the import, which stay. */
  keptMeals: count,
  /** Entries of other kinds. */
  keptOthers: count,
});

export const sampleRow = z.object({
  line: count,
  day: calendarDay,
  /** null: a weight. */
  mealType: z.nullable(mealType),
  name: z.nullable(z.string()),
  /** g; null where the file gives no weight. */
  grams: z.nullable(amount),
  calories: z.nullable(amount),
  protein: z.nullable(macronutrients.protein),
  carbs: z.nullable(macronutrients.carbs),
  fat: z.nullable(macronutrients.fat),
  weightKg: z.nullable(amount),
});
export type ImportSampleRow = z.infer<typeof sampleRow>;

/** `file`: of an archive, the file that has the row. `text`: as the file has it. */
export const rejectedRow = z.object({
  file: z.optional(z.string()),
  line: count,
  reason: rejectReason,
  text: z.string(),
});
export type RejectedRow = z.infer<typeof rejectedRow>;

export const changedEntry = z.object({ kind: z.enum(copiedKinds), label: z.nullable(z.string()) });

export const importPreview = z.object({
  ...dataImportFields,
  /** The order of day and month in which the file was read, where it leaves that open; null otherwise. */
  dateOrder: z.nullable(dateOrder),
  weightUnit: z.nullable(weightUnit),
  /** Files of an archive that were not read: other measures, or of another product. */
  passedOver: z.array(z.string()).check(z.maxLength(passedOverMax)),
  /** Columns of the file, by their titles, with something in them that the diary does not keep. */
  leftOut: z.array(z.string()).check(z.maxLength(leftOutColumnsMax)),
  sample: z.array(sampleRow).check(z.maxLength(importSampleLength)),
  /** The first of the entries that the account has otherwise; null where there is one of the kind. */
  changes: z.array(changedEntry).check(z.maxLength(importSampleLength)),
  /** The first of them; the file `rejected.csv` has all that are listed. */
  rejected: z.array(rejectedRow).check(z.maxLength(rejectedShownMax)),
});
export type ImportPreview = z.infer<typeof importPreview>;
