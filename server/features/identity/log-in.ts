import type { Kysely } from "kysely";
import type { TokenPair } from "#contract/shapes/identity.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import { newOpaqueToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import { queueMail } from "../mails/mails-table.ts";
import { startSession } from "./issue-tokens.ts";
import { countLoginAttempt, resetLoginAttempts } from "./login-limits.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";
import type { SecurityLog } from "./security-log/security-log.ts";
import { type Device, hashDevice } from "./sessions/device.ts";
import { isNewDevice } from "./sessions/devices-table.ts";
import { findPasswordHash, recordLogin, replacePasswordHash } from "./users-table.ts";

export interface LoginParts {
  readonly db: Kysely<Database>;
  /** For what a failure writes: it must not take longer for an account that exists. */
  readonly fleetingDb: Kysely<Database>;
  readonly accessTokens: AccessTokens;
  readonly limiter: RateLimiter;
  readonly securityLog: SecurityLog;
}

export interface Login {
  readonly email: string;
  readonly password: string;
  /** The caller's network address. */
  readonly address: string;
  readonly device: Device;
  readonly deviceId: string | undefined;
}

/** Nobody's password: an unknown e-mail takes as long to refuse as a wrong password. */
const dummyHash = hashPassword(newOpaqueToken());

/** Throws `invalid_credentials`, whichever of the two is wrong, or `too_many_login_attempts`. */
export async function logIn(parts: LoginParts, login: Login, now: Date): Promise<TokenPair> {
  const { db, fleetingDb, limiter, securityLog } = parts;
  const { email, password, address, device } = login;
  const account = await findPasswordHash(db, email);
  // By its id: the database finds one account by more spellings than any rule here would bring together.
  const tried = { account: account?.id ?? email.toLowerCase(), address };
  await countLoginAttempt(limiter, tried, now);
  const isRight = await verifyPassword(account?.passwordHash ?? (await dummyHash), password);
  if (!account?.passwordHash || !isRight) {
    await securityLog.recordFailedSignIn(fleetingDb, { userId: account?.id ?? newId(now), device }, now);
    throw new AppError("invalid_credentials");
  }
  await resetLoginAttempts(limiter, tried);
  if (isWeakHash(account.passwordHash)) {
    await replacePasswordHash(db, account.id, await hashPassword(password));
  }
  return db
    .transaction()
    .execute((transaction) =>
      beginSession({ ...parts, db: transaction }, { ...login, userId: account.id }, now),
    );
}

/** For somebody who has proven who they are; within a transaction. */
export async function beginSession(
  parts: LoginParts,
  { userId, device, deviceId }: Pick<Login, "device" | "deviceId"> & { readonly userId: string },
  now: Date,
): Promise<TokenPair> {
  const { db, securityLog } = parts;
  const deviceHash = hashDevice(userId, deviceId, device);
  const isNew = await isNewDevice(db, userId, deviceHash);
  const person = await recordLogin(db, userId, now);
  await securityLog.record(db, { userId, kind: isNew ? "signed_in_new_device" : "signed_in", device }, now);
  if (isNew) {
    const data = { browser: device.browser ?? "", system: device.system ?? "" };
    await queueMail(db, { kind: "new_device", userId, data }, now);
  }
  return startSession(parts, { person, device, deviceHash }, now);
}
