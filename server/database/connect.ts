import { Kysely, type LogEvent, PostgresDialect, PostgresDriver } from "kysely";
import { columnTypes } from "./column-types.ts";
import { ConnectionPool, type PoolLoad } from "./connection-pool.ts";
import { clientConfigOf, type DatabaseAddress } from "./database-address.ts";
import type { DatabaseClientConfig } from "./database-client.ts";
import { RowPages } from "./row-pages.ts";
import type { Database } from "./schema.ts";
import { databaseTimeouts } from "./timeouts.ts";

export type { DatabaseAddress };

export interface ConnectOptions {
  readonly maxConnections?: number;
  /**
   * For rows that a crash of the database's machine may take back by half a second, such as places held for scans
   * under way: their commits do not wait for the disk.
   */
  readonly isFleeting?: boolean;
  /** What PostgreSQL is told who connects; `platewise` is the product itself. */
  readonly applicationName?: string;
  /** For work that nobody waits for and that may take long, such as migrations: no time limits. */
  readonly isPatient?: boolean;
  /** Given the pool's load, to be read at any time. */
  readonly onOpen?: (load: PoolLoad) => void;
  /** Called for each statement that has ended, without its values. Costs a little, so none unless somebody listens. */
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
  const pool = new ConnectionPool({ maxConnections, isPatient, client: clientConfig(address, options) });
  onOpen?.(pool);
  const log = ({ query, queryDurationMillis, level }: LogEvent) =>
    onStatement?.({ sql: query.sql, durationMs: queryDurationMillis, hasFailed: level === "error" });
  return new Kysely<Database>({ dialect: new PooledDialect(pool), ...(onStatement && { log }) });
}

function clientConfig(address: DatabaseAddress, options: ConnectOptions): DatabaseClientConfig {
  const { isFleeting = false, isPatient = false, applicationName = "platewise" } = options;
  const { statementMs, idleInTransactionMs } = databaseTimeouts;
  const given = clientConfigOf(address);
  const settings = `-c TimeZone=UTC -c synchronous_commit=${isFleeting ? "off" : "on"}`;
  return {
    ...given,
    options: given.options === undefined ? settings : `${given.options} ${settings}`,
    application_name: applicationName,
    keepAlive: true,
    types: columnTypes,
    ...(!isPatient && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    }),
  };
}

class PooledDialect extends PostgresDialect {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    super({ pool, cursor: RowPages });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new PooledDriver({ pool: this.#pool, cursor: RowPages });
  }
}

class PooledDriver extends PostgresDriver {
  /** Where it fails, the connection is lost and all is undone already; the caller is to see the failure that led here. */
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver["rollbackTransaction"]>
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
