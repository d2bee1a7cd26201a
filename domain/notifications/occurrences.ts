import { addDays, type CalendarDay, calendarDayIn, startOfDay } from "../time/calendar-day.ts";
import { daysOf } from "../time/day-range.ts";
import { type NotificationSettings, type OccurrenceKind, reminderKinds } from "./notification-settings.ts";
import { afterQuietHours, instantOf, isQuietTime, nextQuietStart } from "./quiet-hours.ts";

/** One notification of one day. Kind and day name it, however often clocks and zones change. */
export interface Occurrence {
  readonly kind: OccurrenceKind;
  /** The person's day; for `scans_back` the day of the quota. */
  readonly day: CalendarDay;
  readonly at: Date;
  /** It is not shown after this. */
  readonly expiresAt: Date;
}

export interface Schedule {
  readonly settings: NotificationSettings;
  readonly timeZone: string;
  /** The zone at whose midnight the scans are back. */
  readonly quotaTimeZone: string;
}

const hourMs = 3_600_000;
const lifeMs: Readonly<Record<OccurrenceKind, number>> = {
  breakfast: hourMs,
  lunch: hourMs,
  dinner: hourMs,
  weekly_summary: 12 * hourMs,
  scans_back: 12 * hourMs,
};
const longestLifeMs = Math.max(...Object.values(lifeMs));
/** A weekly notification comes again after seven days; postponed by quiet hours, within eight. */
const daysAhead = 8;

interface Planned {
  readonly kind: OccurrenceKind;
  readonly at: Date;
}

/** A reminder in quiet hours is left out, because afterwards it would be too late; the others wait for their end. */
function plannedOn({ settings, timeZone, quotaTimeZone }: Schedule, day: CalendarDay): Planned[] {
  const { reminders, weeklySummary, hasScansBack, quietHours } = settings;
  const meals = reminderKinds.flatMap((kind) => {
    const { isOn, time } = reminders[kind];
    return isOn && !isQuietTime(quietHours, time) ? [{ kind, at: instantOf(timeZone, day, time) }] : [];
  });
  const waiting: Planned[] = [];
  if (weeklySummary.isOn && weekdayOf(day) === weeklySummary.weekday)
    waiting.push({ kind: "weekly_summary", at: instantOf(timeZone, day, weeklySummary.time) });
  if (hasScansBack) waiting.push({ kind: "scans_back", at: startOfDay(quotaTimeZone, day) });
  return [
    ...meals,
    ...waiting.map(({ kind, at }) => ({ kind, at: afterQuietHours(quietHours, timeZone, at) })),
  ];
}

function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function occurrencesOn(schedule: Schedule, day: CalendarDay): Occurrence[] {
  return plannedOn(schedule, day).map(({ kind, at }) => {
    const end = new Date(at.getTime() + lifeMs[kind]);
    const quiet = nextQuietStart(schedule.settings.quietHours, schedule.timeZone, at);
    return { kind, day, at, expiresAt: quiet && quiet < end ? quiet : end };
  });
}

/** The notifications after the first instant, up to the second, that may still be shown. */
export function occurrencesBetween(schedule: Schedule, after: Date, until: Date): Occurrence[] {
  const from = addDays(calendarDayIn("UTC", new Date(until.getTime() - longestLifeMs)), -2);
  const to = addDays(calendarDayIn("UTC", until), 1);
  return daysOf({ from, to })
    .flatMap((day) => occurrencesOn(schedule, day))
    .filter(({ at, expiresAt }) => at > after && at <= until && expiresAt > until);
}

/** When the next notification is due; undefined where everything is off. */
export function nextOccurrenceAt(schedule: Schedule, after: Date): Date | undefined {
  const today = calendarDayIn("UTC", after);
  let earliest: Date | undefined;
  let hasFound = false;
  for (const day of daysOf({ from: addDays(today, -2), to: addDays(today, daysAhead) })) {
    const found = occurrencesOn(schedule, day).filter(({ at }) => at > after);
    for (const { at } of found) if (!earliest || at < earliest) earliest = at;
    // One of the next day may come before one that quiet hours postponed.
    if (hasFound) return earliest;
    hasFound = found.length > 0;
  }
  return earliest;
}
