import * as z from "zod/mini";
import { dayNoteMaxLength } from "../limits.ts";
import { calendarDay } from "./primitives.ts";

/** A day after the caller's today answers `date_in_future`. */
export const dayParams = z.strictObject({ day: calendarDay });
export const dayNotes = z.strictObject({
  note: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(dayNoteMaxLength))),
  /** The day counts in no average, recommendation or streak. Its meals stay. */
  isLeftOut: z.boolean(),
});
export type DayNotes = z.infer<typeof dayNotes>;

/** Absent fields stay as they are, so that a page opened earlier does not undo what another device saved. */
export const dayNotesChange = z.partial(dayNotes);
export type DayNotesChange = z.infer<typeof dayNotesChange>;
