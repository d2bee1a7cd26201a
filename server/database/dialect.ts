/** server/database: how Kysely speaks to PostgreSQL: over connections of our pool, which a lost connection leaves for good. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { ConnectionPool } from "./connection-pool.ts";
import type { LiveConnection } from "./live-connection.ts";

export class TransactionAborted extends Error {
  override readonly name = "TransactionAborted";
}

const writes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

class PooledConnection implements DatabaseConnection {
  readonly live: LiveConnection;

  constructor(live: LiveConnection) {
    this.live = live;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.live.query<Row>(sql, parameters);
    const { command, count } = answer;
    return { rows: [...answer], ...(writes.has(command) && { numAffectedRows: BigInt(count) }) };
  }

  /** PostgreSQL answers the end of a failed transaction with the word that it was undone. */
  async commit(): Promise<void> {
    const { command } = await this.live.query("commit", []);
    if (command === "ROLLBACK") throw new TransactionAborted("A statement had failed: nothing is kept.");
  }

  async *streamQuery<Row>(
    { sql, parameters }: CompiledQuery,
    rowsAtOnce: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    for await (const rows of this.live.pages<Row>(sql, parameters, rowsAtOnce)) yield { rows };
  }
}

class PoolDriver implements Driver {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.reserve());
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : "";
    await connection.executeQuery(CompiledQuery.raw(`begin${level}${accessMode ? ` ${accessMode}` : ""}`));
  }

  commitTransaction(connection: PooledConnection): Promise<void> {
    return connection.commit();
  }

  /** What is lost with its connection is undone already; the failure that led here is the one to be told. */
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => connection.live.abandon());
  }

  async releaseConnection({ live }: PooledConnection): Promise<void> {
    this.#pool.takeBack(live);
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

export function dialectOf(pool: ConnectionPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
