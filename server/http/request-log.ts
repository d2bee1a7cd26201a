import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import { systemErrorCode } from "../core/system-error-code.ts";
import { routeOf } from "./route-of.ts";
import type { IsTrusted } from "./trusted-peers.ts";

/** Safe in a log line and in a header. */
const wellFormedId = /^[A-Za-z0-9_-]{8,64}$/;

/** Uses the id that a trusted proxy sent, else a new one. */
export function createRequestIdReader(isTrusted: IsTrusted): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers["x-request-id"];
    return typeof given === "string" && wellFormedId.test(given) && isTrusted(request) ? given : randomUUID();
  };
}

/** Errors of class 22, in which PostgreSQL quotes the value that it could not read. */
const dataFault = /^22/;
const quoted = /"[^"]*"/g;

/** A type, because the logger requires an index signature, which interfaces do not get. */
type LoggedFailure = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: LoggedFailure;
};

/** Leaves out everything else that an error may carry, such as rows, parameters and answers. */
function toLoggedFailure(failure: unknown): LoggedFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: "not an error", stack: "" };
  const code = systemErrorCode(failure);
  const message = code && dataFault.test(code) ? failure.message.replace(quoted, '"…"') : failure.message;
  const places = (failure.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const constraint = "constraint" in failure ? failure.constraint : undefined;
  return {
    type: failure.name,
    message,
    stack: places.join("\n"),
    ...(code && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(failure.cause instanceof Error && { cause: toLoggedFailure(failure.cause) }),
  };
}

/** One line per answered request. Replaces Fastify's own lines, which contain addresses. */
class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(
    _error: Error | null | undefined,
    request: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route: routeOf(request), status: statusCode, ms }, "request");
  }

  override streamError(error: Error, request: FastifyRequest): void {
    request.log.info({ code: systemErrorCode(error) }, "answer cut off");
  }
}

/** The log's options for `fastify(…)`. `destination` is standard output unless given. */
export function logOptions(
  level: string,
  destination?: { write(line: string): void },
): Pick<FastifyServerOptions, "logger" | "logController"> {
  const empty = () => ({});
  return {
    logController: new RequestLog(),
    logger:
      level === "silent"
        ? false
        : {
            level,
            // So that logging a whole request or answer by mistake writes none of it.
            serializers: { req: empty, res: empty, err: toLoggedFailure },
            ...(destination && { stream: destination }),
          },
  };
}
