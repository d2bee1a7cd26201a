import { createContext, useContext } from "react";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** The day that results are saved to; undefined: that of the scan. */
export const SaveDay = createContext<CalendarDay | undefined>(undefined);

export function useSaveDay(): CalendarDay | undefined {
  return useContext(SaveDay);
}
