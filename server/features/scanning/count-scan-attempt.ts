import type { User, Visitor } from "../../http/caller.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import { networkOf, type RateLimit, type RateLimiter } from "../../http/rate-limits.ts";

interface ScanLimits {
  readonly account: RateLimit;
  readonly visitor: RateLimit;
  readonly visitorsNetwork: RateLimit;
}

const textLimits: ScanLimits = {
  account: rateLimits.scanByAccount,
  visitor: rateLimits.scanByVisitor,
  visitorsNetwork: rateLimits.scanByVisitorsFromNetwork,
};
const photoLimits: ScanLimits = {
  account: rateLimits.photoByAccount,
  visitor: rateLimits.photoByVisitor,
  visitorsNetwork: rateLimits.photoByVisitorsFromNetwork,
};

const barcodeLimits: ScanLimits = {
  account: rateLimits.barcodeByAccount,
  visitor: rateLimits.barcodeByVisitor,
  visitorsNetwork: rateLimits.barcodeByVisitorsFromNetwork,
};
const limitsOf = { text: textLimits, photo: photoLimits, barcode: barcodeLimits };

export interface ScanAttempt {
  readonly caller: User | Visitor;
  /** The caller's network address. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Limits attempts, since a failed scan costs no quota but does cost us work. A visitor's network is limited too: sessions are
 * free to create. Throws `too_many_requests`.
 */
export async function countScanAttempt(
  limiter: RateLimiter,
  kind: keyof typeof limitsOf,
  { caller, address, now }: ScanAttempt,
): Promise<void> {
  const limits = limitsOf[kind];
  if (caller.kind === "user") return limiter.take(limits.account, caller.userId, now);
  await limiter.take(limits.visitorsNetwork, networkOf(address), now);
  await limiter.take(limits.visitor, caller.sessionId, now);
}
