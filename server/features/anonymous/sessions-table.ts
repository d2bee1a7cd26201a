import { type Kysely, sql } from "kysely";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import { isUniqueViolation } from "../../core/system-error-code.ts";
import { deleteInBatches } from "../../database/delete-in-batches.ts";
import type { Database } from "../../database/schema.ts";

export interface AnonymousSession {
  readonly id: string;
  readonly timeZone: string;
}

export interface NewAnonymousSession extends AnonymousSession {
  readonly tokenHash: Buffer;
  /** By name. */
  readonly browser: string | null;
}

export async function insertAnonymousSession(
  db: Kysely<Database>,
  { id, tokenHash, browser, timeZone }: NewAnonymousSession,
  now: Date,
): Promise<void> {
  await db
    .insertInto("anonymous_sessions")
    .values({
      id,
      token_hash: tokenHash,
      user_agent: browser,
      time_zone: timeZone,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
}

/** Undefined for an unknown token and for a converted session. */
export async function findAnonymousSession(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<AnonymousSession | undefined> {
  const row = await db
    .selectFrom("anonymous_sessions")
    .select(["id", "time_zone"])
    .where("token_hash", "=", tokenHash)
    .where("converted_to_user_id", "is", null)
    .executeTakeFirst();
  return row && { id: row.id, timeZone: row.time_zone };
}

export async function recordAnonymousVisit(
  db: Kysely<Database>,
  { id, timeZone }: AnonymousSession,
  now: Date,
): Promise<void> {
  await db
    .updateTable("anonymous_sessions")
    .set({ last_seen_at: now, time_zone: timeZone })
    .where("id", "=", id)
    .execute();
}

/** False when the session is unknown or was converted already. */
export async function claimAnonymousSession(
  db: Kysely<Database>,
  id: string,
  userId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("anonymous_sessions")
    .set({ converted_to_user_id: userId })
    .where("id", "=", id)
    .where("converted_to_user_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Throws `daily_conversion_limit_exceeded` if the account converted another session on that day. */
export async function recordConversion(db: Kysely<Database>, id: string, day: CalendarDay): Promise<void> {
  try {
    await db.updateTable("anonymous_sessions").set({ converted_on: day }).where("id", "=", id).execute();
  } catch (failure) {
    throw isUniqueViolation(failure) ? new AppError("daily_conversion_limit_exceeded") : failure;
  }
}

/** Deletes sessions last seen before then, with their submissions and scan counts. */
export async function deleteAnonymousSessionsBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await deleteInBatches(db, "anonymous_sessions", async (transaction, rowsMax) => {
    const { rows } = await sql`
      with gone as (
        delete from anonymous_sessions where id in (
          select id from anonymous_sessions where last_seen_at < ${instant} order by last_seen_at limit ${rowsMax}
        ) returning id
      ), counted as (delete from scan_usage where owner_id in (select id from gone))
      select id from gone`.execute(transaction);
    return rows.length;
  });
}

/** The sessions that were converted to this account. Returns how many rows. */
export async function deleteConvertedSessions(db: Kysely<Database>, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("anonymous_sessions")
    .where("converted_to_user_id", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
