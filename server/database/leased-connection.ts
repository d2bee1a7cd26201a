import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, type PoolClient } from "pg";
import { parameterOf } from "./column-types.ts";
import { ConnectionLost } from "./connection-errors.ts";
import { DatabaseClient } from "./database-client.ts";
import { RowPages } from "./row-pages.ts";
import { statementName } from "./statement-names.ts";

type Result<Row> = PostgresQueryResult<Row>;

/** A connection for as long as one caller has it. Once a statement has failed on it, nobody else ever gets it. */
export class LeasedConnection implements PostgresPoolClient {
  readonly #client: DatabaseClient;
  readonly #release: (isToBeClosed: boolean) => void;
  readonly #silenceMs: number | undefined;
  #hasFailed = false;

  /** `silenceMs`: PostgreSQL is given up when it has not answered for so long. Undefined: it may take its time. */
  constructor(client: PoolClient, silenceMs: number | undefined) {
    if (!(client instanceof DatabaseClient)) throw new TypeError("The pool made another kind of client.");
    this.#client = client;
    this.#release = (isToBeClosed) => client.release(isToBeClosed);
    this.#silenceMs = silenceMs;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Result<Row>>;
  query<Row>(pages: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    asked: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<Result<Row>> | PostgresCursor<Row> {
    if (typeof asked === "string") return this.#ask<Row>(asked, parameters);
    if (!(asked instanceof RowPages)) throw new TypeError("Another kind of cursor.");
    return asked.openOn(this.#client, (work) => this.#guard(work));
  }

  release(isToBeClosed = false): void {
    this.#release(isToBeClosed || this.#hasFailed || this.#client.isLost);
  }

  #ask<Row>(text: string, parameters: readonly unknown[]): Promise<Result<Row>> {
    return this.#guard(async () => {
      const silence = this.#silenceMs && setTimeout(() => this.#client.abandon(), this.#silenceMs);
      try {
        const name = parameters.length > 0 ? statementName(text) : undefined;
        const values = parameters.map(parameterOf);
        const { command, rowCount, rows } = await this.#client.query({ text, values, ...(name && { name }) });
        // Kysely's type lists the commands that it looks for.
        return { command: command as Result<Row>["command"], rowCount: rowCount ?? 0, rows };
      } finally {
        clearTimeout(silence);
      }
    });
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    if (this.#client.isLost) throw new ConnectionLost("The connection to the database is lost.");
    try {
      return await work();
    } catch (failure) {
      this.#hasFailed = true;
      if (failure instanceof DatabaseError || !this.#client.isLost) throw failure;
      throw new ConnectionLost("The connection to the database broke.", { cause: failure });
    }
  }
}
