import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { ErrorAnswer } from "#contract/shapes/primitives.ts";
import { AppError } from "../core/app-error.ts";
import { errorMessages } from "../core/error-messages.ts";
import { systemErrorCode } from "../core/system-error-code.ts";
import type { StoredAnswer } from "./idempotency-table.ts";

/** Known failures of the framework and the database. */
const codesByCause: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_request",
  FST_ERR_BAD_URL: "not_found",
  // Text that PostgreSQL cannot store.
  "22021": "invalid_request",
  "22P05": "invalid_request",
  // A date or time out of PostgreSQL's range.
  "22008": "invalid_request",
  // The database is starting, stopping, or has no free connection.
  "57P01": "service_unavailable",
  "57P02": "service_unavailable",
  "57P03": "service_unavailable",
  "53300": "service_unavailable",
  NO_CONNECTION: "service_unavailable",
  // A pooler has no connection to lend, or lost the one it had lent.
  "08P01": "service_unavailable",
  "08006": "service_unavailable",
  // It is out of disk or memory, or read-only.
  "53100": "service_unavailable",
  "53200": "service_unavailable",
  "58030": "service_unavailable",
  "25006": "service_unavailable",
  // A timeout, a serialization failure or a deadlock.
  "57014": "service_unavailable",
  "40001": "service_unavailable",
  "40P01": "service_unavailable",
  // A migration has changed a table since the statement was prepared; the connection is closed, so the next call prepares anew.
  "0A000": "service_unavailable",
  // It does not exist or cannot be reached.
  "3D000": "service_unavailable",
  CONNECTION_LOST: "service_unavailable",
  ECONNREFUSED: "service_unavailable",
  ECONNRESET: "service_unavailable",
  EPIPE: "service_unavailable",
  ETIMEDOUT: "service_unavailable",
  EHOSTUNREACH: "service_unavailable",
  ENETUNREACH: "service_unavailable",
  ENOTFOUND: "service_unavailable",
  EAI_AGAIN: "service_unavailable",
  ENOENT: "service_unavailable",
};
const firstServerErrorStatus = 500;
const firstClientErrorStatus = 400;

/** Unknown failures become `internal_error`; their message only goes to the log. */
export function toAppError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  const known = codesByCause[systemErrorCode(failure) ?? ""];
  if (known) return new AppError(known, { cause: failure });
  const status = failure instanceof Error && "statusCode" in failure ? failure.statusCode : undefined;
  const isRefusal =
    typeof status === "number" && status >= firstClientErrorStatus && status < firstServerErrorStatus;
  return new AppError(isRefusal ? "invalid_request" : "internal_error", { cause: failure });
}

export function presentError(error: AppError, requestId?: string): StoredAnswer & { body: ErrorAnswer } {
  const { code, status, details } = error;
  const message = errorMessages[code];
  return {
    status,
    body: {
      code,
      message,
      ...(details && { details }),
      ...(status >= firstServerErrorStatus && requestId !== undefined && { requestId }),
    },
  };
}

export function sendError(failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(failure);
  if (error.status >= firstServerErrorStatus) logServerError(error, request);
  if (error.retryAfterSeconds !== undefined) reply.header("Retry-After", String(error.retryAfterSeconds));
  const { status, body } = presentError(error, request.id);
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** Logs no stack for failures that their code explains: nothing went wrong in the server. */
function logServerError({ code, cause }: AppError, request: FastifyRequest): void {
  if (cause === undefined) request.log.warn(code);
  else request.log.error({ err: cause }, code);
}

const bodyTypeCodes: ReadonlySet<ErrorCode> = new Set(["unsupported_media_type", "malformed_json"]);

/** The framework does not know that the endpoint expects a form. */
function toFormExpected(error: AppError, { method, routeOptions: { url } }: FastifyRequest): AppError {
  if (!bodyTypeCodes.has(error.code)) return error;
  const endpoint: AnyEndpoint | undefined = allEndpoints.find(
    (each) => each.method === method && each.path === url,
  );
  return endpoint?.file ? new AppError("form_expected", { cause: error }) : error;
}

/** The caller went away before the request had arrived. The failure has the code of a lost connection, but it is not the server's. */
function isCutOff(failure: unknown, { raw }: FastifyRequest): boolean {
  return raw.errored !== null && (failure === raw.errored || raw.errored === (failure as Error).cause);
}

export function handleErrors(app: FastifyInstance, onErrorAnswer: (code: ErrorCode) => void): void {
  app.setErrorHandler((failure: FastifyError, request, reply) => {
    const wasCutOff = isCutOff(failure, request);
    if (wasCutOff) request.log.info("request cut off");
    const error = wasCutOff ? new AppError("invalid_request") : toFormExpected(toAppError(failure), request);
    onErrorAnswer(error.code);
    return sendError(error, request, reply);
  });
}
