/** server/core: an expected failure. Code, status and message stand in the contract's table. */
import { type ErrorCode, errorCodes } from "#contract/error-codes.ts";
import type { ErrorAnswer } from "#contract/shapes/primitives.ts";

export interface AppErrorOptions {
  /** Which fields are at fault. */
  readonly details?: NonNullable<ErrorAnswer["details"]>;
  readonly retryAfterSeconds?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

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
