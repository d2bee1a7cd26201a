import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { AppError } from "../core/app-error.ts";
import type { Database } from "./schema.ts";

/** How long a read waits for the replica to have what is stored already; then it reads from the database. */
const catchUpMaxMs = 50;
const pollMs = 2;
/** How long a replica that failed, or was further behind, is left alone. */
const restMs = 1_000;

/** Runs a read; a second time, on the database, where the replica failed midway. */
export type Read = <Result>(read: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;

/**
 * Reads from a replica only what is as new there as in the database itself: everybody sees what they have just saved, whichever
 * process stored it, and nobody waits for a replica that is away.
 */
export class ReplicaReader {
  readonly #db: Kysely<Database>;
  readonly #replica: Kysely<Database>;
  #isUsable = false;
  #nextTryAtMs = 0;

  constructor(db: Kysely<Database>, replica: Kysely<Database>) {
    this.#db = db;
    this.#replica = replica;
  }

  get isUsable(): boolean {
    return this.#isUsable;
  }

  readonly read: Read = async (read) => {
    if (!this.#isUsable) {
      this.#tryAgain();
      return read(this.#db);
    }
    try {
      return await this.#readCaughtUp(read);
    } catch (failure) {
      // An answer, such as that a range is too long.
      if (failure instanceof AppError) throw failure;
      this.#rest();
      return read(this.#db);
    }
  };

  /** Tries the replica again in the background, so that no call waits for one that does not answer. */
  #tryAgain(): void {
    if (performance.now() < this.#nextTryAtMs) return;
    this.#rest();
    this.#readCaughtUp(async () => {}).then(
      () => {
        this.#isUsable = true;
      },
      () => this.#rest(),
    );
  }

  #rest(): void {
    this.#isUsable = false;
    this.#nextTryAtMs = performance.now() + restMs;
  }

  async #readCaughtUp<Result>(read: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    const { rows } = await sql<{ stored: string }>`select pg_current_wal_flush_lsn()::text as stored`.execute(
      this.#db,
    );
    // One connection: behind one address there may be several replicas.
    return this.#replica
      .transaction()
      .setAccessMode("read only")
      .execute(async (transaction) => {
        await waitUntilReplayed(transaction, rows[0]?.stored ?? "");
        return read(transaction);
      });
  }
}

/** Each statement of the transaction that follows sees all that has been replayed by then. */
async function waitUntilReplayed(replica: Kysely<Database>, stored: string): Promise<void> {
  const deadlineMs = performance.now() + catchUpMaxMs;
  for (;;) {
    const { rows } = await sql<{ has: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${stored}::pg_lsn as has`.execute(replica);
    if (rows[0]?.has) return;
    if (performance.now() > deadlineMs) throw new Error("The replica is behind.");
    await pause(pollMs);
  }
}

/** Reads from the one database, where there is no replica. */
export function readFrom(db: Kysely<Database>): Read {
  return (read) => read(db);
}
