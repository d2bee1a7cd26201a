import type { Kysely, Transaction } from "kysely";
import {
  defaultNotificationSettings,
  type NotificationSettings,
} from "#domain/notifications/notification-settings.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";

/** A person for whom something may be due. */
export interface DueSchedule {
  readonly userId: string;
  readonly settings: NotificationSettings;
  readonly plannedUntil: Date;
  readonly timeZone: string;
  readonly quotaTimeZone: string;
  readonly isPremium: boolean;
}

/** The next look is never set for later: one that is was set when the clock was wrong. */
const maxNextLookMs = 10 * 24 * 3_600_000;

export async function loadStoredSettings(
  db: Kysely<Database>,
  userId: string,
): Promise<NotificationSettings | undefined> {
  const row = await db
    .selectFrom("notification_settings")
    .select("settings")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.settings;
}

/** Notifications that were due before count as sent: a time that has just been chosen applies from its next occurrence. */
export async function saveNotificationSettings(
  db: Kysely<Database>,
  { userId, settings }: { readonly userId: string; readonly settings: NotificationSettings },
  now: Date,
): Promise<void> {
  const columns = { settings: JSON.stringify(settings), planned_until: now, next_at: now };
  await db
    .insertInto("notification_settings")
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

/** Starts the plan of an account that gets its first device, or one more. */
export async function startNotifications(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  const times = { planned_until: now, next_at: now };
  await db
    .insertInto("notification_settings")
    .values({ user_id: userId, settings: JSON.stringify(defaultNotificationSettings), ...times })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(times))
    .execute();
}

/** Makes the plan again, because the account's time zone has changed and its times mean other instants. */
export async function replanNotifications(db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("notification_settings")
    .set({ next_at: now })
    .where("user_id", "=", userId)
    .where("next_at", "is not", null)
    .execute();
}

/** Locks the schedules that are due: until the transaction ends, no other process gets them. */
export async function lockDueSchedules(
  db: Transaction<Database>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<DueSchedule[]> {
  const rows = await db
    .selectFrom("notification_settings as plan")
    .innerJoin("users", "users.id", "plan.user_id")
    .select(["plan.user_id", "plan.settings", "plan.planned_until"])
    .select(["users.time_zone", "users.quota_time_zone", "users.account_type"])
    .where((plan) =>
      plan.or([
        plan("plan.next_at", "<=", now),
        plan("plan.next_at", ">", new Date(now.getTime() + maxNextLookMs)),
      ]),
    )
    .orderBy("plan.next_at")
    .limit(limit)
    .forUpdate("plan")
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    settings: row.settings,
    plannedUntil: row.planned_until,
    timeZone: row.time_zone,
    quotaTimeZone: row.quota_time_zone,
    isPremium: row.account_type === "pro",
  }));
}

/** Stores until when the account's notifications are queued, and when the next ones are to be. */
export async function markPlanned(
  db: Kysely<Database>,
  userId: string,
  { plannedUntil, nextAt }: { readonly plannedUntil: Date; readonly nextAt: Date | null },
): Promise<void> {
  await db
    .updateTable("notification_settings")
    .set({ planned_until: plannedUntil, next_at: nextAt })
    .where("user_id", "=", userId)
    .execute();
}

export const copiedNotifications = copiedTable({
  kind: "notifications",
  table: "notification_settings",
  toEntry: ({ settings }) => settings,
  toRow: (settings, now) => ({ settings, planned_until: now, next_at: now }),
});
