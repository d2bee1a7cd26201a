import { Kysely, type LogEvent, PostgresDialect, PostgresDriver } from "kysely";
import { columnTypes } from "./column-types.ts";
import { ConnectionPool, type PoolLoad } from "./connection-pool.ts";
import { clientConfigOf, type DatabaseAddress } from "./database-address.ts";
import type { DatabaseClientConfig } from "./database-client.ts";
import { RowPages } from "./row-pages.ts";
import type { Database } from "./schema.ts";
import { createStatementNames } from "./statement-names.ts";
import { databaseTimeouts } from "./timeouts.ts";

export type { DatabaseAddress };

export interface ConnectOptions {
  readonly maxConnections?: number;
  /**
   * Commits do not wait for the disk, so a crash of the database machine may lose the last half second. For rows where that
   * is acceptable, such as scan reservations.
   */
  readonly isFleeting?: boolean;
  /** The `application_name` shown by PostgreSQL; `platewise` is the product itself. */
  readonly applicationName?: string;
  /** True for work that may take long, such as migrations. */
  readonly hasNoTimeLimits?: boolean;
  /** Receives the pool's load, which can be read at any time. */
  readonly onPoolCreated?: (load: PoolLoad) => void;
  /** Called after each statement, without its values. Costs a little, so statements are only timed when it is set. */
  readonly onStatement?: (statement: FinishedStatement) => void;
}

interface FinishedStatement {
  /** The statement with placeholders ($1, $2, …) for the values. */
  readonly sql: string;
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

const defaultMaxConnections = 10;

export function connect(address: DatabaseAddress, options: ConnectOptions = {}): Kysely<Database> {
  const {
    maxConnections = defaultMaxConnections,
    hasNoTimeLimits = false,
    onPoolCreated,
    onStatement,
  } = options;
  const pool = new ConnectionPool({
    maxConnections,
    hasNoTimeLimits,
    client: clientConfig(address, options),
  });
  onPoolCreated?.(pool);
  const log = ({ query, queryDurationMillis, level }: LogEvent) =>
    onStatement?.({ sql: query.sql, durationMs: queryDurationMillis, hasFailed: level === "error" });
  return new Kysely<Database>({ dialect: new PooledDialect(pool), ...(onStatement && { log }) });
}

function clientConfig(address: DatabaseAddress, options: ConnectOptions): DatabaseClientConfig {
  const { isFleeting = false, hasNoTimeLimits = false, applicationName = "platewise" } = options;
  const { statementMs, idleInTransactionMs } = databaseTimeouts;
  const given = clientConfigOf(address);
  const lasting = { application_name: applicationName, keepAlive: true, types: columnTypes };
  if (address.isPooled) return { ...given, ...lasting };
  const settings = `-c TimeZone=UTC -c synchronous_commit=${isFleeting ? "off" : "on"}`;
  return {
    ...given,
    options: given.options === undefined ? settings : `${given.options} ${settings}`,
    ...lasting,
    nameStatement: createStatementNames(),
    ...(!hasNoTimeLimits && {
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
  /** If this fails, the connection is lost and the transaction undone anyway; the caller should see the original failure. */
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver["rollbackTransaction"]>
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
