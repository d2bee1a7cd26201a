import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, type PoolClient } from "pg";
import { toDriverParameter } from "./column-types.ts";
import { ConnectionLost } from "./connection-errors.ts";
import { DatabaseClient } from "./database-client.ts";
import { RowPages } from "./row-pages.ts";
import { statementName } from "./statement-names.ts";

type Result<Row> = PostgresQueryResult<Row>;

/** A connection while one caller holds it. Closed on release once a statement has failed on it. */
export class LeasedConnection implements PostgresPoolClient {
  readonly #client: DatabaseClient;
  readonly #release: (shouldClose: boolean) => void;
  readonly #responseMs: number | undefined;
  #hasFailed = false;

  /** `responseMs`: how long to wait for an answer before the connection is abandoned. Undefined: for ever. */
  constructor(client: PoolClient, responseMs: number | undefined) {
    if (!(client instanceof DatabaseClient)) throw new TypeError("The pool created another kind of client.");
    this.#client = client;
    this.#release = (shouldClose) => client.release(shouldClose);
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
    this.#release(shouldClose || this.#hasFailed || this.#client.isLost);
  }

  #run<Row>(text: string, parameters: readonly unknown[]): Promise<Result<Row>> {
    return this.#guard(async () => {
      const timer = this.#responseMs && setTimeout(() => this.#client.abandon(), this.#responseMs);
      try {
        const isNamed = this.#client.hasNamedStatements && parameters.length > 0;
        const name = isNamed ? statementName(text) : undefined;
        const values = parameters.map(toDriverParameter);
        const results = await this.#client.query({ text, values, ...(name && { name }) });
        // A text of several statements, such as a migration, gives a result for each.
        const { command, rowCount, rows } = [results].flat().at(-1) ?? results;
        // Kysely's type lists only the commands that it checks for.
        return { command: command as Result<Row>["command"], rowCount: rowCount ?? 0, rows };
      } finally {
        clearTimeout(timer);
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
