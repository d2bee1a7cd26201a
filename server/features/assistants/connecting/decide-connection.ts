import type { Kysely } from "kysely";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import { AppError } from "../../../core/app-error.ts";
import { daysAfter } from "../../../core/days-after.ts";
import { newId } from "../../../core/new-id.ts";
import type { Database } from "../../../database/schema.ts";
import { lockAccountOf } from "../../account/lock-account.ts";
import { reportSignInChange } from "../../account/report-sign-in-change.ts";
import type { SecurityLog } from "../../account/security-log/security-log.ts";
import { insertToken } from "../../account/tokens/tokens-table.ts";
import type { OwnRequest } from "./connection-requests.ts";
import { approveClient } from "./oauth-clients-table.ts";
import { answerRequest } from "./oauth-records-table.ts";

export interface DecisionParts {
  readonly db: Kysely<Database>;
  readonly securityLog: SecurityLog;
}

export interface Approval {
  readonly request: OwnRequest;
  readonly clientName: string;
  readonly userId: string;
  /** The session in which the person agreed: a reset that ends it ends the agreement. */
  readonly sessionId: string;
  readonly scope: TokenScope;
  readonly expiresInDays: number;
}

/**
 * Makes the token that the program will hold, and tells the library who agreed. Throws `connection_request_expired` or
 * `token_limit_exceeded`.
 */
export async function approveConnection(
  { db, securityLog }: DecisionParts,
  { request, clientName, userId, sessionId, scope, expiresInDays }: Approval,
  now: Date,
): Promise<void> {
  // The program gets no more than it asked for, nor than the person allowed.
  const allowed = request.scope === "write" ? scope : "read";
  const tokenId = newId(now);
  await db.transaction().execute(async (transaction) => {
    await lockAccountOf(transaction, { userId, sessionId }, now);
    if (!(await approveClient(transaction, request.clientId, now)))
      throw new AppError("connection_request_expired");
    await insertToken(transaction, {
      ...{ id: tokenId, userId, name: clientName, scope: allowed, createdAt: now, lastUsedAt: null },
      ...{ expiresAt: daysAfter(now, expiresInDays), tokenHash: null },
      ...{ clientId: request.clientId, redirectUri: request.redirectUri },
    });
    const result = { login: { accountId: userId, remember: false }, consent: { grantId: tokenId } };
    if (!(await answerRequest(transaction, { id: request.id, result, tokenId }, now)))
      throw new AppError("connection_request_expired");
    const change = { userId, change: "assistantConnected" } as const;
    await reportSignInChange({ db: transaction, securityLog }, change, now);
  });
}

/** Throws `connection_request_expired`. */
export async function refuseConnection(db: Kysely<Database>, { id }: OwnRequest, now: Date): Promise<void> {
  const result = { error: "access_denied", error_description: "the person refused" };
  if (!(await answerRequest(db, { id, result, tokenId: null }, now)))
    throw new AppError("connection_request_expired");
}
