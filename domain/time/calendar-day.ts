import { RecentMap } from "../recent-map.ts";

/** `YYYY-MM-DD` in the person's own time zone. */
export type CalendarDay = string;

/** The first day that a diary has. It bounds how many days an account can fill. */
export const earliestDay: CalendarDay = "2000-01-01";
/** From here on a week or month may hold a day whose year has five digits. */
const firstDayBeyond: CalendarDay = "9999-01-01";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const millisecondsPerDay = 86_400_000;
const millisecondsPerMinute = 60_000;

interface WallClock {
  readonly day: CalendarDay;
  readonly hour: number;
  /** HH:MM:SS */
  readonly time: string;
}

/** Cached per zone: creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-US", {
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
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Whether this runtime's IANA data has the zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

/** Local date and time in `timeZone` at `instant`. Read from the text: formatting to parts takes three times as long. */
export function wallClockIn(timeZone: string, instant: Date): WallClock {
  const numbers = formatterFor(timeZone).format(instant).match(/\d+/g) ?? [];
  const [month, day, year = "", hour, minute, second] = numbers;
  return {
    day: `${year.padStart(4, "0")}-${month}-${day}`,
    hour: Number(hour),
    time: `${hour}:${minute}:${second}`,
  };
}

export type LocalHour = Pick<WallClock, "day" | "hour">;

const hoursKept = 5000;
const localHours = new RecentMap<string, LocalHour>(hoursKept);

/** Kept for each minute: calls ask for the present one, and lists of meals for the same ones again. Formatting takes 3 µs. */
export function localHourIn(timeZone: string, instant: Date): LocalHour {
  const minute = Math.floor(instant.getTime() / millisecondsPerMinute);
  return localHours.getOrMake(`${timeZone} ${minute}`, () => wallClockIn(timeZone, instant));
}

/** The local hour. */
export function hourIn(timeZone: string, instant: Date): number {
  return localHourIn(timeZone, instant).hour;
}

export function calendarDayIn(timeZone: string, instant: Date): CalendarDay {
  return wallClockIn(timeZone, instant).day;
}

interface DiaryInstant {
  readonly timeZone: string;
  /** Local hour at which a day begins. */
  readonly startHour: number;
  readonly instant: Date;
}

/** The day of a diary whose days begin at another hour than midnight: until then the day before goes on. */
export function diaryDayIn({ timeZone, startHour, instant }: DiaryInstant): CalendarDay {
  const { day, hour } = localHourIn(timeZone, instant);
  return hour < startHour ? addDays(day, -1) : day;
}

/** Whether a diary may have the day; ranges around it may hold others. */
export function isInDiary(day: CalendarDay): boolean {
  return day >= earliestDay && day < firstDayBeyond;
}

/** Whether the text is `YYYY-MM-DD` of a day that exists and that a diary may have. */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text) || !isInDiary(text)) return false;
  const utc = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  const utc = Date.parse(`${day}T00:00:00Z`) + count * millisecondsPerDay;
  return new Date(utc).toISOString().slice(0, 10);
}

const startsKept = 1000;
/** ms since 1970. Almost every call asks for today or tomorrow in one of a few zones. */
const starts = new RecentMap<string, number>(startsKept);

/**
 * The first instant of `day` in `timeZone`; later than 00:00 when a daylight-saving change skips midnight.
 */
export function startOfDay(timeZone: string, day: CalendarDay): Date {
  return new Date(starts.getOrMake(`${timeZone} ${day}`, () => findStartOfDay(timeZone, day)));
}

function findStartOfDay(timeZone: string, day: CalendarDay): number {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // On nearly every day the offset at the day's start is the one at UTC's midnight.
  const guess = utcMidnight - offsetAt(timeZone, utcMidnight);
  if (calendarDayIn(timeZone, new Date(guess)) === day && calendarDayIn(timeZone, new Date(guess - 1)) < day)
    return guess;
  // Zones are at most 14 h ahead of and 12 h behind UTC. Bisects down to one second.
  let before = utcMidnight - 15 * 60 * millisecondsPerMinute;
  let after = utcMidnight + 13 * 60 * millisecondsPerMinute;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (calendarDayIn(timeZone, new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** How far the local clock is ahead of UTC, in ms. `at` is a whole second in ms since 1970. */
function offsetAt(timeZone: string, at: number): number {
  return Date.parse(wallClockAsUtc(timeZone, new Date(at))) - at;
}

/** Local time written as if it were UTC, so that clients can read the hour without knowing the zone. */
export function wallClockAsUtc(timeZone: string, instant: Date): string {
  const { day, time } = wallClockIn(timeZone, instant);
  return `${day}T${time}.000Z`;
}

/** Clock changes are no larger than `maxMs` and a multiple of `stepMs`. */
const clockShift = { maxMs: 3 * 60 * millisecondsPerMinute, stepMs: 15 * millisecondsPerMinute } as const;

interface SameTime {
  readonly day: CalendarDay;
  readonly timeZone: string;
  readonly like: Date;
  /** `timeZone` unless given. */
  readonly likeZone?: string;
  /** Local hour at which the day begins: a time before it is on the next date. 0 unless given. */
  readonly startHour?: number;
}

/**
 * The instant on `day` with the same local time in `timeZone` as `like` has in `likeZone`: the earlier one when the clock
 * shows that time twice, and the first later time when it skips it.
 */
export function sameTimeOn({ day, timeZone, like, likeZone = timeZone, startHour = 0 }: SameTime): Date {
  const time = wallClockAsUtc(likeZone, like).slice(11);
  const date = Number(time.slice(0, 2)) < startHour ? addDays(day, 1) : day;
  const wanted = `${date}T${time}`;
  const utc = Date.parse(wanted);
  // On nearly every day the clock is not changed. Finding where the day starts takes longer.
  const offset = offsetAt(timeZone, utc - millisecondsPerDay);
  if (offset === offsetAt(timeZone, utc + millisecondsPerDay)) return new Date(utc - offset);
  const sinceMidnight = utc - Date.parse(`${date}T00:00:00Z`);
  const start = startOfDay(timeZone, date).getTime();
  const { maxMs, stepMs } = clockShift;
  for (let at = start + sinceMidnight - maxMs; ; at += stepMs) {
    if (at >= start && wallClockAsUtc(timeZone, new Date(at)) >= wanted) return new Date(at);
  }
}

/** The next local midnight after `instant`. */
export function nextMidnight(timeZone: string, instant: Date): Date {
  return startOfDay(timeZone, addDays(calendarDayIn(timeZone, instant), 1));
}
