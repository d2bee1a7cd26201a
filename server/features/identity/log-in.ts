import type { Kysely } from "kysely";
import type { TokenPair } from "#contract/shapes/identity.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { AppError } from "../../core/app-error.ts";
import { newOpaqueToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import { startSession } from "./issue-tokens.ts";
import { countLoginAttempt, resetLoginAttempts } from "./login-limits.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";
import { findPasswordHash, recordLogin, replacePasswordHash } from "./users-table.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Nobody's password: an unknown e-mail takes as long to refuse as a wrong password. */
const dummyHash = hashPassword(newOpaqueToken());

/** Throws `invalid_credentials`, whichever of the two is wrong, or `too_many_login_attempts`. */
export async function logIn(
  db: Kysely<Database>,
  accessTokens: AccessTokens,
  limiter: RateLimiter,
  { email, password }: Credentials,
  address: string,
  now: Date,
): Promise<TokenPair> {
  const account = await findPasswordHash(db, email);
  // By its id: the database finds one account by more spellings than any rule here would bring together.
  const tried = { account: account?.id ?? email.toLowerCase(), address };
  await countLoginAttempt(limiter, tried, now);
  const isRight = await verifyPassword(account?.passwordHash ?? (await dummyHash), password);
  if (!account || !isRight) throw new AppError("invalid_credentials");
  await resetLoginAttempts(limiter, tried);
  if (isWeakHash(account.passwordHash)) {
    await replacePasswordHash(db, account.id, await hashPassword(password));
  }
  return db.transaction().execute(async (transaction) => {
    const person = await recordLogin(transaction, account.id, now);
    return startSession(transaction, accessTokens, person, now);
  });
}
