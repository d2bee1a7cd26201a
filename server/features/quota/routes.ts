/** server/features/quota: the call that tells how many scans are left. */
import type { Kysely } from "kysely";
import { checkUsage } from "#contract/endpoints/scanning.ts";
import { canScan, remainingScans } from "#domain/scanning/scan-quota.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { scanAllowanceOf } from "./scan-allowance.ts";
import { readScansUsed } from "./scan-usage-table.ts";

export function serveQuota(serve: Serve, db: Kysely<Database>, dailyScanLimit: number): void {
  serve(checkUsage, async ({ caller, now }) => {
    const { ownerId, period, limit, resetTime } = scanAllowanceOf(caller, dailyScanLimit, now);
    const scans = { dailyLimit: limit, ...(await readScansUsed(db, ownerId, period, now)) };
    return {
      canScan: canScan(scans),
      remainingScans: remainingScans(scans),
      dailyLimit: limit,
      resetTime: resetTime?.toISOString() ?? null,
    };
  });
}
