import type { Kysely } from "kysely";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import type { User } from "../../../http/caller.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { queueMail } from "../../mails/mails-table.ts";
import { requireAccountEmail } from "../email/account-email-table.ts";
import { lockAccountOf } from "../lock-account.ts";
import { hashPassword } from "../password-hash.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import { endWaysIn } from "../ways-in.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { replacePasswordHash } from "./password-table.ts";
import { verifyPresentPassword } from "./verify-present-password.ts";

export interface PasswordParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly passwordMinLength: number;
  readonly securityLog: SecurityLog;
}

export interface PasswordChange extends Pick<User, "userId" | "sessionId"> {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Sets a new password and ends all sessions but the caller's. Throws `wrong_password`, `password_too_short` or
 * `password_too_common`.
 */
export async function changePassword(
  { db, limiter, passwordMinLength, securityLog }: PasswordParts,
  { userId, sessionId, currentPassword, newPassword }: PasswordChange,
  now: Date,
): Promise<void> {
  const account = await requireAccountEmail(db, userId);
  await verifyPresentPassword(limiter, { account, password: currentPassword }, now);
  await checkNewPassword(newPassword, passwordMinLength, account);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (transaction) => {
    await lockAccountOf(transaction, { userId, sessionId }, now);
    const isReplaced = await replacePasswordHash(transaction, {
      ...{ userId, passwordHash },
      replaced: account.passwordHash,
    });
    if (!isReplaced) throw new AppError("wrong_password");
    const ended = { userId, exceptSessionId: sessionId, occasion: "password_changed" } as const;
    await endWaysIn(transaction, ended, now);
    await securityLog.record(transaction, { userId, kind: "password_changed" }, now);
    await queueMail(transaction, { kind: "password_changed", userId }, now);
  });
}
