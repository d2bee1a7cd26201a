/** server/features/identity: accounts, logins and their tokens. This file: how often people may try. */
import type { RateLimit, RateLimiter } from "../../http/rate-limits.ts";
import { networkOf } from "../../http/rate-limits.ts";

const quarterHourSeconds = 15 * 60;
const hourSeconds = 3600;

/** Tight: one guesser at one account. */
const triesAtAccountFromNetwork: RateLimit = {
  name: "login-account-network",
  hits: 10,
  windowSeconds: quarterHourSeconds,
  exceeded: "too_many_login_attempts",
};
/** Wider: many guessers at one account; its owner must not be locked out by a single one. */
const triesAtAccount: RateLimit = { ...triesAtAccountFromNetwork, name: "login-account", hits: 50 };
/** Wide: an office behind one address. */
const triesFromNetwork: RateLimit = { ...triesAtAccountFromNetwork, name: "login-network", hits: 300 };

const registrationsFromNetwork: RateLimit = {
  name: "register-network",
  hits: 300,
  windowSeconds: hourSeconds,
  exceeded: "too_many_requests",
};
const refreshesFromNetwork: RateLimit = { ...registrationsFromNetwork, name: "refresh-network", hits: 3000 };

export async function countLoginTry(limiter: RateLimiter, email: string, address: string, now: Date) {
  const network = networkOf(address);
  const account = email.toLowerCase();
  await limiter.take(triesFromNetwork, network, now);
  await limiter.take(triesAtAccountFromNetwork, `${account} ${network}`, now);
  await limiter.take(triesAtAccount, account, now);
}

/** Whoever knew the password was no guesser. */
export async function forgiveLoginTries(limiter: RateLimiter, email: string, address: string) {
  const account = email.toLowerCase();
  await limiter.forgive(triesAtAccountFromNetwork, `${account} ${networkOf(address)}`);
  await limiter.forgive(triesAtAccount, account);
}

export function countRegistration(limiter: RateLimiter, address: string, now: Date) {
  return limiter.take(registrationsFromNetwork, networkOf(address), now);
}

export function countRefresh(limiter: RateLimiter, address: string, now: Date) {
  return limiter.take(refreshesFromNetwork, networkOf(address), now);
}
