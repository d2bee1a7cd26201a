import { type ErrorCode, errorStatus } from "#contract/error-codes.ts";
import type { ErrorAnswer } from "#contract/shapes/primitives.ts";
import { errorMessages } from "./error-messages.ts";

export interface AppErrorOptions {
  /** The invalid fields. */
  readonly details?: NonNullable<ErrorAnswer["details"]>;
  readonly retryAfterSeconds?: number;
  /** Only for the log. */
  readonly cause?: unknown;
}

/** An expected failure. Its status and message come with its code. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: AppErrorOptions["details"];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(errorMessages[code], { cause: options.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
