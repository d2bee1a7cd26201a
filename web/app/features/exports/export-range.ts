import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

export const exportSpans = ["week", "month", "all", "own"] as const;
export type ExportSpan = (typeof exportSpans)[number];

export interface ExportRange {
  readonly from?: CalendarDay;
  readonly to?: CalendarDay;
}

/** Number of days, today included. */
const spanDays = { week: 7, month: 30 } as const;

/** Both ends included. `own` is the typed range; undefined if it is not a valid one. */
export function getExportRange(
  span: ExportSpan,
  own: { readonly from: string; readonly to: string },
  today: CalendarDay,
): ExportRange | undefined {
  if (span === "all") return {};
  if (span === "own") return own.from !== "" && own.from <= own.to ? own : undefined;
  return { from: addDays(today, 1 - spanDays[span]), to: today };
}
