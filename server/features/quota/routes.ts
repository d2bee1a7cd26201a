import type { Kysely } from "kysely";
import { checkUsage } from "#contract/endpoints/scanning.ts";
import { canScan, remainingScans } from "#domain/scanning/scan-quota.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { findScanAllowance } from "./scan-allowance.ts";
import { loadScansUsed } from "./scan-usage-table.ts";

export function serveQuota(serve: Serve, db: Kysely<Database>, dailyScanLimit: number): void {
  serve(checkUsage, async ({ caller, now }) => {
    const allowance = findScanAllowance(caller, dailyScanLimit, now);
    const { limit, resetTime } = allowance;
    const scans = { dailyLimit: limit, ...(await loadScansUsed(db, allowance, now)) };
    return {
      canScan: canScan(scans),
      remainingScans: remainingScans(scans),
      dailyLimit: limit,
      resetTime: resetTime?.toISOString() ?? null,
    };
  });
}
