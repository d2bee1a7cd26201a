import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { AnswerOf, CallOf, EndpointParts } from "#contract/endpoint.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { errorMessages } from "../../core/error-messages.ts";
import { newId } from "../../core/new-id.ts";

/** What the API answered instead of success. */
export class ApiRefusal extends Error {
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message);
    this.code = code;
  }
}

/** As the API would answer. */
export function refusalOf(code: ErrorCode): ApiRefusal {
  return new ApiRefusal({ code, message: errorMessages[code] });
}

export interface ApiCaller {
  readonly token: string;
  /** IANA name, as the program sent it. */
  readonly timeZone: string | undefined;
  /** Of what the program asks for: the same at each attempt. */
  readonly requestId: string | undefined;
}

/** One request of a program makes several calls: each has a key of its own. */
function keyOf(requestId: string | undefined, { method, path }: EndpointParts): string {
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
export async function callApi<const E extends EndpointParts>(
  app: FastifyInstance,
  { token, timeZone, requestId }: ApiCaller,
  { endpoint, call }: { readonly endpoint: E; readonly call: CallOf<E> },
): Promise<AnswerOf<E>> {
  const { params = {}, query = {}, body } = call as AnyCall;
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await app.inject({
    method: endpoint.method,
    url,
    query: Object.fromEntries(given),
    headers: {
      authorization: `Bearer ${token}`,
      ...(timeZone !== undefined && { "time-zone": timeZone }),
      ...(endpoint.isIdempotent && { "idempotency-key": keyOf(requestId, endpoint) }),
    },
    ...(body && { payload: body }),
  });
  const answer: unknown = response.payload === "" ? undefined : response.json();
  if (response.statusCode >= 400) throw new ApiRefusal(answer as { code: string; message: string });
  // Safe: the server has just filtered the answer by the same schema.
  return answer as AnswerOf<E>;
}
