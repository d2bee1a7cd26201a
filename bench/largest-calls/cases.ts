// For each endpoint the largest calls, generated from its contract.
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { filledBodies, largestBodies } from "#server/testing/fuzz/largest-bodies.ts";
import type { PreparedAccount } from "./prepare-account.ts";

/** Sends the call once; the status, or 0 without an answer. */
export type Send = () => Promise<number>;

export interface LargestCall {
  readonly kind: "legal" | "filled" | "read" | "worst";
  readonly name: string;
  readonly send: Send;
}

const endpoints: readonly AnyEndpoint[] = allEndpoints;
/** Files are among the worst cases. */
export const endpointsWithBody = endpoints.filter(({ body, file }) => body && !file);
export const endpointsOfReads = endpoints.filter(({ method }) => method === "GET");

interface SentRequest {
  readonly query?: string;
  readonly text?: string;
}

function sendTo(
  { method, path }: Pick<AnyEndpoint, "method" | "path">,
  { session, params }: Pick<PreparedAccount, "session" | "params">,
  { query = "", text }: SentRequest = {},
): Send {
  const url = session.baseUrl + path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "none") + query;
  const headers = { ...session.headers, ...(text !== undefined && { "content-type": "application/json" }) };
  return async () => {
    const response = await fetch(url, { method, headers, ...(text !== undefined && { body: text }) });
    for await (const _ of response.body ?? []) {
      // Read to the end, and not kept.
    }
    return response.status;
  };
}

/** The largest calls of an endpoint with a body: legal ones, and ones filled up to the limit of bytes. */
export function callsWithBody(endpoint: AnyEndpoint, account: PreparedAccount): LargestCall[] {
  const { body, method, path } = endpoint;
  if (!body) return [];
  const legal = largestBodies(body, account.known).map((each) => ({ ...each, kind: "legal" as const }));
  const filled = filledBodies(body).map((each) => ({ ...each, kind: "filled" as const }));
  return [...legal, ...filled].map(({ kind, name, text }) => ({
    kind,
    name: `${method} ${path} ${name}`,
    send: sendTo(endpoint, account, { text }),
  }));
}

/** The widest range and the longest page that each query allows. */
export function callsOfReads(endpoint: AnyEndpoint, account: PreparedAccount): LargestCall[] {
  const { query, method, path } = endpoint;
  const { after: _, ...known } = { ...account.known, after: undefined };
  const queries = query ? largestBodies(query, known) : [{ name: "", text: "{}" }];
  return queries.map(({ name, text }) => ({
    kind: "read" as const,
    name: `${method} ${path} ${name}`,
    send: sendTo(endpoint, account, { query: `?${new URLSearchParams(JSON.parse(text))}` }),
  }));
}
