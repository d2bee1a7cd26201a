import { vi } from "vitest";
import { LeasedConnection } from "../database/leased-connection.ts";

export interface DatabaseUse {
  readonly statements: number;
  /** Waits after one another: of statements that run at the same time, all together count as one. */
  readonly trips: number;
}

/** Counts what is sent to the database, on all connections of this worker. */
export class StatementRecorder {
  #statements = 0;
  #trips = 0;
  /** The longest chain of statements that have been answered. */
  #answered = 0;
  readonly #stop: () => void;

  constructor() {
    const query = LeasedConnection.prototype.query as (...sent: unknown[]) => unknown;
    const recorder = this;
    const spy = vi.spyOn(LeasedConnection.prototype, "query").mockImplementation(function (
      this: LeasedConnection,
      ...sent: unknown[]
    ) {
      return recorder.#follow(query.apply(this, sent));
    } as never);
    this.#stop = () => spy.mockRestore();
  }

  reset(): void {
    this.#statements = 0;
    this.#trips = 0;
    this.#answered = 0;
  }

  get use(): DatabaseUse {
    return { statements: this.#statements, trips: this.#trips };
  }

  stop(): void {
    this.#stop();
  }

  #follow(answer: unknown): unknown {
    const trip = this.#answered + 1;
    this.#statements += 1;
    this.#trips = Math.max(this.#trips, trip);
    const finish = () => {
      this.#answered = Math.max(this.#answered, trip);
    };
    // Rows read in pages are no promise.
    if (answer instanceof Promise) answer.then(finish, finish);
    else finish();
    return answer;
  }
}
