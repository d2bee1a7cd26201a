import type { Kysely } from "kysely";
import { isReminderKind } from "#domain/notifications/notification-settings.ts";
import type { Occurrence } from "#domain/notifications/occurrences.ts";
import { may, planKindOf } from "#domain/plans/entitlements.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { lastDays } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadDayTotals } from "../meals/day-totals-table.ts";
import { loadMealTypes } from "../meals/recent-meals-table.ts";
import { loadScansUsed } from "../quota/scan-usage-table.ts";

export interface OccasionParts {
  readonly db: Kysely<Database>;
  readonly freeDailyScans: number;
}

interface Asked extends Pick<Occurrence, "kind" | "day"> {
  readonly userId: string;
  readonly isPremium: boolean;
}

/** A reason to notify, with its number if the notification counts something. Undefined: there is none. */
export type Occasion = { readonly count?: number } | undefined;

const daysOfWeek = 7;

/** Finds what a notification says, if it still applies: when it is queued, and again when it is sent. */
export async function findOccasion(
  { db, freeDailyScans }: OccasionParts,
  { userId, isPremium, kind, day }: Asked,
  now: Date,
): Promise<Occasion> {
  if (isReminderKind(kind)) return (await loadMealTypes(db, userId, day)).includes(kind) ? undefined : {};
  const yesterday = addDays(day, -1);
  if (kind === "weekly_summary") {
    const days = await loadDayTotals(db, userId, lastDays(yesterday, daysOfWeek));
    return days.length === 0 ? undefined : { count: days.length };
  }
  if (may(planKindOf({ isPremium }), "unlimitedScans") || freeDailyScans === 0) return undefined;
  const { committed } = await loadScansUsed(db, { ownerId: userId, period: yesterday }, now);
  return committed >= freeDailyScans ? {} : undefined;
}
