import type { ErrorCode } from "#contract/error-codes.ts";
import { AppError } from "../core/app-error.ts";

export interface RateLimit {
  readonly name: string;
  readonly hits: number;
  readonly windowSeconds: number;
  /** The error code beyond the limit. */
  readonly exceeded: ErrorCode;
}

export class LimitExceeded extends AppError {
  readonly limit: RateLimit;

  constructor(limit: RateLimit, windowEndsAt: Date, now: Date) {
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
    super(limit.exceeded, { retryAfterSeconds });
    this.limit = limit;
  }
}
