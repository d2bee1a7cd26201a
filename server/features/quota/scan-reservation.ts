import type { Kysely } from "kysely";
import { canScan } from "#domain/scanning/scan-quota.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import type { ScanAllowance } from "./scan-allowance.ts";
import { commitReservation, loadScansUsed, releaseReservation, reserveScan } from "./scan-usage-table.ts";

/** Longer than any scan's own deadline, so that no reservation expires while its scan runs. */
const reservationMs = 90_000;

/** Counts the scan. Call it in the transaction that stores the result. */
export type CommitScan = (db: Kysely<Database>) => Promise<void>;

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

/**
 * Runs `scan` while it holds a reservation, which `commit` turns into a scan used; a scan that fails costs nothing. Throws the
 * allowance's error when no scan is left.
 */
export async function withScanReservation<Result>(
  db: Kysely<Database>,
  { allowance, now }: { readonly allowance: ScanAllowance; readonly now: Date },
  scan: (commit: CommitScan) => Promise<Result>,
): Promise<Result> {
  const reservation = { id: newId(now), ownerId: allowance.ownerId, period: allowance.period };
  const terms = { limit: allowance.limit, now, durationMs: reservationMs };
  if (!(await reserveScan(db, reservation, terms))) throw new AppError(allowance.exceededError);
  let isCommitted = false;
  try {
    return await scan(async (transaction) => {
      await commitReservation(transaction, reservation);
      isCommitted = true;
    });
  } catch (failure) {
    isCommitted = false;
    throw failure;
  } finally {
    if (!isCommitted) await releaseReservation(db, reservation);
  }
}
