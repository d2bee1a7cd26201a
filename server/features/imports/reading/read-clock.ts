import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { type CalendarDay, isInDiary } from "#domain/time/calendar-day.ts";
import type { Columns, Names } from "./headers.ts";
import { type DateOrder, readDay, readOffset, readTime, shiftClock } from "./read-cells.ts";

/** Values that the readers of all rows of a table share. */
export interface ReaderParts {
  readonly table: Columns;
  readonly hasDecimalComma: boolean;
  readonly dateOrder: DateOrder;
  readonly weightUnit: "kg" | "lb";
  readonly today: CalendarDay;
  /** That meals without foods are named in, as the country names them. */
  readonly language: Language;
  readonly country: Country | null;
}

interface ClockColumns {
  readonly day: Names;
  readonly time?: Names;
  readonly offset?: Names;
}

/** `time`: `HH:MM`; null where the file does not say. */
type Clock =
  | { readonly day: CalendarDay; readonly time: string | null }
  | { readonly reason: "date" | "future" };

export function createClockReader(columns: ClockColumns, { table, dateOrder, today }: ReaderParts) {
  const [dayOf, timeOf] = [table.cellOf(columns.day), table.cellOf(columns.time)];
  const offsetOf = table.cellOf(columns.offset);
  return (cells: readonly string[]): Clock => {
    const said = readDay(dayOf(cells), dateOrder);
    if (said === undefined) return { reason: "date" };
    const minutes = readOffset(offsetOf(cells));
    const clock =
      minutes === 0
        ? { day: said, time: readTime(timeOf(cells)) }
        : shiftClock({ day: said, time: readTime(dayOf(cells)) ?? "00:00" }, minutes);
    if (!isInDiary(clock.day)) return { reason: "date" };
    return clock.day > today ? { reason: "future" } : clock;
  };
}
