import { addDays, type CalendarDay, sameTimeOn, wallClockIn } from "../time/calendar-day.ts";
import type { LocalTime, NotificationSettings } from "./notification-settings.ts";

type QuietHours = NotificationSettings["quietHours"];

/** The first instant at which the clock shows this time on the day, or a later one where it is skipped. */
export function instantOf(timeZone: string, day: CalendarDay, time: LocalTime): Date {
  return sameTimeOn({ day, timeZone, like: new Date(`${day}T${time}:00Z`), likeZone: "UTC" });
}

function localTimeIn(timeZone: string, instant: Date): { day: CalendarDay; time: LocalTime } {
  const { day, time } = wallClockIn(timeZone, instant);
  return { day, time: time.slice(0, 5) };
}

/** `from` belongs to the quiet hours, `to` does not. Equal times mean no quiet hours. */
export function isQuietTime({ isOn, from, to }: QuietHours, time: LocalTime): boolean {
  if (!isOn) return false;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** The instant itself outside quiet hours, otherwise their end. */
export function afterQuietHours(quiet: QuietHours, timeZone: string, instant: Date): Date {
  const { day, time } = localTimeIn(timeZone, instant);
  if (!isQuietTime(quiet, time)) return instant;
  const end = instantOf(timeZone, time < quiet.to ? day : addDays(day, 1), quiet.to);
  return end > instant ? end : instant;
}

/** Undefined without quiet hours. */
export function nextQuietStart(quiet: QuietHours, timeZone: string, instant: Date): Date | undefined {
  if (!quiet.isOn || quiet.from === quiet.to) return undefined;
  const { day } = localTimeIn(timeZone, instant);
  const today = instantOf(timeZone, day, quiet.from);
  return today > instant ? today : instantOf(timeZone, addDays(day, 1), quiet.from);
}
