/** web/app/api: how the browser talks to the server. This file: a call that failed, with the server's stable code. */
import type { ErrorCode } from "#contract/error-codes.ts";

/** `timeout` and `network` are the browser's own; `unreadable` is an answer that doesn't fit the contract, `unknown` an error whose code the app does not know. */
export type ApiErrorCode = ErrorCode | "timeout" | "network" | "unreadable" | "unknown";

export class ApiError extends Error {
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Whether the answer carried a message; else `message` only names the status. */
  readonly hasMessage: boolean;

  constructor(status: number, code: ApiErrorCode, message = "") {
    super(message || `Request failed with status ${status}`);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.hasMessage = message !== "";
  }

  /** The server understood and said no; asking again gets the same answer. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}
