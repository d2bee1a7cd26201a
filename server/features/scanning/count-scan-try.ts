/** server/features/scanning: how often scans may be tried. A scan that fails costs no quota, but it costs us work. */
import type { User, Visitor } from "../../http/caller.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import { networkOf, type RateLimit, type RateLimiter } from "../../http/rate-limits.ts";

interface ScanLimits {
  readonly account: RateLimit;
  readonly visitor: RateLimit;
  readonly visitorsNetwork: RateLimit;
}

const ofWords: ScanLimits = {
  account: rateLimits.scanByAccount,
  visitor: rateLimits.scanByVisitor,
  visitorsNetwork: rateLimits.scanByVisitorsFromNetwork,
};
const ofPhotos: ScanLimits = {
  account: rateLimits.photoByAccount,
  visitor: rateLimits.photoByVisitor,
  visitorsNetwork: rateLimits.photoByVisitorsFromNetwork,
};

export interface Tried {
  readonly caller: User | Visitor;
  /** The caller's network address. */
  readonly address: string;
  readonly now: Date;
}

/** Throws `too_many_requests`. A visitor's network counts too: sessions cost nothing to make. */
export async function countScanTry(
  limiter: RateLimiter,
  kind: "words" | "photo",
  { caller, address, now }: Tried,
): Promise<void> {
  const limits = kind === "photo" ? ofPhotos : ofWords;
  if (caller.kind === "user") return limiter.take(limits.account, caller.userId, now);
  await limiter.take(limits.visitorsNetwork, networkOf(address), now);
  await limiter.take(limits.visitor, caller.sessionId, now);
}
