import type { Adapters } from "./adapters/adapters.ts";
import { authenticateVisitor } from "./features/anonymous/authenticate-visitor.ts";
import { authenticateUser } from "./features/identity/authenticate-user.ts";
import { authenticateToken, isPersonalToken } from "./features/identity/tokens/authenticate-token.ts";
import { planNotificationsAnew } from "./features/notifications/notification-settings-table.ts";
import type { CallerSources } from "./http/caller.ts";

/** Who a token of any kind belongs to. */
export function createCallers({ db, limiter, accessTokens, clock }: Adapters): CallerSources {
  const authentication = {
    db,
    accessTokens,
    onZoneMoved: (userId: string) => planNotificationsAnew(db, userId, clock()),
  };
  return {
    claimedUserOf: async (token) => {
      const claims = isPersonalToken(token) ? undefined : await accessTokens.verify(token, clock());
      return claims && ({ kind: "user", userId: claims.userId } as const);
    },
    userOf: (call) =>
      isPersonalToken(call.accessToken)
        ? authenticateToken({ db, limiter }, call, clock())
        : authenticateUser(authentication, call, clock()),
    visitorOf: (token, zone) => authenticateVisitor(db, token, zone),
  };
}
