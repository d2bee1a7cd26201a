import type { Kysely } from "kysely";
import {
  convertAnonymousSession,
  createAnonymousSession,
  validateAnonymousSession,
} from "#contract/endpoints/sign-in.ts";
import { anonymousFreeScans } from "#contract/limits.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import { hashToken, newOpaqueToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import { networkOf } from "../../http/network-of.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { readDevice } from "../account/sessions/device.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { loadScansUsed } from "../quota/scan-usage-table.ts";
import { convertSession } from "./convert-session.ts";
import { insertAnonymousSession, recordAnonymousVisit } from "./sessions-table.ts";

export interface AnonymousParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly freeDailyScans: number;
}

export function serveAnonymous(serve: Serve, { db, limiter, freeDailyScans }: AnonymousParts): void {
  serve(createAnonymousSession, async ({ body, caller, address, now }) => {
    await limiter.take(rateLimits.sessionFromNetwork, networkOf(address), now);
    const sessionToken = newOpaqueToken();
    const session = { id: newId(now), timeZone: caller.timeZone };
    const tokenHash = hashToken(sessionToken);
    // What is sent says more than the kind of browser.
    const { browser } = readDevice(body.userAgent, null);
    await insertAnonymousSession(db, { ...session, tokenHash, browser }, now);
    return { sessionToken, scanCount: 0 };
  });

  serve(validateAnonymousSession, async ({ caller, now }) => {
    if (caller.kind !== "visitor") throw new AppError("invalid_anonymous_session");
    await recordAnonymousVisit(db, { id: caller.sessionId, timeZone: caller.timeZone }, now);
    const allowance = findScanAllowance(caller, freeDailyScans, now);
    const { committed } = await loadScansUsed(db, allowance, now);
    return { scanCount: committed, scanLimit: anonymousFreeScans };
  });

  serve(convertAnonymousSession, async ({ body, caller, now }) => ({
    movedMeals: await convertSession(db, { user: caller, sessionToken: body.sessionToken, now }),
  }));
}
