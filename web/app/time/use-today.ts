/** web/app/time: today for a page that may stay open over midnight, or sleep for days in a background tab. */
import { useSyncExternalStore } from "react";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { onClockChange } from "./clock.ts";
import { today } from "./today.ts";

const lookEveryMs = 30_000;

export function useToday(): CalendarDay {
  return useSyncExternalStore(watchDays, today, today);
}

function watchDays(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookEveryMs);
  const stopWatchingClock = onClockChange(onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    stopWatchingClock();
    document.removeEventListener("visibilitychange", onChange);
  };
}
