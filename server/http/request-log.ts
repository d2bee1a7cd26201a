import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from "fastify";
import { systemErrorCode } from "../core/system-error-code.ts";
import { routeOf } from "./route-of.ts";
import type { IsTrusted } from "./trusted-peers.ts";

/** A number that can stand in a log and a header: no blank, no line break. */
const wellFormedId = /^[A-Za-z0-9_-]{8,64}$/;

/** The number that a trusted proxy gave the request, or a new one. */
export function requestIds(isTrusted: IsTrusted): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers["x-request-id"];
    return typeof given === "string" && wellFormedId.test(given) && isTrusted(request) ? given : randomUUID();
  };
}

/** PostgreSQL repeats a value that it cannot read, in quotes. */
const dataFault = /^22/;
const quoted = /"[^"]*"/g;

/** A type, not an interface: the logger wants it to be open. */
type LoggedFailure = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly cause?: LoggedFailure;
};

/** Name, code, words and place of a failure; whatever else hangs on it (rows, parameters, answers) is left out. */
function loggedFailure(failure: unknown): LoggedFailure {
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
    ...(failure.cause instanceof Error && { cause: loggedFailure(failure.cause) }),
  };
}

/** One line a request, once it has been answered. Fastify's own lines hold addresses. */
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

/** For `fastify(…)`. `destination` is standard output unless given. */
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
            // Whoever logs a request or an answer as a whole writes nothing of it.
            serializers: { req: empty, res: empty, err: loggedFailure },
            ...(destination && { stream: destination }),
          },
  };
}
