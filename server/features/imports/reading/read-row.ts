import type { ImportFormat, RejectedRow, RejectReason } from "#contract/shapes/imports.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { OwnMeal } from "./own-document.ts";
import type { DateOrder } from "./read-cells.ts";

interface Row {
  /** In an archive: the file that has the row. */
  readonly file?: string;
  readonly line: number;
  readonly day: CalendarDay;
}
export interface FoodRow extends Row {
  readonly kind: "food";
  /** `HH:MM`; null: the file does not say. */
  readonly time: string | null;
  readonly mealType: MealType;
  readonly food: SavedFood;
}
export interface MealRow extends Row {
  readonly kind: "meal";
  readonly meal: OwnMeal;
}
export interface WeightRow extends Row {
  readonly kind: "weight";
  readonly weightKg: number;
  readonly note: string | null;
}
export type ImportRow = FoodRow | MealRow | WeightRow;

/** What is in the file, or why a row of it cannot be stored; `skip` for what is no entry: totals, deleted entries. */
export type RowReading = ImportRow | { readonly reason: RejectReason } | "skip";

/** How a file whose dates or weights can be read in two ways is to be read. */
export interface ReadingChoices {
  readonly dateOrder?: DateOrder | undefined;
  readonly weightUnit?: "kg" | "lb" | undefined;
}

export interface ReadFile {
  readonly format: ImportFormat;
  readonly rows: readonly ImportRow[];
  /** The first of them, within a budget of bytes. */
  readonly rejected: readonly RejectedRow[];
  /** Of all. */
  readonly rejectedCount: number;
  /** Rows that are no entries. */
  readonly skipped: number;
  /** null: the file leaves no doubt. */
  readonly dateOrder: DateOrder | null;
  readonly weightUnit: "kg" | "lb" | null;
}
