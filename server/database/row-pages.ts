import { once } from "node:events";
import type { PostgresCursor } from "kysely";
import Cursor from "pg-cursor";
import { toDriverParameter } from "./column-types.ts";
import type { DatabaseClient } from "./database-client.ts";

type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** Reads a statement's rows through a cursor, a page at a time. */
export class RowPages<Row> implements PostgresCursor<Row> {
  readonly #cursor: Cursor<Row>;
  #client: DatabaseClient | undefined;
  #guard: Guard = (work) => work();
  #hasFailed = false;

  constructor(sql: string, parameters: unknown[]) {
    this.#cursor = new Cursor<Row>(sql, parameters.map(toDriverParameter));
  }

  openOn(client: DatabaseClient, guard: Guard): this {
    this.#client = client;
    this.#guard = guard;
    client.query(this.#cursor);
    return this;
  }

  async read(rowsMax: number): Promise<Row[]> {
    try {
      return await this.#guard(() => this.#cursor.read(rowsMax));
    } catch (failure) {
      this.#hasFailed = true;
      throw failure;
    }
  }

  /** Closes the cursor, except on a lost connection, where the driver would wait for ever. */
  async close(): Promise<void> {
    if (this.#hasFailed || !this.#client || this.#client.isLost) return;
    const closed = new AbortController();
    const lost = once(this.#client, "end", closed).catch(() => {});
    await Promise.race([this.#cursor.close(), lost]).finally(() => closed.abort());
  }
}
