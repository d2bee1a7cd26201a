import { hashToken } from "../../core/opaque-token.ts";
import { networkOf } from "../../http/network-of.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";

export interface LoginAttempt {
  /** The account's id; the e-mail where there is none, so that both are limited alike. */
  readonly account: string;
  /** The caller's network address. */
  readonly address: string;
}

export async function countLoginAttempt(limiter: RateLimiter, { account, address }: LoginAttempt, now: Date) {
  const network = networkOf(address);
  await limiter.take(rateLimits.loginFromNetwork, network, now);
  await limiter.take(rateLimits.loginAtAccountFromNetwork, `${account} ${network}`, now);
  await limiter.take(rateLimits.loginAtAccount, account, now);
}

/** A caller who knew the password was not guessing it. */
export async function resetLoginAttempts(limiter: RateLimiter, { account, address }: LoginAttempt) {
  await limiter.forgive(rateLimits.loginAtAccountFromNetwork, `${account} ${networkOf(address)}`);
  await limiter.forgive(rateLimits.loginAtAccount, account);
}

export async function countRegistration(
  limiter: RateLimiter,
  { email, address }: { readonly email: string; readonly address: string },
  now: Date,
) {
  await limiter.take(rateLimits.registerFromNetwork, networkOf(address), now);
  await limiter.take(rateLimits.registerAddress, email.toLowerCase(), now);
}

export async function countRefresh(
  limiter: RateLimiter,
  { refreshToken, address }: { readonly refreshToken: string; readonly address: string },
  now: Date,
) {
  await limiter.take(rateLimits.refreshFromNetwork, networkOf(address), now);
  await limiter.take(rateLimits.refreshToken, hashToken(refreshToken).toString("base64url"), now);
}
