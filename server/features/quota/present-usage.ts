import type { Usage } from "#contract/shapes/meals.ts";
import { canScan, remainingScans } from "#domain/scan/scan-quota.ts";
import type { ScanAllowance } from "./scan-allowance.ts";
import type { ScansUsed } from "./scan-usage-table.ts";

export function presentUsage({ limit, resetTime }: ScanAllowance, used: ScansUsed): Usage {
  const scans = { dailyLimit: limit, ...used };
  return {
    canScan: canScan(scans),
    remainingScans: remainingScans(scans),
    dailyLimit: limit,
    resetTime: resetTime?.toISOString() ?? null,
  };
}
