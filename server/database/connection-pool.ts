/** server/database: connections to PostgreSQL for many callers. Nobody waits long for one, and a broken one is nobody's. */
import { LiveConnection } from "./live-connection.ts";
import type { SingleConnection } from "./open-connection.ts";

export interface PoolSettings {
  readonly maxConnections: number;
  /** How long a caller waits for a connection while all are in use. Undefined: as long as it takes. */
  readonly longestWaitMs: number | undefined;
  /** How long PostgreSQL may leave a question without an answer. Undefined: as long as it takes. */
  readonly patienceMs: number | undefined;
  open(whenClosed: () => void): SingleConnection;
}

export class NoConnectionFree extends Error {
  override readonly name = "NoConnectionFree";
  readonly code = "NO_CONNECTION_FREE";
}

interface Waiter {
  take(connection: LiveConnection): void;
  giveUp(failure: Error): void;
}

/** How busy a pool is. */
export interface PoolLoad {
  /** Connections that work on a statement or a transaction. */
  readonly used: number;
  /** Statements and transactions that wait for a connection. */
  readonly waiting: number;
}

export class ConnectionPool implements PoolLoad {
  readonly #settings: PoolSettings;
  readonly #all = new Set<LiveConnection>();
  /** The last one given back is the first to be used again: the others may rest. */
  readonly #free: LiveConnection[] = [];
  readonly #waiting = new Set<Waiter>();
  #isEnded = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  get used(): number {
    return this.#all.size - this.#free.length;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Throws `NoConnectionFree` after the longest wait. */
  async reserve(): Promise<LiveConnection> {
    return this.#usable() ?? this.#wait();
  }

  takeBack(connection: LiveConnection): void {
    if (connection.isUsable && !this.#isEnded) this.#free.push(connection);
    else this.#retire(connection);
    const [next] = this.#waiting;
    const usable = next && this.#usable();
    if (usable) next.take(usable);
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    for (const waiter of this.#waiting) waiter.giveUp(new NoConnectionFree("The pool is closed."));
    await Promise.all([...this.#all].map((connection) => connection.end()));
  }

  #usable(): LiveConnection | undefined {
    if (this.#isEnded) throw new NoConnectionFree("The pool is closed.");
    for (let free = this.#free.pop(); free; free = this.#free.pop()) {
      if (free.isUsable) return free;
      this.#retire(free);
    }
    return this.#all.size < this.#settings.maxConnections ? this.#add() : undefined;
  }

  #add(): LiveConnection {
    const connection = new LiveConnection(this.#settings.open, this.#settings.patienceMs);
    this.#all.add(connection);
    return connection;
  }

  #retire(connection: LiveConnection): void {
    this.#all.delete(connection);
    void connection.end();
  }

  #wait(): Promise<LiveConnection> {
    const { longestWaitMs } = this.#settings;
    return new Promise((resolve, reject) => {
      const forget = () => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
      };
      const waiter: Waiter = {
        take: (connection) => {
          forget();
          resolve(connection);
        },
        giveUp: (failure) => {
          forget();
          reject(failure);
        },
      };
      const tooLate = () =>
        waiter.giveUp(new NoConnectionFree("All connections to the database are in use."));
      const timer = longestWaitMs === undefined ? undefined : setTimeout(tooLate, longestWaitMs);
      this.#waiting.add(waiter);
    });
  }
}
