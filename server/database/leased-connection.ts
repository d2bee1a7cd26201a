import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError } from "pg";
import { toDriverParameter, toDriverValue } from "./column-types.ts";
import { ConnectionLost } from "./connection-errors.ts";
import type { DatabaseClient } from "./database-client.ts";
import { type PreparedResult, PreparedRun } from "./prepared-run.ts";
import { RowPages } from "./row-pages.ts";

type Result<Row> = PostgresQueryResult<Row>;

/** A pooled connection, used by one caller at a time. Closed on release once a statement has failed on it. */
export class LeasedConnection implements PostgresPoolClient {
  readonly #client: DatabaseClient;
  readonly #responseMs: number | undefined;
  #hasFailed = false;

  /** `responseMs`: how long to wait for an answer before the connection is abandoned. Undefined: for ever. */
  constructor(client: DatabaseClient, responseMs: number | undefined) {
    this.#client = client;
    this.#responseMs = responseMs;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Result<Row>>;
  query<Row>(pages: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<Result<Row>> | PostgresCursor<Row> {
    if (typeof statement === "string") return this.#run<Row>(statement, parameters);
    if (!(statement instanceof RowPages)) throw new TypeError("Unexpected kind of cursor.");
    return statement.openOn(this.#client, (work) => this.#guard(work));
  }

  release(shouldClose = false): void {
    this.#client.release(shouldClose || this.#hasFailed || this.#client.isLost);
  }

  #run<Row>(text: string, parameters: readonly unknown[]): Promise<Result<Row>> {
    return this.#guard(async () => {
      const timer = this.#responseMs && setTimeout(() => this.#client.abandon(), this.#responseMs);
      try {
        const { command, rowCount, rows } = await this.#send(text, parameters);
        // Kysely's type lists only the commands that it checks for.
        return { command: command as Result<Row>["command"], rowCount: rowCount ?? 0, rows: rows as Row[] };
      } finally {
        clearTimeout(timer);
      }
    });
  }

  async #send(text: string, parameters: readonly unknown[]): Promise<PreparedResult> {
    const name = parameters.length > 0 ? this.#client.nameStatement?.(text) : undefined;
    if (name === undefined) {
      const results = await this.#client.query({ text, values: parameters.map(toDriverParameter) });
      // A text of several statements, such as a migration, gives a result for each.
      return [results].flat().at(-1) ?? results;
    }
    const statement = { name, text, values: parameters.map(toDriverValue) };
    return this.#client.query(new PreparedRun(statement, this.#client.prepared)).result;
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
