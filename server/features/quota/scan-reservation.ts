import type { Kysely } from "kysely";
import { scanRequestTimeoutMs } from "#contract/limits.ts";
import { canScan } from "#domain/scan/scan-quota.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import type { ScanAllowance } from "./scan-allowance.ts";
import {
  loadScansUsed,
  type ReservationValues,
  type ReservedScan,
  releaseReservation,
  reservationValues,
  reserveScan,
  type ScanReservation,
} from "./scan-usage-table.ts";

/** Longer than any scan's own deadline, so that no reservation expires while its scan runs. */
const reservationMs = scanRequestTimeoutMs;

/** Counts the scan. */
export interface CommitScan {
  /** The argument of `countScan`, in the statement that stores the result; undefined where no scan is counted. */
  readonly reservation: ScanReservation | undefined;
  /** To be called once that statement has stored the result. */
  confirm(): void;
}

/** The commit of a result that costs no scan. */
export const commitNothing: CommitScan = { reservation: undefined, confirm: () => {} };

/** Checks early, before a photo is read that could not be analysed. Throws the allowance's error. */
export async function requireScanLeft(
  db: Kysely<Database>,
  allowance: ScanAllowance,
  now: Date,
): Promise<void> {
  const { limit, exceededError } = allowance;
  if (limit === null) return;
  const used = await loadScansUsed(db, allowance, now);
  if (!canScan({ dailyLimit: limit, ...used })) throw new AppError(exceededError);
}

/** The values of `reserveScan`'s statement. */
export function prepareReservation({ ownerId, period, limit }: ScanAllowance, now: Date): ReservationValues {
  return reservationValues({ id: newId(now), ownerId, period }, { limit, now, durationMs: reservationMs });
}

/** Undefined when no scan is left. */
export async function reserveDirectly(
  db: Kysely<Database>,
  allowance: ScanAllowance,
  now: Date,
): Promise<ReservedScan | undefined> {
  return (await reserveScan(prepareReservation(allowance, now)).execute(db)).rows[0];
}

export interface ScanToRun<Reserved extends ReservedScan> {
  readonly allowance: ScanAllowance;
  /** Returns nothing when no scan is left. */
  readonly reserve: () => Promise<Reserved | undefined>;
}

/**
 * Runs `scan` while it holds a reservation, which `commit` turns into a scan used; a scan that fails costs nothing. Throws the
 * allowance's error when no scan is left.
 */
export async function withScanReservation<Reserved extends ReservedScan, Result>(
  db: Kysely<Database>,
  { allowance, reserve }: ScanToRun<Reserved>,
  scan: (commit: CommitScan, reserved: Reserved) => Promise<Result>,
): Promise<Result> {
  const reserved = await reserve();
  if (!reserved) throw new AppError(allowance.exceededError);
  const { ownerId, period } = allowance;
  const reservation = { id: reserved.reservation_id, ownerId, period };
  let isCommitted = false;
  const confirm = () => {
    isCommitted = true;
  };
  try {
    return await scan({ reservation, confirm }, reserved);
  } finally {
    if (!isCommitted) await releaseReservation(db, reservation);
  }
}
