/** server/database: opens the connection pool. */
import { Kysely } from "kysely";
import { ConnectionPool } from "./connection-pool.ts";
import { dialectOf } from "./dialect.ts";
import {
  type DatabaseAddress,
  databasePatience,
  type OpenOptions,
  openConnection,
} from "./open-connection.ts";
import type { Database } from "./schema.ts";

export type { DatabaseAddress };

export interface ConnectOptions extends OpenOptions {
  readonly maxConnections?: number;
}

const defaultMaxConnections = 10;

export function connect(address: DatabaseAddress, options: ConnectOptions = {}): Kysely<Database> {
  const { maxConnections = defaultMaxConnections, isPatient = false } = options;
  const { freeConnectionMs, silenceMs } = databasePatience;
  const pool = new ConnectionPool({
    maxConnections,
    longestWaitMs: isPatient ? undefined : freeConnectionMs,
    patienceMs: isPatient ? undefined : silenceMs,
    open: (whenClosed) => openConnection(address, options, whenClosed),
  });
  return new Kysely<Database>({ dialect: dialectOf(pool) });
}
