import { sql, type Transaction } from "kysely";
import { nextOccurrenceAt, occurrencesBetween } from "#domain/notifications/occurrences.ts";
import type { Database } from "../../database/schema.ts";
import { findOccasion, type OccasionParts } from "./find-occasion.ts";
import { type DueSchedule, lockDueSchedules, markPlanned } from "./notification-settings-table.ts";
import { queueMessages } from "./push-messages-table.ts";
import { listDevices } from "./push-subscriptions-table.ts";

export interface PlanParts extends OccasionParts {
  readonly serverKey: string;
  readonly report: (failure: unknown) => void;
}

/** Small, so that the other processes get their share and no transaction lasts long. */
const peopleAtOnce = 25;
/** Pause before a plan that failed is tried again. */
const failedPauseMs = 3_600_000;

/** Queues all that is due by now. */
export async function planNotifications(parts: PlanParts, now: Date): Promise<void> {
  for (;;) {
    const planned = await parts.db.transaction().execute(async (transaction) => {
      const due = await lockDueSchedules(transaction, { now, limit: peopleAtOnce });
      for (const schedule of due) await planOrPostpone(transaction, { parts, schedule, now });
      return due.length;
    });
    if (planned < peopleAtOnce) return;
  }
}

interface DuePlan {
  readonly parts: PlanParts;
  readonly schedule: DueSchedule;
  readonly now: Date;
}

/**
 * Plans one person's notifications. A failure, such as a time zone that this runtime does not know, does not hold up the others.
 */
async function planOrPostpone(
  transaction: Transaction<Database>,
  { parts, schedule, now }: DuePlan,
): Promise<void> {
  await sql`savepoint one_person`.execute(transaction);
  try {
    await planFor({ ...parts, db: transaction }, schedule, now);
  } catch (failure) {
    await sql`rollback to savepoint one_person`.execute(transaction);
    parts.report(failure);
    const nextAt = new Date(now.getTime() + failedPauseMs);
    await markPlanned(transaction, schedule.userId, { plannedUntil: schedule.plannedUntil, nextAt });
  }
}

async function planFor(
  { db, freeDailyScans, serverKey }: Omit<PlanParts, "report">,
  schedule: DueSchedule,
  now: Date,
): Promise<void> {
  const { userId, plannedUntil } = schedule;
  const devices = await listDevices(db, { userId, serverKey, now });
  const ids = devices.map(({ id }) => id);
  // If the clock was set back, `plannedUntil` is in the future, and everything until then is already queued.
  const due = ids.length === 0 ? [] : occurrencesBetween(schedule, plannedUntil, now);
  for (const occurrence of due) {
    const occasion = await findOccasion({ db, freeDailyScans }, { ...schedule, ...occurrence }, now);
    if (occasion) await queueMessages(db, { occurrence, subscriptionIds: ids }, now);
  }
  const nextAt = ids.length === 0 ? undefined : nextOccurrenceAt(schedule, now);
  await markPlanned(db, userId, { plannedUntil: now, nextAt: nextAt ?? null });
}
