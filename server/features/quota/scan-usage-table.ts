import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** A scan under way. A reservation expires by itself, so a killed process does not hold one for long. */
export interface ScanReservation {
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

/** A reservation that claims to last longer was made while the clock was wrong, and is ignored. */
const maxReservationMs = 600_000;

/** Reservations that have not expired: a jsonb object of reservation id → expiry in ms since 1970. */
const liveReservations = ({ from, to }: LiveExpiries) => sql`
  coalesce((select jsonb_object_agg(key, value) from jsonb_each(scan_usage.reserved)
    where (value #>> '{}')::bigint between ${from} and ${to}), '{}'::jsonb)`;

/** ms since 1970 */
interface LiveExpiries {
  readonly from: number;
  readonly to: number;
}

function liveExpiries(now: Date): LiveExpiries {
  const nowMs = now.getTime();
  return { from: nowMs + 1, to: nowMs + maxReservationMs };
}

interface ReservationTerms {
  /** null: unlimited. */
  readonly limit: number | null;
  readonly now: Date;
  readonly durationMs: number;
}

/** What the statement of a reservation gets. */
export interface ReservationValues {
  readonly reservation: ScanReservation;
  readonly expiresAtMs: number;
  readonly isFirstAllowed: boolean;
  /** Absent: unlimited. */
  readonly limit?: number;
  readonly live: LiveExpiries;
}

export function reservationValues(
  reservation: ScanReservation,
  { limit, now, durationMs }: ReservationTerms,
): ReservationValues {
  return {
    reservation,
    expiresAtMs: now.getTime() + durationMs,
    isFirstAllowed: limit === null || limit > 0,
    ...(limit !== null && { limit }),
    live: liveExpiries(now),
  };
}

export interface ReservationOptions {
  readonly condition?: RawBuilder<boolean>;
  readonly also?: readonly RawBuilder<unknown>[];
}

/** The row of a reservation that was made. */
export interface ReservedScan {
  readonly reservation_id: string;
}

/**
 * Returns a row unless the limit is reached. One statement: the row's lock makes callers take turns, and each sees the one
 * before. It does nothing where the condition does not hold. `also`: further columns of the row.
 */
export function reserveScan(
  { reservation, expiresAtMs, isFirstAllowed, limit, live: expiries }: ReservationValues,
  { condition = sql`true`, also = [] }: ReservationOptions = {},
): RawBuilder<ReservedScan> {
  const reserved = sql`jsonb_build_object(${reservation.id}::text, ${expiresAtMs}::bigint)`;
  const live = liveReservations(expiries);
  const isBelowLimit =
    limit === undefined
      ? sql`true`
      : sql`scan_usage.committed + (select count(*) from jsonb_object_keys(${live})) < ${limit}`;
  return sql`
    insert into scan_usage (owner_id, period, committed, reserved)
    select ${reservation.ownerId}::uuid, ${reservation.period}::text, 0, ${reserved}
    where ${isFirstAllowed}::boolean and ${condition}
    on conflict (owner_id, period) do update set reserved = ${live} || ${reserved}
    where ${isBelowLimit}
    returning ${sql.join([sql`${reservation.id}::text as reservation_id`, ...also])}`;
}

/** Counts the scan, if one was reserved. For the statement that stores the scan's result; the condition says whether it does. */
export function countScan(
  reservation: ScanReservation | undefined,
  isStored: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> {
  if (!reservation) return sql`select 1 where false`;
  return sql`update scan_usage set committed = committed + 1, reserved = reserved - ${reservation.id}::text
    where owner_id = ${reservation.ownerId} and period = ${reservation.period} and ${isStored}`;
}

/** Adds scans of an anonymous session to its new account, even beyond the limit. */
export async function addScansUsed(
  db: Kysely<Database>,
  { ownerId, period }: Omit<ScanReservation, "id">,
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

/** Gives back the scan that was reserved, as a failed one costs nothing. */
export async function releaseReservation(db: Kysely<Database>, reservation: ScanReservation): Promise<void> {
  await sql`update scan_usage set reserved = reserved - ${reservation.id}::text
    where owner_id = ${reservation.ownerId} and period = ${reservation.period}`.execute(db);
}

export async function loadScansUsed(
  db: Kysely<Database>,
  { ownerId, period }: Omit<ScanReservation, "id">,
  now: Date,
): Promise<ScansUsed> {
  const row = await db
    .selectFrom("scan_usage")
    .select([
      "committed",
      sql<number>`(select count(*)::int from jsonb_object_keys(${liveReservations(liveExpiries(now))}))`.as(
        "reserved",
      ),
    ])
    .where("owner_id", "=", ownerId)
    .where("period", "=", period)
    .executeTakeFirst();
  return row ?? { committed: 0, reserved: 0 };
}

/** An account's counts, and those of the anonymous sessions it came from. Returns how many rows. */
export async function deleteScanUsage(db: Kysely<Database>, userId: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from scan_usage where owner_id = ${userId}
    or owner_id in (select id from anonymous_sessions where converted_to_user_id = ${userId})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
