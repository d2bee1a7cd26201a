/** server/database: one connection to PostgreSQL. Once it is lost it says so to every question, and is never used again. */
import postgres from "postgres";
import { ConnectionLost } from "./connection-lost.ts";
import type { QueryAnswer, SingleConnection } from "./open-connection.ts";

/** Each is replaced after this, so that all come to know of a changed server. */
const longestLifeMs = 45 * 60_000;
const closePatienceSeconds = 2;

/**
 * The driver's pool of many would connect anew in the middle of a transaction, hand a broken connection to the next
 * caller, and write to it until the process ends. So each connection is a pool of one, and thrown away when it breaks.
 */
export class LiveConnection {
  readonly #driver: SingleConnection;
  readonly #patienceMs: number | undefined;
  readonly #bornAt = performance.now();
  #isLost = false;

  /** `patienceMs`: a server that says nothing for so long is taken for gone. Undefined: it may take its time. */
  constructor(open: (whenClosed: () => void) => SingleConnection, patienceMs: number | undefined) {
    this.#driver = open(() => {
      this.#isLost = true;
    });
    this.#patienceMs = patienceMs;
  }

  get isUsable(): boolean {
    return !this.#isLost && performance.now() - this.#bornAt < longestLifeMs;
  }

  /** Fails with the driver's error, or `ConnectionLost`. */
  async query<Row>(text: string, parameters: readonly unknown[]): Promise<QueryAnswer<Row>> {
    this.#assertLive();
    const patience = this.#patienceMs && setTimeout(() => this.abandon(), this.#patienceMs);
    try {
      return await this.#driver.query<Row>(text, parameters);
    } catch (failure) {
      throw this.#judged(failure);
    } finally {
      clearTimeout(patience);
    }
  }

  /** Without the patience: a reader may take its time between two pages. */
  async *pages<Row>(text: string, parameters: readonly unknown[], rowsAtOnce: number) {
    this.#assertLive();
    try {
      yield* this.#driver.pages<Row>(text, parameters, rowsAtOnce);
    } catch (failure) {
      throw this.#judged(failure);
    }
  }

  #assertLive(): void {
    if (this.#isLost) throw new ConnectionLost("The connection to the database is lost.");
  }

  /** What PostgreSQL itself has refused is no fault of the connection. */
  #judged(failure: unknown): unknown {
    if (!(failure instanceof postgres.PostgresError)) this.abandon();
    return failure;
  }

  /** Ends it at once. Whoever waits for an answer is told that there will be none. */
  abandon(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    void this.#driver.end(0);
  }

  /** What runs may finish, for a while: closing would wait for ever for a server that is gone. */
  end(): Promise<void> {
    return this.#driver.end(closePatienceSeconds);
  }
}
