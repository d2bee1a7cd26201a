import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/tokens.ts";
import { AppError } from "../../../core/app-error.ts";
import { daysAfter } from "../../../core/days-after.ts";
import { newId } from "../../../core/new-id.ts";
import { hashToken, newOpaqueToken } from "../../../core/opaque-token.ts";
import type { Database } from "../../../database/schema.ts";
import { countChange } from "../../../http/count-change.ts";
import type { Serve } from "../../../http/serve.ts";
import { lockAccountOf } from "../lock-account.ts";
import { reportSignInChange } from "../report-sign-in-change.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import { personalTokenPrefix } from "./authenticate-token.ts";
import { placeOf } from "./connection-place.ts";
import { deleteToken, insertToken, listTokens, type StoredToken } from "./tokens-table.ts";

interface TokenRouteParts {
  readonly db: Kysely<Database>;
  readonly securityLog: SecurityLog;
}

function presentToken({ createdAt, expiresAt, lastUsedAt, redirectUri, ...token }: StoredToken) {
  return {
    ...token,
    connectedTo: redirectUri === null ? null : placeOf(redirectUri),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export function serveTokens(serve: Serve, { db, securityLog }: TokenRouteParts): void {
  serve(endpoints.listTokens, async ({ caller, now }) =>
    (await listTokens(db, caller.userId, now)).map(presentToken),
  );
  serve(
    endpoints.createToken,
    async ({ body: { name, scope, expiresInDays }, caller: { userId, sessionId }, now }) => {
      const token = `${personalTokenPrefix}${newOpaqueToken()}`;
      const expiresAt = daysAfter(now, expiresInDays);
      const made = {
        ...{ id: newId(now), name, scope, createdAt: now, expiresAt, lastUsedAt: null },
        redirectUri: null,
      } satisfies StoredToken;
      await db.transaction().execute(async (transaction) => {
        // Counted under the lock: two at the same time would pass the limit.
        await lockAccountOf(transaction, { userId, sessionId }, now);
        await insertToken(transaction, { ...made, userId, tokenHash: hashToken(token), clientId: null });
        await reportSignInChange({ db: transaction, securityLog }, { userId, change: "tokenAdded" }, now);
      });
      return { ...presentToken(made), token };
    },
    countChange,
  );
  serve(
    endpoints.revokeToken,
    async ({ params: { id }, caller: { userId }, now }) => {
      await db.transaction().execute(async (transaction) => {
        const deleted = await deleteToken(transaction, userId, id);
        if (!deleted) throw new AppError("not_found");
        const change = deleted.clientId === null ? "tokenRemoved" : "assistantDisconnected";
        await reportSignInChange({ db: transaction, securityLog }, { userId, change }, now);
      });
    },
    countChange,
  );
}
