import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { AnswerOf, AnyEndpoint, CallOf } from "#contract/endpoint.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import type { ErrorAnswer } from "#contract/shapes/primitives.ts";
import { errorMessages } from "../../core/error-messages.ts";
import { newId } from "../../core/new-id.ts";

/** Why a tool did nothing, in words from which an assistant can mend its call. */
export class ToolRefusal extends Error {
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
  }
}

/** The refusal that the API would answer with this code. */
export function refusalOf(code: ErrorCode): ToolRefusal {
  return new ToolRefusal(code, errorMessages[code]);
}

/** A refusal with every field that the API names, and when to try again. */
function refusalFrom(
  { code, message, details = [] }: ErrorAnswer,
  retryAfter: string | undefined,
): ToolRefusal {
  const fields = details.map(({ path, message: problem }) => `${path || "arguments"}: ${problem}`);
  const again = retryAfter === undefined ? [] : [`Try again in ${retryAfter} seconds.`];
  return new ToolRefusal(code, [message, ...fields, ...again].join("\n"));
}

export interface ApiCaller {
  readonly token: string;
  /** Address of the program, not of this server: limits on networks count it. */
  readonly address: string;
  /** IANA name, as the program sent it. */
  readonly timeZone: string | undefined;
  /** Id of what the program asks for, the same at each attempt. */
  readonly requestId: string | undefined;
}

/** The idempotency key of one of the calls that a program's request makes. */
function keyOf(requestId: string | undefined, { method, path }: AnyEndpoint): string {
  if (requestId === undefined) return newId();
  return createHash("sha256")
    .update(JSON.stringify([requestId, method, path]))
    .digest("hex");
}

interface AnyCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
}

/** Calls one of our own endpoints as the program would: validation, scope, limits and plans are those of the API. */
export async function callApi<const E extends AnyEndpoint>(
  app: FastifyInstance,
  { token, address, timeZone, requestId }: ApiCaller,
  { endpoint, call }: { readonly endpoint: E; readonly call: CallOf<E> },
): Promise<AnswerOf<E>> {
  const { params = {}, query = {}, body } = call as AnyCall;
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await app.inject({
    method: endpoint.method,
    url,
    remoteAddress: address,
    query: Object.fromEntries(given),
    headers: {
      authorization: `Bearer ${token}`,
      ...(timeZone !== undefined && { "time-zone": timeZone }),
      ...(endpoint.isIdempotent && { "idempotency-key": keyOf(requestId, endpoint) }),
    },
    ...(body && { payload: body }),
  });
  const answer: unknown = response.payload === "" ? undefined : response.json();
  // Safe: our own server answers every failure so.
  if (response.statusCode >= 400)
    throw refusalFrom(answer as ErrorAnswer, response.headers["retry-after"]?.toString());
  // Safe: the server has just filtered the answer by the same schema.
  return answer as AnswerOf<E>;
}
