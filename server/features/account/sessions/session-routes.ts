import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/account.ts";
import { sessionsMax } from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import type { Serve } from "../../../http/serve.ts";
import { listSecurityEvents } from "../security-log/security-events-table.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import { endWaysIn } from "../ways-in.ts";
import { readDevice } from "./device.ts";
import { endOwnSession, listLiveSessions } from "./devices-table.ts";

export interface SessionRouteParts {
  readonly db: Kysely<Database>;
  readonly securityLog: SecurityLog;
}

export function serveSessions(serve: Serve, { db, securityLog }: SessionRouteParts): void {
  serve(endpoints.listSessions, async ({ caller: { userId, sessionId }, now }) => {
    const sessions = await listLiveSessions(db, { userId, now, limit: sessionsMax });
    return sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: session.id === sessionId,
    }));
  });

  serve(endpoints.endOneSession, async ({ params, caller, now, userAgent }) => {
    const { userId, timeZone } = caller;
    const isEnded = await endOwnSession(db, { userId, sessionId: params.id, now });
    if (!isEnded) throw new AppError("not_found");
    const device = readDevice(userAgent, timeZone);
    await securityLog.record(db, { userId, kind: "session_ended", device }, now);
  });

  serve(endpoints.endOtherSessions, async ({ caller, now, userAgent }) => {
    const { userId, sessionId, timeZone } = caller;
    await endWaysIn(db, { userId, exceptSessionId: sessionId, occasion: "others_signed_out" }, now);
    const device = readDevice(userAgent, timeZone);
    await securityLog.record(db, { userId, kind: "sessions_ended", device }, now);
  });

  serve(endpoints.readSecurityEvents, async ({ caller }) => {
    const events = await listSecurityEvents(db, caller.userId);
    return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  });
}
