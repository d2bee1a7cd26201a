/** server/database: opens the connection pool. */
import { Kysely, type LogEvent } from "kysely";
import { ConnectionPool, type PoolLoad } from "./connection-pool.ts";
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
  /** Given the pool's load, to be read at any time. */
  readonly onOpen?: (load: PoolLoad) => void;
  /** Told each statement that has ended, without its values. Costs a little, so none unless somebody listens. */
  readonly onStatement?: (statement: EndedStatement) => void;
}

interface EndedStatement {
  /** With $1, $2, … for every value. */
  readonly sql: string;
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

const defaultMaxConnections = 10;

export function connect(address: DatabaseAddress, options: ConnectOptions = {}): Kysely<Database> {
  const { maxConnections = defaultMaxConnections, isPatient = false, onOpen, onStatement } = options;
  const { freeConnectionMs, silenceMs } = databasePatience;
  const pool = new ConnectionPool({
    maxConnections,
    longestWaitMs: isPatient ? undefined : freeConnectionMs,
    patienceMs: isPatient ? undefined : silenceMs,
    open: (whenClosed) => openConnection(address, options, whenClosed),
  });
  onOpen?.(pool);
  const log = ({ query, queryDurationMillis, level }: LogEvent) =>
    onStatement?.({ sql: query.sql, durationMs: queryDurationMillis, hasFailed: level === "error" });
  return new Kysely<Database>({ dialect: dialectOf(pool), ...(onStatement && { log }) });
}
