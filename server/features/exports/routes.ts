import type { Kysely } from "kysely";
import { exportMyData as exportCall } from "#contract/endpoints/profile.ts";
import type { Database } from "../../database/schema.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { exportMyData } from "./export-my-data.ts";

export function serveExports(serve: Serve, db: Kysely<Database>, limiter: RateLimiter): void {
  serve(exportCall, async ({ caller, now }) => {
    await limiter.take(rateLimits.exportByAccount, caller.userId, now);
    return exportMyData(db, caller.userId, now);
  });
}
