import type { JSONColumnType } from "kysely";
import type { DataImport, ImportFormat, RejectedRow } from "#contract/shapes/imports.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Defaulted } from "./column-type.ts";

export interface ImportsTable {
  id: string;
  user_id: string;
  format: ImportFormat;
  file_name: string | null;
  status: DataImport["status"];
  /** Its shape is the feature's own. */
  summary: JSONColumnType<object>;
  rejected: JSONColumnType<readonly RejectedRow[]>;
  created_at: Date;
  /** Kept only for the rows of meals that were changed before, and shown to nobody. */
  undone_at: Date | null;
}

export interface ImportRowsTable {
  import_id: string;
  position: number;
  user_id: string;
  entry: number;
  /** `meal`: an entry of our own export that was stored by the release before. */
  kind: "food" | "meal" | "weight" | "copied";
  day: CalendarDay | null;
  fingerprint: Uint8Array;
  /** Its shape is the feature's own. null for a food that is stored; of a copied entry its key is left. */
  content: JSONColumnType<object> | null;
  is_stored: Defaulted<boolean>;
  meal_id: string | null;
  is_change: Defaulted<boolean>;
  before: JSONColumnType<object> | null;
}
