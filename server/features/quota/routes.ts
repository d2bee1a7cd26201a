import type { Kysely } from "kysely";
import { checkUsage } from "#contract/endpoints/scan.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { presentUsage } from "./present-usage.ts";
import { findScanAllowance } from "./scan-allowance.ts";
import { loadScansUsed } from "./scan-usage-table.ts";

export function serveQuota(serve: Serve, db: Kysely<Database>, dailyScanLimit: number): void {
  serve(checkUsage, async ({ caller, now }) => {
    const allowance = findScanAllowance(caller, dailyScanLimit, now);
    return presentUsage(allowance, await loadScansUsed(db, allowance, now));
  });
}
