import { register, type Session } from "../api-client.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { type LoadCase, saveMeals } from "./cases.ts";
import { type LoadFigures, sendRequests } from "./send-requests.ts";

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

export async function measureLoad(
  { server, sessions }: LoadedServer,
  { request }: LoadCase,
  seconds: number,
): Promise<LoadFigures> {
  const figures = await sendRequests({ url: server.baseUrl, sessions, request, connections, seconds });
  return { ...figures, requestsPerSecond: Math.round(figures.requestsPerSecond) };
}
