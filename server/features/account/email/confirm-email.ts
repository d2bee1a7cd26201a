import type { Kysely, Transaction } from "kysely";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { checkMailedCode, findLink, lockLink, matchesAccountState } from "../account-links.ts";
import { deleteAccountTokens } from "../account-tokens-table.ts";
import { verifyPresentPassword } from "../password/verify-present-password.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import {
  type AccountEmail,
  detachEmail,
  findAccountByEmail,
  lockAccountEmail,
  saveVerifiedEmail,
} from "./account-email-table.ts";

export interface EmailParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly securityLog: SecurityLog;
}

export interface LinkConfirmation {
  readonly token: string;
  /** Undefined: the call comes from no session. */
  readonly callerId: string | undefined;
  readonly password: string | undefined;
}

/**
 * The link alone proves the mailbox, not that its reader made the account: that takes a session or the password. Throws
 * `invalid_link`, `password_needed` or `wrong_password`.
 */
export async function confirmByLink(
  { db, limiter, securityLog }: EmailParts,
  { token, callerId, password }: LinkConfirmation,
  now: Date,
): Promise<void> {
  const link = { token, purpose: "confirm_email", now } as const;
  const { account } = await findLink(db, link);
  if (account.id !== callerId) {
    if (password === undefined) throw new AppError("password_needed");
    await verifyPresentPassword(limiter, { account, password }, now);
  }
  await db.transaction().execute(async (transaction) => {
    const { token: held, account: locked } = await lockLink(transaction, link);
    await confirmAddress(transaction, { account: locked, address: held.address }, now);
    await securityLog.record(transaction, { userId: locked.id, kind: "email_confirmed" }, now);
  });
}

/** Throws `invalid_code`, also for the right one after too many tries. */
export async function confirmByCode(
  { db, securityLog }: EmailParts,
  { userId, code }: { readonly userId: string; readonly code: string },
  now: Date,
): Promise<void> {
  const held = await checkMailedCode(db, { code, userId, purpose: "confirm_email" }, now);
  await db.transaction().execute(async (transaction) => {
    const account = await lockAccountEmail(transaction, userId);
    if (!account || !matchesAccountState(held, account)) throw new AppError("invalid_code");
    await confirmAddress(transaction, { account, address: held.address }, now);
    await securityLog.record(transaction, { userId, kind: "email_confirmed" }, now);
  });
}

/** Throws `invalid_link` if the address was proven for another account meanwhile. */
async function confirmAddress(
  db: Transaction<Database>,
  { account, address }: { readonly account: AccountEmail; readonly address: string },
  now: Date,
): Promise<void> {
  const holder = await findAccountByEmail(db, address);
  if (holder && holder.id !== account.id && !(await detachEmail(db, holder.id, now)))
    throw new AppError("invalid_link");
  await saveVerifiedEmail(db, { id: account.id, email: address }, now);
  await deleteAccountTokens(db, account.id, "confirm_email");
  const isChange = address.toLowerCase() !== account.email.toLowerCase();
  if (isChange && account.verifiedAt) {
    await queueMail(db, { kind: "email_changed", userId: account.id, address: account.email }, now);
  }
}
