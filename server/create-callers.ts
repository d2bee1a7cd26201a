import type { Adapters } from "./adapters/adapters.ts";
import { authenticateUser } from "./features/account/authenticate-user.ts";
import {
  authenticateConnection,
  authenticateToken,
  isConnectionToken,
  isPersonalToken,
} from "./features/account/tokens/authenticate-token.ts";
import { authenticateVisitor } from "./features/anonymous/authenticate-visitor.ts";
import { planNotificationsAnew } from "./features/notifications/notification-settings-table.ts";
import type { CallerSources } from "./http/caller.ts";

/** Who a token of any kind belongs to. `audience`: where tokens of connected assistants count. */
export function createCallers(
  { db, limiter, accessTokens, clock }: Adapters,
  audience: () => string,
): CallerSources {
  const authentication = {
    db,
    accessTokens,
    onZoneMoved: (userId: string) => planNotificationsAnew(db, userId, clock()),
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
