import type { PostgresPool } from "kysely";
import { Pool } from "pg";
import { systemErrorCode } from "../core/system-error-code.ts";
import { waitAtMost } from "../core/wait-at-most.ts";
import { NoConnection } from "./connection-errors.ts";
import { DatabaseClient, type DatabaseClientConfig } from "./database-client.ts";
import { LeasedConnection } from "./leased-connection.ts";
import { databaseTimeouts } from "./timeouts.ts";

export interface PoolSettings {
  readonly maxConnections: number;
  readonly client: DatabaseClientConfig;
  /** Callers wait for a connection, and for answers, as long as it takes. */
  readonly hasNoTimeLimits: boolean;
}

/** How busy a pool is. */
export interface PoolLoad {
  /** Connections that are running a statement or a transaction. */
  readonly used: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
}

/** The driver's pool, except that a connection that broke, or on which a statement failed, is never reused. */
export class ConnectionPool implements PostgresPool, PoolLoad {
  readonly options = {};
  readonly #pool: Pool;
  readonly #open = new Set<DatabaseClient>();
  /** One for each client: Kysely keeps what belongs to a connection by this object. */
  readonly #connections = new WeakMap<object, LeasedConnection>();
  readonly #responseMs: number | undefined;

  constructor({ maxConnections, client, hasNoTimeLimits }: PoolSettings) {
    const { acquireMs, lifetimeMs, responseMs } = databaseTimeouts;
    this.#responseMs = hasNoTimeLimits ? undefined : responseMs;
    this.#pool = new Pool({
      ...client,
      Client: DatabaseClient,
      max: maxConnections,
      idleTimeoutMillis: 0,
      maxLifetimeSeconds: lifetimeMs / 1000,
      ...(!hasNoTimeLimits && { connectionTimeoutMillis: acquireMs }),
    });
    // An idle connection that breaks is replaced on demand.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (opened) => this.#track(opened));
  }

  get used(): number {
    return this.#pool.totalCount - this.#pool.idleCount;
  }

  get waiting(): number {
    return this.#pool.waitingCount;
  }

  /** Throws the error of the system or of PostgreSQL, or `NoConnection`. */
  async connect(): Promise<LeasedConnection> {
    try {
      return this.#connectionOf(await this.#pool.connect());
    } catch (failure) {
      if (systemErrorCode(failure) !== undefined) throw failure;
      throw new NoConnection("No connection to the database.", { cause: failure });
    }
  }

  /** Lets running statements finish for `closeMs`, then cuts the connections. */
  async end(): Promise<void> {
    await waitAtMost(this.#pool.end(), databaseTimeouts.closeMs);
    for (const client of this.#open) client.abandon();
  }

  #connectionOf(client: unknown): LeasedConnection {
    if (!(client instanceof DatabaseClient)) throw new TypeError("The pool created another kind of client.");
    const connection = this.#connections.get(client) ?? new LeasedConnection(client, this.#responseMs);
    this.#connections.set(client, connection);
    return connection;
  }

  #track(client: unknown): void {
    if (!(client instanceof DatabaseClient)) return;
    this.#open.add(client);
    client.once("end", () => this.#open.delete(client));
  }
}
