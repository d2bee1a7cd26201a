import { useLocation } from "react-router";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { dayParameter, parseShownDay } from "./shown-day.ts";

const diaryPath = "/meals";

/** The day that the diary shows, or today on every other page. */
export function useShownDay(): CalendarDay {
  const { pathname, search } = useLocation();
  const asked = pathname === diaryPath ? new URLSearchParams(search).get(dayParameter) : null;
  return parseShownDay(asked, today());
}
