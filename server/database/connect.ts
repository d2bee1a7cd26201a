/** server/database: opens the connection pool. Days stay `YYYY-MM-DD` strings, instants are `Date`. */
import { Kysely } from "kysely";
import { PostgresJSDialect } from "kysely-postgres-js";
import postgres from "postgres";
import type { Database } from "./schema.ts";

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

export interface ConnectOptions {
  readonly maxConnections?: number;
  /**
   * For rows that a crash of the database's machine may take back by half a second, such as places held for scans
   * under way: their commits do not wait for the disk.
   */
  readonly isFleeting?: boolean;
  /** What PostgreSQL is told who connects; `platewise` is the product itself. */
  readonly applicationName?: string;
}

const defaultMaxConnections = 10;
const connectTimeoutSeconds = 10;
const closeTimeoutSeconds = 2;
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

export function connect(address: DatabaseAddress, options: ConnectOptions = {}): Kysely<Database> {
  const pool = openPool(address, options);
  // Without a time limit, closing would wait for ever for a connection whose server is gone.
  const end = () => pool.end({ timeout: closeTimeoutSeconds });
  const closable = { options: pool.options, reserve: () => pool.reserve(), end };
  return new Kysely<Database>({ dialect: new PostgresJSDialect({ postgres: () => closable }) });
}

function openPool(address: DatabaseAddress, options: ConnectOptions) {
  const { url, socketPath, ...given } = address;
  const settings = {
    ...given,
    ...(socketPath === undefined ? {} : { path: socketPath }),
    max: options.maxConnections ?? defaultMaxConnections,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => {},
    connection: {
      TimeZone: "UTC",
      application_name: options.applicationName ?? "platewise",
      synchronous_commit: options.isFleeting ? "off" : "on",
    },
    types: columnTypes,
  };
  return url === undefined ? postgres(settings) : postgres(url, settings);
}
