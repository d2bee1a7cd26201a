import { once } from "node:events";
import type { PostgresCursor } from "kysely";
import Cursor from "pg-cursor";
import { parameterOf } from "./column-types.ts";
import type { DatabaseClient } from "./database-client.ts";

type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** A statement's rows, so many at a time, for as long as the reader takes. */
export class RowPages<Row> implements PostgresCursor<Row> {
  readonly #cursor: Cursor<Row>;
  #client: DatabaseClient | undefined;
  #guard: Guard = (work) => work();
  #hasFailed = false;

  constructor(sql: string, parameters: unknown[]) {
    this.#cursor = new Cursor<Row>(sql, parameters.map(parameterOf));
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

  /** A connection lost meanwhile needs no closing; the driver's own close would wait for ever. */
  async close(): Promise<void> {
    if (this.#hasFailed || !this.#client || this.#client.isLost) return;
    const closed = new AbortController();
    const lost = once(this.#client, "end", closed).catch(() => {});
    await Promise.race([this.#cursor.close(), lost]).finally(() => closed.abort());
  }
}
