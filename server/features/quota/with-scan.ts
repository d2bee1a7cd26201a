/** server/features/quota: a scan holds a place while it runs, is counted with its result, and costs nothing if it fails. */
import type { Kysely } from "kysely";
import { canScan } from "#domain/scanning/scan-quota.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import type { ScanAllowance } from "./scan-allowance.ts";
import { commitPlace, holdPlace, readScansUsed, releasePlace } from "./scan-usage-table.ts";

/** Longer than any scan's own deadline, so that no place lapses under a scan that still runs. */
const placeHeldForMs = 90_000;

/** Counts the scan; to be called inside the transaction that stores the result. */
export type CommitScan = (db: Kysely<Database>) => Promise<void>;

/** Spares the work of reading a photo that could not be analysed. Throws the allowance's own code. */
export async function refuseWithoutScans(
  db: Kysely<Database>,
  { ownerId, period, limit, exceeded }: ScanAllowance,
  now: Date,
): Promise<void> {
  if (limit === null) return;
  const used = await readScansUsed(db, ownerId, period, now);
  if (!canScan({ dailyLimit: limit, ...used })) throw new AppError(exceeded);
}

/** Runs `scan` on a held place. Throws the allowance's own code when none is left. */
export async function withScan<Result>(
  db: Kysely<Database>,
  allowance: ScanAllowance,
  now: Date,
  scan: (commit: CommitScan) => Promise<Result>,
): Promise<Result> {
  const place = { id: newId(now), ownerId: allowance.ownerId, period: allowance.period };
  if (!(await holdPlace(db, place, allowance.limit, now, placeHeldForMs)))
    throw new AppError(allowance.exceeded);
  let isCommitted = false;
  try {
    return await scan(async (transaction) => {
      await commitPlace(transaction, place);
      isCommitted = true;
    });
  } catch (failure) {
    isCommitted = false;
    throw failure;
  } finally {
    if (!isCommitted) await releasePlace(db, place);
  }
}
