import type { ImportFormat, RejectedRow, RejectReason } from "#contract/shapes/imports.ts";
import type { CopiedEntry, CopiedKind } from "#contract/shapes/own-copy.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DateOrder } from "./read-cells.ts";

interface Row {
  /** The file of an archive that has the row. */
  readonly file?: string;
  readonly line: number;
}
export interface FoodRow extends Row {
  readonly kind: "food";
  readonly day: CalendarDay;
  /** `HH:MM`; null: the file does not say. */
  readonly time: string | null;
  readonly mealType: MealType;
  readonly food: SavedFood;
}
export interface WeightRow extends Row {
  readonly kind: "weight";
  readonly day: CalendarDay;
  readonly weightKg: number;
  readonly note: string | null;
}
/** An entry of our own export. */
export interface CopiedRow extends Row {
  readonly kind: "copied";
  readonly of: CopiedKind;
  /** null: it is of no day. */
  readonly day: CalendarDay | null;
  readonly entry: CopiedEntry;
}
export type ImportRow = FoodRow | WeightRow | CopiedRow;

/** A row of the file, or why it cannot be stored; `skip` for what is no entry: totals, deleted entries. */
export type RowReading = ImportRow | { readonly reason: RejectReason } | "skip";

/** Choices for a file whose dates or weights can be read in two ways. */
export interface ReadingChoices {
  readonly dateOrder?: DateOrder | undefined;
  readonly weightUnit?: "kg" | "lb" | undefined;
}

export interface ReadFile {
  readonly format: ImportFormat;
  readonly rows: readonly ImportRow[];
  /** The first of them, within a budget of bytes. */
  readonly rejected: readonly RejectedRow[];
  /** How many rows were rejected in all. */
  readonly rejectedCount: number;
  /** Rows that are no entries. */
  readonly skipped: number;
  /** Files of an archive that were not read: the first of them. */
  readonly passedOver: readonly string[];
  /** Columns with something in them that the diary does not keep: the first of them. */
  readonly leftOut: readonly string[];
  /** null: the file leaves no doubt. */
  readonly dateOrder: DateOrder | null;
  readonly weightUnit: "kg" | "lb" | null;
}
