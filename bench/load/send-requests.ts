import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import type { Session } from "../api-client.ts";

interface RequestsToSend {
  readonly url: string;
  readonly sessions: readonly Session[];
  readonly request: autocannon.Request;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/** The same request again and again, for each account in turn, with an idempotency key of its own each time. */
export async function sendRequests({
  sessions,
  request,
  seconds,
  ...target
}: RequestsToSend): Promise<LoadFigures> {
  const result = await autocannon({
    ...target,
    duration: seconds,
    requests: sessions.map((session) => ({
      ...request,
      headers: { ...session.headers, ...request.headers },
      setupRequest: (prepared) => ({
        ...prepared,
        headers: { ...prepared.headers, "Idempotency-Key": randomUUID() },
      }),
    })),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
