export class DoubleError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function invalidRequest(message: string, param?: string, code?: string): DoubleError {
  return new DoubleError(400, {
    type: "invalid_request_error",
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });
}

/** 404 for an id in the path, 400 for one in a parameter; both are `resource_missing`. */
export function noSuchObject(what: string, id: string, param: string): DoubleError {
  return new DoubleError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param,
  });
}
