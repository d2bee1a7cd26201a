import type { ErrorCode } from "#contract/error-codes.ts";

/**
 * `timeout` and `network` come from the browser; `unreadable` is an answer that does not match the contract, `unknown` an
 * error code that the app does not know.
 */
export type ApiErrorCode = ErrorCode | "timeout" | "network" | "unreadable" | "unknown";

export class ApiError extends Error {
  /** 0 without an answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Whether the answer had a message; otherwise `message` only names the status. */
  readonly hasMessage: boolean;

  constructor(status: number, code: ApiErrorCode, message = "") {
    super(message || `Request failed with status ${status}`);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.hasMessage = message !== "";
  }

  /** The server refused the call (4xx): a retry would get the same answer. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}
