import { AppError } from "../../../core/app-error.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import { requireAccountEmail } from "../email/account-email-table.ts";
import { isDetached } from "../email/detached-address.ts";
import { lockAccount, lockAccountOf, type SessionHolder } from "../lock-account.ts";
import { reportSignInChange } from "../report-sign-in-change.ts";
import {
  deleteAuthenticator,
  hasAuthenticator,
  loadAuthenticator,
  saveUnconfirmed,
  takeStep,
} from "./authenticators-table.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { deleteRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes-table.ts";
import { findTotpStep, newTotpSecret, toBase32, totpUri } from "./totp.ts";
import { countCodeTry, type EnteredCode, type SecondFactorParts } from "./verify-second-factor.ts";

/** A secret for an app; it counts once the app has given a first code. Throws `authenticator_exists`. */
export async function setUpAuthenticator(
  { db, secretBox }: SecondFactorParts,
  userId: string,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  const account = await requireAccountEmail(db, userId);
  const secret = newTotpSecret();
  const isSaved = await saveUnconfirmed(db, { userId, secret: secretBox.seal(secret, userId), now });
  if (!isSaved) throw new AppError("authenticator_exists");
  const label = isDetached(account.email) ? account.firstName : account.email;
  return { secret: toBase32(secret), uri: totpUri(secret, label) };
}

/** Returns the recovery codes. Throws `invalid_code`. */
export async function confirmAuthenticator(
  parts: SecondFactorParts,
  { userId, sessionId, code }: EnteredCode & SessionHolder,
  now: Date,
): Promise<string[]> {
  const { db, limiter, secretBox } = parts;
  await countCodeTry(limiter, userId, now);
  const authenticator = await loadAuthenticator(db, userId);
  const secret = authenticator && secretBox.open(authenticator.secret, userId);
  const step = secret && findTotpStep(secret, code, now);
  if (step === undefined) throw new AppError("invalid_code");
  const { codes, codeHashes } = newRecoveryCodes(secretBox, userId);
  await db.transaction().execute(async (transaction) => {
    await lockAccountOf(transaction, { userId, sessionId }, now);
    if (!(await takeStep(transaction, { userId, step, confirmedAt: now })))
      throw new AppError("invalid_code");
    await reportSignInChange({ ...parts, db: transaction }, { userId, change: "authenticatorAdded" }, now);
    await replaceRecoveryCodes(transaction, { userId, codeHashes }, now);
  });
  await limiter.forgive(rateLimits.secondFactorByAccount, userId);
  return codes;
}

/** Throws `not_found`. */
export async function removeAuthenticator(
  parts: SecondFactorParts,
  userId: string,
  now: Date,
): Promise<void> {
  await parts.db.transaction().execute(async (transaction) => {
    // A renewal at the same time would leave its codes behind.
    await lockAccount(transaction, userId);
    if (!(await deleteAuthenticator(transaction, userId))) throw new AppError("not_found");
    await deleteRecoveryCodes(transaction, userId);
    await reportSignInChange({ ...parts, db: transaction }, { userId, change: "authenticatorRemoved" }, now);
  });
}

/** Replaces the recovery codes. Throws `not_found` if the account has no second factor. */
export async function renewRecoveryCodes(
  parts: SecondFactorParts,
  userId: string,
  now: Date,
): Promise<string[]> {
  const { codes, codeHashes } = newRecoveryCodes(parts.secretBox, userId);
  await parts.db.transaction().execute(async (transaction) => {
    // Two renewals at once would leave two sets.
    await lockAccount(transaction, userId);
    if (!(await hasAuthenticator(transaction, userId))) throw new AppError("not_found");
    await reportSignInChange({ ...parts, db: transaction }, { userId, change: "recoveryCodesMade" }, now);
    await replaceRecoveryCodes(transaction, { userId, codeHashes }, now);
  });
  return codes;
}
