/** domain/time: days and instants as the person's own clock sees them. */

/** `YYYY-MM-DD` in the person's own time zone. */
export type CalendarDay = string;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const millisecondsPerDay = 86_400_000;
const millisecondsPerMinute = 60_000;

interface WallClock {
  readonly day: CalendarDay;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Making a formatter costs a hundred times what using it does, so each zone's is kept. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

/** True for a zone name that this runtime's IANA data knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall of `timeZone` shows at `instant`. */
export function wallClockIn(timeZone: string, instant: Date): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) parts[type] = value;
  const year = (parts.year ?? "").padStart(4, "0");
  return {
    day: `${year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
  };
}

/** The calendar day that it is in `timeZone` at `instant`. */
export function calendarDayIn(timeZone: string, instant: Date): CalendarDay {
  return wallClockIn(timeZone, instant).day;
}

/** True for `YYYY-MM-DD` of a day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const utc = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
}

/** `day` moved by `count` days; over month and year ends, leap days included. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const utc = Date.parse(`${day}T00:00:00Z`) + count * millisecondsPerDay;
  return new Date(utc).toISOString().slice(0, 10);
}

/**
 * The first instant of `day` in `timeZone`. Where the clock skips midnight (a daylight-saving change at 00:00),
 * the first instant that the day has.
 */
export function startOfDay(timeZone: string, day: CalendarDay): Date {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is more than 14 h ahead or 12 h behind; the span is halved until one second is left.
  let before = utcMidnight - 15 * 60 * millisecondsPerMinute;
  let after = utcMidnight + 13 * 60 * millisecondsPerMinute;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (calendarDayIn(timeZone, new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** What the clock on the wall shows, written as if it were UTC: readers of the hour need no zone (decisions: calorie points). */
export function wallClockAsUtc(timeZone: string, instant: Date): string {
  const { day, hour, minute, second } = wallClockIn(timeZone, instant);
  const [hh, mm, ss] = [hour, minute, second].map((part) => String(part).padStart(2, "0"));
  return `${day}T${hh}:${mm}:${ss}.000Z`;
}

/** No clock is changed by more at a time, nor in smaller steps. */
const clockChange = { mostMs: 3 * 60 * millisecondsPerMinute, stepMs: 15 * millisecondsPerMinute } as const;

/**
 * The instant of `day` at which a clock in `timeZone` shows the time that one in `likeZone` shows at `like`: the first
 * where it shows it twice, and as much later as it is put forward where it skips it.
 */
export function sameTimeOn(day: CalendarDay, timeZone: string, like: Date, likeZone = timeZone): Date {
  const wanted = `${day}T${wallClockAsUtc(likeZone, like).slice(11)}`;
  const sinceMidnight = Date.parse(wanted) - Date.parse(`${day}T00:00:00Z`);
  const start = startOfDay(timeZone, day).getTime();
  const { mostMs, stepMs } = clockChange;
  for (let at = start + sinceMidnight - mostMs; ; at += stepMs) {
    if (at >= start && wallClockAsUtc(timeZone, new Date(at)) >= wanted) return new Date(at);
  }
}

/** The next local midnight after `instant`: when a day's scans start anew. */
export function nextMidnight(timeZone: string, instant: Date): Date {
  return startOfDay(timeZone, addDays(calendarDayIn(timeZone, instant), 1));
}
