import type { Kysely } from "kysely";
import type { DayNotes, DayNotesChange } from "#contract/shapes/days.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DayRange } from "#domain/time/day-range.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";

const columns = ["note", "is_left_out as isLeftOut"] as const;

/** The notes of a day about which nothing was noted. */
const noNotes: DayNotes = { note: null, isLeftOut: false };

interface DayOfPerson {
  readonly userId: string;
  readonly day: CalendarDay;
}

const selectDayNotes = compileOnce((db, { userId, day }: DayOfPerson) =>
  db.selectFrom("diary_days").select(columns).where("user_id", "=", userId).where("day", "=", day),
);

export async function loadDayNotes(db: Kysely<Database>, day: DayOfPerson): Promise<DayNotes> {
  const { rows } = await selectDayNotes(db, day);
  return rows[0] ?? noNotes;
}

interface SavedDayNotes extends DayOfPerson {
  readonly notes: DayNotesChange;
  readonly now: Date;
}

/** Returns the notes with what was left as it was. */
export async function saveDayNotes(
  db: Kysely<Database>,
  { userId, day, notes: { note, isLeftOut }, now }: SavedDayNotes,
): Promise<DayNotes> {
  const values = {
    ...(note !== undefined && { note }),
    ...(isLeftOut !== undefined && { is_left_out: isLeftOut }),
    updated_at: now,
  };
  return db
    .insertInto("diary_days")
    .values({ user_id: userId, day, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(values))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Days that averages and streaks leave out. */
export async function loadLeftOutDays(
  db: Kysely<Database>,
  userId: string,
  { from, to }: DayRange,
): Promise<ReadonlySet<CalendarDay>> {
  const rows = await db
    .selectFrom("diary_days")
    .select("day")
    .where("user_id", "=", userId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("is_left_out", "=", true)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

export const copiedDays = copiedTable({
  kind: "diaryDays",
  table: "diary_days",
  toEntry: ({ day, note, is_left_out: isLeftOut }) => ({ day, note, isLeftOut }),
  toRow: ({ day, note, isLeftOut }, now) => ({ day, note, is_left_out: isLeftOut, updated_at: now }),
});
