/** server/database: opens a single connection. Days stay `YYYY-MM-DD` strings, instants are `Date`. */
import postgres from "postgres";
import { socketOpener } from "./open-socket.ts";

/** A connection string, or the pieces of one where PostgreSQL listens on a Unix socket. */
export interface DatabaseAddress {
  readonly url?: string;
  readonly socketPath?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
}

export interface OpenOptions {
  /**
   * For rows that a crash of the database's machine may take back by half a second, such as places held for scans
   * under way: their commits do not wait for the disk.
   */
  readonly isFleeting?: boolean;
  /** What PostgreSQL is told who connects; `platewise` is the product itself. */
  readonly applicationName?: string;
  /** For work that nobody waits for and that may take long, such as migrations: no time limits. */
  readonly isPatient?: boolean;
}

/** A caller waits no longer than these for a database that is away, in trouble or busy; then it is told so (503). */
export const databasePatience = {
  connectSeconds: 3,
  freeConnectionMs: 3_000,
  /** PostgreSQL ends a statement after this by itself, */
  statementMs: 5_000,
  /** and is taken for gone when it does not even say so. */
  silenceMs: 6_000,
  /** What a process that hangs had locked is free again after this. */
  idleInTransactionMs: 30_000,
};
const oids = { json: 114, jsonb: 3802, date: 1082 };

/** Days stay strings. JSON goes in as text that is JSON already, so that a list is no PostgreSQL array. */
const columnTypes = {
  day: { to: oids.date, from: [oids.date], serialize: (day: string) => day, parse: (day: string) => day },
  json: {
    to: oids.json,
    from: [oids.json, oids.jsonb],
    serialize: (text: string) => text,
    parse: (text: string): unknown => JSON.parse(text),
  },
};

/** Rows, with the word PostgreSQL has for what was done, and to how many rows. */
export type QueryAnswer<Row> = Iterable<Row> & { readonly command: string; readonly count: number };

/** The driver's pool of a single connection. */
export interface SingleConnection {
  query<Row>(text: string, parameters: readonly unknown[]): PromiseLike<QueryAnswer<Row>>;
  /** So many rows at a time, for as long as the reader takes. */
  pages<Row>(text: string, parameters: readonly unknown[], rowsAtOnce: number): AsyncIterable<Row[]>;
  /** Waits so long for what runs; 0 ends it at once. */
  end(patienceSeconds: number): Promise<void>;
}

export function openConnection(
  address: DatabaseAddress,
  { isFleeting = false, isPatient = false, applicationName = "platewise" }: OpenOptions,
  whenClosed: () => void,
): SingleConnection {
  const { url, socketPath, ...given } = address;
  const { connectSeconds, statementMs, idleInTransactionMs } = databasePatience;
  const settings = {
    ...given,
    ...(socketPath === undefined ? {} : { path: socketPath }),
    max: 1,
    max_lifetime: null,
    connect_timeout: connectSeconds,
    socket: socketOpener(connectSeconds * 1000),
    onnotice: () => {},
    onclose: whenClosed,
    connection: {
      TimeZone: "UTC",
      application_name: applicationName,
      synchronous_commit: isFleeting ? "off" : "on",
      ...(!isPatient && {
        statement_timeout: statementMs,
        idle_in_transaction_session_timeout: idleInTransactionMs,
      }),
    },
    types: columnTypes,
  };
  const driver = url === undefined ? postgres(settings) : postgres(url, settings);
  // What Kysely gives has no type; the driver writes whatever it is as text.
  const ask = <Row>(text: string, parameters: readonly unknown[]) =>
    driver.unsafe<Row[]>(text, [...parameters] as string[], { prepare: true });
  return {
    query: ask,
    pages: <Row>(text: string, parameters: readonly unknown[], rowsAtOnce: number) =>
      ask<Row>(text, parameters).cursor(rowsAtOnce),
    end: (timeout) => driver.end({ timeout }),
  };
}
