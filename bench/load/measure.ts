import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { register } from "../api-client.ts";
import { processorMsOf } from "../server-processor.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { type FilledAccount, fillAccount } from "./account.ts";
import type { LoadCase, PageCase, PreparedCase, RepeatedCase } from "./cases.ts";
import {
  type LoadFigures,
  type MakeRequest,
  requestOf,
  sendEachOnce,
  sendRequests,
} from "./send-requests.ts";

export const connections = 20;
export const people = 50;
/** How many requests are prepared for a case whose requests each use something up. */
const preparedRequests = 300;
const withoutLimits = { FREE_DAILY_SCANS: "100000000", RATE_LIMITS: "off" };

export interface LoadedServer {
  readonly server: RunningServer;
  readonly accounts: readonly FilledAccount[];
}

export interface MeasuredLoad extends LoadFigures {
  /** Of the server and its PostgreSQL, for each request. Unlike requests per second, it hardly depends on what else runs. */
  readonly processorMs: number;
}

interface MeasuredTime {
  readonly seconds: number;
  /** As many as the server answers unless given. Prepared requests are sent as fast as they are answered. */
  readonly perSecond?: number;
}

/** Starts the build in `folder` and fills the accounts' day. */
export async function startLoadedServer(folder: string, today: CalendarDay): Promise<LoadedServer> {
  const server = await startServer(withoutLimits, { root: folder });
  const accounts: FilledAccount[] = [];
  // One after the other: hashing fifty passwords at once outlasts the time limits of a busy machine.
  for (let at = 0; at < people; at += 1)
    accounts.push(await fillAccount(await register(server.baseUrl, `load-${at}`), today));
  return { server, accounts };
}

/** Sends one kind of request for all accounts, and measures rate, times and the processor. */
export async function measureLoad(
  loaded: LoadedServer,
  measured: LoadCase,
  { seconds, perSecond }: MeasuredTime,
): Promise<MeasuredLoad> {
  const { accounts } = loaded;
  const target = { url: loaded.server.baseUrl, connections };
  if ("prepare" in measured) {
    const prepared = await prepareRequests(measured, accounts);
    return withProcessor(loaded, () => sendEachOnce(target, prepared));
  }
  const requests = accounts.flatMap((account) => requestsOf(measured, account));
  const figures = await withProcessor(loaded, () =>
    sendRequests({ ...target, requests, seconds, ...(perSecond && { perSecond }) }),
  );
  return countPages(figures, requests.length / accounts.length);
}

function requestsOf(measured: RepeatedCase | PageCase, account: FilledAccount): readonly MakeRequest[] {
  if ("request" in measured) return [() => requestOf(account.session, measured.request(account))];
  return measured.page(account).map((request) => () => requestOf(account.session, request));
}

function countPages(figures: MeasuredLoad, requestsAPage: number): MeasuredLoad {
  const { requestsPerSecond, processorMs } = figures;
  return {
    ...figures,
    requestsPerSecond: Math.round(requestsPerSecond / requestsAPage),
    processorMs: processorMs * requestsAPage,
  };
}

async function prepareRequests(
  { prepare }: PreparedCase,
  accounts: readonly FilledAccount[],
): Promise<MakeRequest[]> {
  const prepared: MakeRequest[] = [];
  while (prepared.length < preparedRequests) {
    const requests = await Promise.all(
      accounts.map(async (account) => requestOf(account.session, await prepare(account))),
    );
    prepared.push(...requests.map((request) => () => request));
  }
  return prepared;
}

async function withProcessor(
  { server }: LoadedServer,
  send: () => Promise<LoadFigures>,
): Promise<MeasuredLoad> {
  const { pid } = server.process;
  if (pid === undefined) throw new Error("The server has ended.");
  const before = processorMsOf(pid);
  const figures = await send();
  const processorMs = (processorMsOf(pid) - before) / figures.answered;
  return { ...figures, requestsPerSecond: Math.round(figures.requestsPerSecond), processorMs };
}
