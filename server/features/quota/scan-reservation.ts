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
  /** For `commitStatement`, in the statement that stores the result; undefined where none is counted. */
  readonly reservation: ScanReservation | undefined;
  /** To be called once that statement has stored it. */
  confirm(): void;
}

/** Of what costs no scan. */
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

/** Of a scan that a larger statement reserves, for `withScanReservation`. */
export function prepareReservation(allowance: ScanAllowance, now: Date): ReservationValues {
  return reservationValues(newReservation(allowance, now), termsOf(allowance, now));
}

export interface ScanTerms {
  readonly allowance: ScanAllowance;
  readonly now: Date;
  /** Whether a scan was reserved beforehand; undefined where none was tried. */
  readonly reserved?: { readonly row: ReservedScan | undefined } | undefined;
}

/**
 * Runs `scan` while it holds a reservation, which `commit` turns into a scan used; a scan that fails costs nothing. Throws the
 * allowance's error when no scan is left.
 */
export async function withScanReservation<Result>(
  db: Kysely<Database>,
  terms: ScanTerms,
  scan: (commit: CommitScan) => Promise<Result>,
): Promise<Result> {
  const reservation = await holdScan(db, terms);
  if (!reservation) throw new AppError(terms.allowance.exceededError);
  let isCommitted = false;
  try {
    return await scan({
      reservation,
      confirm: () => {
        isCommitted = true;
      },
    });
  } finally {
    if (!isCommitted) await releaseReservation(db, reservation);
  }
}

/** Undefined when no scan is left. */
async function holdScan(
  db: Kysely<Database>,
  { allowance, now, reserved }: ScanTerms,
): Promise<ScanReservation | undefined> {
  const reservation = newReservation(allowance, now);
  if (reserved) return reserved.row && { ...reservation, id: reserved.row.reservation_id };
  return (await reserveScan(db, reservation, termsOf(allowance, now))) ? reservation : undefined;
}

function newReservation({ ownerId, period }: ScanAllowance, now: Date): ScanReservation {
  return { id: newId(now), ownerId, period };
}

function termsOf({ limit }: ScanAllowance, now: Date) {
  return { limit, now, durationMs: reservationMs };
}
