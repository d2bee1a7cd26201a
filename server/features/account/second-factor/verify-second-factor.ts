import type { Kysely } from "kysely";
import { AppError } from "../../../core/app-error.ts";
import type { SecretBox } from "../../../core/secret-box.ts";
import type { Database } from "../../../database/schema.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { reportSignInChange } from "../report-sign-in-change.ts";
import type { SecurityLog } from "../security-log/security-log.ts";
import { loadAuthenticator, takeStep } from "./authenticators-table.ts";
import { consumeRecoveryCode, readRecoveryCode } from "./recovery-codes.ts";
import { findTotpStep } from "./totp.ts";

export interface SecondFactorParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly securityLog: SecurityLog;
  readonly secretBox: SecretBox;
}

export interface EnteredCode {
  readonly userId: string;
  /** The code that the app shows, or a recovery code. */
  readonly code: string;
}

/** Counts a try, before any check and for any kind of code. Throws `too_many_login_attempts`. */
export async function countCodeTry(limiter: RateLimiter, userId: string, now: Date): Promise<void> {
  await limiter.take(rateLimits.secondFactorByAccount, userId, now);
  await limiter.take(rateLimits.secondFactorADay, userId, now);
}

/** Each code is accepted once. Throws `invalid_code`. */
export async function verifySecondFactor(
  parts: SecondFactorParts,
  entered: EnteredCode,
  now: Date,
): Promise<void> {
  const { limiter } = parts;
  const { userId } = entered;
  await countCodeTry(limiter, userId, now);
  if (!(await isGoodCode(parts, entered, now))) throw new AppError("invalid_code");
  await limiter.forgive(rateLimits.secondFactorByAccount, userId);
  await limiter.forgive(rateLimits.secondFactorADay, userId);
}

async function isGoodCode(parts: SecondFactorParts, { userId, code }: EnteredCode, now: Date) {
  const { db, secretBox } = parts;
  const authenticator = await loadAuthenticator(db, userId);
  if (!authenticator?.confirmedAt) return false;
  const step = findTotpStep(secretBox.open(authenticator.secret, userId), code, now);
  if (step !== undefined) return takeStep(db, { userId, step });
  const recoveryCode = readRecoveryCode(code);
  if (recoveryCode === undefined) return false;
  const isUsed = await consumeRecoveryCode(parts, { userId, code: recoveryCode }, now);
  if (isUsed) await reportSignInChange(parts, { userId, change: "recoveryCodeUsed" }, now);
  return isUsed;
}
