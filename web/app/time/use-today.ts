import { useSyncExternalStore } from "react";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { onClockChange } from "./clock.ts";
import { today } from "./today.ts";

const checkIntervalMs = 30_000;

/** Follows the date on pages that stay open past midnight or sleep in a background tab. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(subscribe, today, today);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, checkIntervalMs);
  const stopWatchingClock = onClockChange(onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    stopWatchingClock();
    document.removeEventListener("visibilitychange", onChange);
  };
}
