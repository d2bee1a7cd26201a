import { createHash, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { LoginAnswer, TokenPair } from "#contract/shapes/sign-in.ts";
import { AppError } from "../../../core/app-error.ts";
import { hashToken, newOpaqueToken } from "../../../core/opaque-token.ts";
import type { Database } from "../../../database/schema.ts";
import { beginSession, type NewSessionOwner, type SessionParts } from "../begin-session.ts";
import { loadAccountEmail } from "../email/account-email-table.ts";
import { lockAccount } from "../lock-account.ts";
import { lockSignInMethod, type UsedSignInMethod } from "../lock-sign-in-method.ts";
import { type Device, hashDevice } from "../sessions/device.ts";
import { hasAuthenticator } from "./authenticators-table.ts";
import {
  deleteLoginChallenge,
  insertLoginChallenge,
  type LoginChallenge,
  takeChallengeTry,
} from "./login-challenges-table.ts";
import { type SecondFactorParts, verifySecondFactor } from "./verify-second-factor.ts";

const challengeLifeMs = 5 * 60_000;
const challengeTriesMax = 5;

export type LoginCompletionParts = SecondFactorParts & SessionParts;

/** Continues after the first factor, a password or a provider: with a session, or with a challenge if the account has a second factor. */
export async function beginSessionOrChallenge(
  parts: SessionParts,
  owner: NewSessionOwner & { readonly shown: UsedSignInMethod },
  now: Date,
): Promise<LoginAnswer> {
  return parts.db.transaction().execute(async (db) => {
    await lockSignInMethod(db, owner);
    if (!(await hasAuthenticator(db, owner.userId))) return beginSession({ ...parts, db }, owner, now);
    const challenge = newOpaqueToken();
    await insertLoginChallenge(db, {
      tokenHash: hashToken(challenge),
      userId: owner.userId,
      deviceHash: hashDevice(owner.userId, owner.deviceId, owner.device),
      stateHash: await stateOf(db, owner.userId),
      createdAt: now,
      expiresAt: new Date(now.getTime() + challengeLifeMs),
    });
    return { challenge };
  });
}

/** A challenge ends when the password changes. */
async function stateOf(db: Kysely<Database>, userId: string): Promise<Buffer> {
  const account = await loadAccountEmail(db, userId);
  return createHash("sha256")
    .update(JSON.stringify(account?.passwordHash ?? null))
    .digest();
}

export interface SecondStep {
  readonly challenge: string;
  readonly code: string;
  readonly device: Device;
  readonly deviceId: string | undefined;
}

/** Throws `login_expired` or `invalid_code`. */
export async function completeLogin(
  parts: LoginCompletionParts,
  step: SecondStep,
  now: Date,
): Promise<TokenPair> {
  const { db, securityLog } = parts;
  const held = await takeChallengeTry(db, hashToken(step.challenge), now);
  if (!held || !(await isUsable(db, held, step))) throw new AppError("login_expired");
  const { userId } = held;
  try {
    await verifySecondFactor(parts, { userId, code: step.code }, now);
  } catch (failure) {
    if (failure instanceof AppError && failure.code === "invalid_code")
      await securityLog.recordFailure(db, { userId, kind: "second_factor_failed", device: step.device }, now);
    throw failure;
  }
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    if (!(await deleteLoginChallenge(transaction, held.tokenHash))) throw new AppError("login_expired");
    return beginSession({ ...parts, db: transaction }, { ...step, userId }, now);
  });
}

async function isUsable(db: Kysely<Database>, held: LoginChallenge, { device, deviceId }: SecondStep) {
  const deviceHash = hashDevice(held.userId, deviceId, device);
  return (
    held.tries <= challengeTriesMax &&
    timingSafeEqual(held.deviceHash, deviceHash) &&
    timingSafeEqual(held.stateHash, await stateOf(db, held.userId))
  );
}
