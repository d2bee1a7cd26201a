import type { Kysely } from "kysely";
import type { LoginAnswer } from "#contract/shapes/sign-in.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import { newOpaqueToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import { countLoginAttempt, resetLoginAttempts } from "./login-limits.ts";
import { findPasswordHash, replacePasswordHash } from "./password/password-table.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";
import { beginSessionOrChallenge } from "./second-factor/complete-login.ts";
import type { SecurityLog } from "./security-log/security-log.ts";
import type { Device } from "./sessions/device.ts";

export interface LoginParts {
  readonly db: Kysely<Database>;
  /** Stores what a failure writes, which must not take longer for an account that exists. */
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

/** Answers a challenge where the account has a second factor. Throws `invalid_credentials`, whichever of the two is wrong, or `too_many_login_attempts`. */
export async function logIn(parts: LoginParts, login: Login, now: Date): Promise<LoginAnswer> {
  const { db, fleetingDb, limiter, securityLog } = parts;
  const { email, password, address, device } = login;
  const account = await findPasswordHash(db, email);
  // Counted by the account's id: the database finds one account by more spellings than any rule here would bring together.
  const tried = { account: account?.id ?? email.toLowerCase(), address };
  await countLoginAttempt(limiter, tried, now);
  const isRight = await verifyPassword(account?.passwordHash ?? (await dummyHash), password);
  if (!account?.passwordHash || !isRight) {
    await securityLog.recordFailure(
      fleetingDb,
      { userId: account?.id ?? newId(now), kind: "sign_in_failed", device },
      now,
    );
    throw new AppError("invalid_credentials");
  }
  await resetLoginAttempts(limiter, tried);
  const { id: userId } = account;
  const passwordHash = await strengthenHash(db, { userId, passwordHash: account.passwordHash, password });
  return beginSessionOrChallenge(parts, { ...login, userId, shown: { way: "password", passwordHash } }, now);
}

interface RightPassword {
  readonly userId: string;
  readonly passwordHash: string;
  readonly password: string;
}

/** Returns the hash that is stored from now on, unless the password was replaced meanwhile. */
async function strengthenHash(
  db: Kysely<Database>,
  { userId, passwordHash, password }: RightPassword,
): Promise<string> {
  if (!isWeakHash(passwordHash)) return passwordHash;
  const strong = await hashPassword(password);
  await replacePasswordHash(db, { userId, passwordHash: strong, replaced: passwordHash });
  return strong;
}
