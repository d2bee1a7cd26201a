import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { register, type Session } from "../api-client.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { type LoadCase, saveMeals } from "./cases.ts";

export const connections = 20;
export const people = 50;
const withoutLimits = { FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off" };

export interface LoadedServer {
  readonly server: RunningServer;
  readonly sessions: readonly Session[];
}

/** Starts the build in `folder` and fills the accounts' day. */
export async function startLoadedServer(folder: string): Promise<LoadedServer> {
  const server = await startServer(withoutLimits, { root: folder });
  const sessions = await Promise.all(
    Array.from({ length: people }, (_, at) => register(server.baseUrl, `load-${at}`)),
  );
  for (const session of sessions) await saveMeals(session);
  return { server, sessions };
}

export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/** The accounts take turns. */
export async function measureLoad(
  { server, sessions }: LoadedServer,
  { request }: LoadCase,
  seconds: number,
): Promise<LoadFigures> {
  const result = await autocannon({
    url: server.baseUrl,
    connections,
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
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
