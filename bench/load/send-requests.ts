import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import type { Session } from "../api-client.ts";

/** Made anew each time it is sent, with an idempotency key of its own. */
export type MakeRequest = () => autocannon.Request;

interface Target {
  readonly url: string;
  readonly connections: number;
}

export interface RequestsToSend extends Target {
  /** Sent in turn by each connection; no two begin with the same. */
  readonly requests: readonly MakeRequest[];
  readonly seconds: number;
  /** As many as the server answers unless given. */
  readonly perSecond?: number;
}

export interface LoadFigures {
  readonly answered: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/** The request with this account's headers. */
export function requestOf(session: Session, request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...session.headers, ...request.headers } };
}

/** Sends the requests in turn for some seconds, each connection from another place of the list. */
export function sendRequests(options: RequestsToSend): Promise<LoadFigures> {
  const { requests, seconds, perSecond, ...target } = options;
  const share = requests.length / target.connections;
  const startOf = (connection: number) => Math.floor(connection * share) % requests.length;
  const rate = perSecond === undefined ? {} : { overallRate: perSecond };
  return run({ ...target, ...rate, duration: seconds }, (connection) => [
    ...requests.slice(startOf(connection)),
    ...requests.slice(0, startOf(connection)),
  ]);
}

/** Sends each request once. */
export function sendEachOnce(target: Target, requests: readonly MakeRequest[]): Promise<LoadFigures> {
  const { connections } = target;
  if (requests.length % connections !== 0) throw new Error("Every connection sends equally many.");
  return run({ ...target, amount: requests.length }, (connection) =>
    requests.filter((_, at) => at % connections === connection),
  );
}

async function run(
  options: autocannon.Options,
  requestsOf: (connection: number) => readonly MakeRequest[],
): Promise<LoadFigures> {
  let opened = 0;
  const startedAtMs = performance.now();
  // autocannon itself ends at the next full second, which would cap the rate of a number of requests that take less.
  let lastAnswerAtMs = startedAtMs;
  const result = await autocannon({
    ...options,
    setupClient: (client) => {
      const requests = requestsOf(opened).map((make) => ({
        setupRequest: (prepared: autocannon.Request) => ({ ...prepared, ...withKey(make()) }),
      }));
      client.setRequests(requests);
      keepNoBodies(client);
      client.on("response", () => {
        lastAnswerAtMs = performance.now();
      });
      opened += 1;
    },
  });
  const seconds = (lastAnswerAtMs - startedAtMs) / 1000;
  const answered = result["2xx"] + result.non2xx;
  return {
    answered,
    requestsPerSecond: answered / seconds,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * autocannon decodes each answer into a string, which nobody reads here. For a compressed document that took three to five times the
 * processor that the server needs, so the rate measured was the client's. Its queue of requests is missing in its types.
 */
function keepNoBodies(client: object): void {
  if (!("pipelinedRequests" in client)) throw new Error("autocannon keeps bodies elsewhere.");
  Object.assign(client.pipelinedRequests as object, { addBody: () => {} });
}

function withKey(request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...request.headers, "Idempotency-Key": randomUUID() } };
}
