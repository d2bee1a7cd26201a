import type { CallerFor } from "../../http/caller.ts";
import { networkOf } from "../../http/network-of.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { Attempt } from "../../http/rate-limits.ts";

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
  readonly caller: CallerFor<"visitor">;
  /** The caller's network address. */
  readonly address: string;
}

/**
 * The limits that an attempt counts towards, since a failed scan costs no quota but does cost us work. A visitor's network is
 * limited too: sessions are free to create.
 */
export function scanAttempts(
  kind: keyof typeof limitsOf,
  { caller, address }: ScanAttempt,
): readonly Attempt[] {
  const limits = limitsOf[kind];
  if (caller.kind === "user") return [{ limit: limits.account, who: caller.userId }];
  return [
    { limit: limits.visitorsNetwork, who: networkOf(address) },
    { limit: limits.visitor, who: caller.sessionId },
  ];
}
