import type { PostgresPool } from "kysely";
import { Pool } from "pg";
import { codeOf } from "../core/kept-secret.ts";
import { NoConnection } from "./connection-errors.ts";
import { DatabaseClient, type DatabaseClientConfig } from "./database-client.ts";
import { LeasedConnection } from "./leased-connection.ts";
import { databaseTimeouts } from "./timeouts.ts";

export interface PoolSettings {
  readonly maxConnections: number;
  readonly client: DatabaseClientConfig;
  /** No limits on how long a caller waits for a connection, or for an answer. */
  readonly isPatient: boolean;
}

/** How busy a pool is. */
export interface PoolLoad {
  /** Connections that work on a statement or a transaction. */
  readonly used: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
}

/** The driver's own pool. No connection that broke, or on which a statement failed, is handed out again. */
export class ConnectionPool implements PostgresPool, PoolLoad {
  readonly options = {};
  readonly #pool: Pool;
  readonly #open = new Set<DatabaseClient>();
  readonly #silenceMs: number | undefined;

  constructor({ maxConnections, client, isPatient }: PoolSettings) {
    const { freeConnectionMs, lifetimeMs, silenceMs } = databaseTimeouts;
    this.#silenceMs = isPatient ? undefined : silenceMs;
    this.#pool = new Pool({
      ...client,
      Client: DatabaseClient,
      max: maxConnections,
      idleTimeoutMillis: 0,
      maxLifetimeSeconds: lifetimeMs / 1000,
      ...(!isPatient && { connectionTimeoutMillis: freeConnectionMs }),
    });
    // An idle connection that breaks is replaced when it is needed.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (opened) => this.#track(opened));
  }

  get used(): number {
    return this.#pool.totalCount - this.#pool.idleCount;
  }

  get waiting(): number {
    return this.#pool.waitingCount;
  }

  /** Throws the system's or PostgreSQL's own error, or `NoConnection`. */
  async connect(): Promise<LeasedConnection> {
    try {
      return new LeasedConnection(await this.#pool.connect(), this.#silenceMs);
    } catch (failure) {
      if (codeOf(failure) !== undefined) throw failure;
      throw new NoConnection("No connection to the database.", { cause: failure });
    }
  }

  /** What runs may finish, for a while. */
  async end(): Promise<void> {
    const { promise: tooLate, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, databaseTimeouts.closeMs);
    await Promise.race([this.#pool.end(), tooLate]);
    clearTimeout(timer);
    for (const client of this.#open) client.abandon();
  }

  #track(client: unknown): void {
    if (!(client instanceof DatabaseClient)) return;
    this.#open.add(client);
    client.once("end", () => this.#open.delete(client));
  }
}
