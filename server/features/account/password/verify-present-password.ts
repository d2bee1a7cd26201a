import { AppError } from "../../../core/app-error.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { verifyPassword } from "../password-hash.ts";

export interface PasswordProof {
  readonly account: { readonly id: string; readonly passwordHash: string | null };
  readonly password: string;
}

/** Throws `no_password` or `wrong_password`. Somebody with a stolen session must not be able to guess. */
export async function verifyPresentPassword(
  limiter: RateLimiter,
  { account, password }: PasswordProof,
  now: Date,
): Promise<void> {
  if (account.passwordHash === null) throw new AppError("no_password");
  await limiter.take(rateLimits.passwordCheckByAccount, account.id, now);
  if (!(await verifyPassword(account.passwordHash, password))) throw new AppError("wrong_password");
  await limiter.forgive(rateLimits.passwordCheckByAccount, account.id);
}
