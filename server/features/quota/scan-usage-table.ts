/** server/features/quota: who may scan how often. This file: the table of scans used, one row an owner and period. */
import { type Kysely, sql } from "kysely";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { deleteInBatches } from "../../database/delete-in-batches.ts";
import type { Database } from "../../database/schema.ts";

/** A place held for a scan under way. It lapses by itself, so a killed process holds none for long. */
export interface ScanPlace {
  readonly id: string;
  /** A user or an anonymous session. */
  readonly ownerId: string;
  /** The owner's calendar day, or the whole session. */
  readonly period: string;
}

export interface ScansUsed {
  readonly committed: number;
  readonly reserved: number;
}

/** No place is held for so long: one that says so is of a time when the clock was wrong. */
const heldAtMostMs = 600_000;

/** Reservations that have not lapsed: a jsonb object of place id → when it lapses, in ms since 1970. */
const liveAt = (nowMs: number) => sql`
  coalesce((select jsonb_object_agg(key, value) from jsonb_each(scan_usage.reserved)
    where (value #>> '{}')::bigint between ${nowMs + 1} and ${nowMs + heldAtMostMs}), '{}'::jsonb)`;

/**
 * Holds a place if one is left, in one statement: the row's lock makes callers take turns, and each sees the last
 * one's place. `limit` null is unlimited.
 */
export async function holdPlace(
  db: Kysely<Database>,
  place: ScanPlace,
  limit: number | null,
  now: Date,
  heldForMs: number,
): Promise<boolean> {
  const nowMs = now.getTime();
  const held = sql`jsonb_build_object(${place.id}::text, ${nowMs + heldForMs}::bigint)`;
  const live = liveAt(nowMs);
  const hasPlace =
    limit === null
      ? sql`true`
      : sql`scan_usage.committed
    + (select count(*) from jsonb_object_keys(${live})) < ${limit}`;
  const isFirstAllowed = limit === null || limit > 0;
  if (!isFirstAllowed) return false;
  const { rows } = await sql`
    insert into scan_usage (owner_id, period, committed, reserved)
    values (${place.ownerId}, ${place.period}, 0, ${held})
    on conflict (owner_id, period) do update set reserved = ${live} || ${held}
    where ${hasPlace}
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Turns a held place into a scan used. Belongs into the transaction that stores the scan's result. */
export async function commitPlace(db: Kysely<Database>, place: ScanPlace): Promise<void> {
  await sql`update scan_usage set committed = committed + 1, reserved = reserved - ${place.id}::text
    where owner_id = ${place.ownerId} and period = ${place.period}`.execute(db);
}

/** Counts scans that were made elsewhere, whatever the limit is. */
export async function addScansUsed(
  db: Kysely<Database>,
  { ownerId, period }: Omit<ScanPlace, "id">,
  scans: number,
): Promise<void> {
  await db
    .insertInto("scan_usage")
    .values({ owner_id: ownerId, period, committed: scans })
    .onConflict((conflict) =>
      conflict
        .columns(["owner_id", "period"])
        .doUpdateSet({ committed: sql`scan_usage.committed + excluded.committed` }),
    )
    .execute();
}

/** Gives a held place back: the scan came to nothing and costs nothing. */
export async function releasePlace(db: Kysely<Database>, place: ScanPlace): Promise<void> {
  await sql`update scan_usage set reserved = reserved - ${place.id}::text
    where owner_id = ${place.ownerId} and period = ${place.period}`.execute(db);
}

export async function readScansUsed(
  db: Kysely<Database>,
  ownerId: string,
  period: string,
  now: Date,
): Promise<ScansUsed> {
  const row = await db
    .selectFrom("scan_usage")
    .select([
      "committed",
      sql<number>`(select count(*)::int from jsonb_object_keys(${liveAt(now.getTime())}))`.as("reserved"),
    ])
    .where("owner_id", "=", ownerId)
    .where("period", "=", period)
    .executeTakeFirst();
  return row ?? { committed: 0, reserved: 0 };
}

/** Counts of days before then. Those of visitors' sessions go with the session. */
export async function forgetUsageBefore(db: Kysely<Database>, day: CalendarDay): Promise<void> {
  await deleteInBatches(db, "scan_usage", async (transaction, rowsMax) => {
    const { numAffectedRows } = await sql`delete from scan_usage where (owner_id, period) in (
      select owner_id, period from scan_usage where period < ${day} order by period limit ${rowsMax}
    )`.execute(transaction);
    return Number(numAffectedRows ?? 0);
  });
}
