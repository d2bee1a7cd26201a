import { type ErrorCode, errorCodes } from "#contract/error-codes.ts";
import type { ErrorAnswer } from "#contract/shapes/primitives.ts";

export interface AppErrorOptions {
  /** The invalid fields. */
  readonly details?: NonNullable<ErrorAnswer["details"]>;
  readonly retryAfterSeconds?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/** An expected failure. Its status and message come from the contract's table of error codes. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: AppErrorOptions["details"];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(errorCodes[code].message, { cause: options.cause });
    this.code = code;
    this.status = errorCodes[code].status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
