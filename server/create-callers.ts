import type { Kysely } from "kysely";
import type { Adapters } from "./adapters/adapters.ts";
import { hashToken } from "./core/opaque-token.ts";
import type { Database } from "./database/schema.ts";
import { authenticateUser } from "./features/account/authenticate-user.ts";
import {
  authenticateConnection,
  authenticateToken,
  isConnectionToken,
  isPersonalToken,
} from "./features/account/tokens/authenticate-token.ts";
import { findAnonymousSession } from "./features/anonymous/sessions-table.ts";
import { replanNotifications } from "./features/notifications/notification-settings-table.ts";
import type { CallerSources, Visitor } from "./http/caller.ts";

/** Who a token of any kind belongs to. `audience`: where tokens of connected assistants count. */
export function createCallers(
  { db, limiter, accessTokens, clock }: Adapters,
  audience: () => string,
): CallerSources {
  const authentication = {
    db,
    accessTokens,
    onZoneMoved: (userId: string) => replanNotifications(db, userId, clock()),
  };
  return {
    userOf: (call) => {
      const { accessToken } = call;
      if (isPersonalToken(accessToken)) return authenticateToken({ db, limiter }, call, clock());
      if (isConnectionToken(accessToken))
        return authenticateConnection({ db, limiter }, { ...call, audience: audience() }, clock());
      return authenticateUser(authentication, call, clock());
    },
    visitorOf: (token, zone) => authenticateVisitor(db, token, zone),
  };
}

async function authenticateVisitor(
  db: Kysely<Database>,
  token: string,
  callTimeZone: string | undefined,
): Promise<Visitor | undefined> {
  const session = await findAnonymousSession(db, hashToken(token));
  return session && { kind: "visitor", sessionId: session.id, timeZone: callTimeZone ?? session.timeZone };
}
