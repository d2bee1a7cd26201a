/** server/testing: what the server's tests stand on. This file: how Stripe says no. */

export class DoubleError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function invalid(message: string, param?: string, code?: string): DoubleError {
  return new DoubleError(400, {
    type: "invalid_request_error",
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

/** 404 where the address names it, 400 where a parameter does; both `resource_missing`. */
export function noSuch(what: string, id: string, param: string): DoubleError {
  return new DoubleError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param,
  });
}
