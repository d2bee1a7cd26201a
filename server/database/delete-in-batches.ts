/** server/database: clears many rows away in small steps, so that no statement holds its locks for long. */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

const rowsAtOnce = 1000;
/** Any number, the same in every process; the table's name is hashed beside it. */
const sweepLock = 4_204_218;

/** Deletes at most so many rows; answers how many. */
export type DeleteBatch = (db: Transaction<Database>, rowsMax: number) => Promise<number>;

/**
 * Repeats `deleteBatch` until nothing is left, a transaction each; answers how many rows went. Of several processes one
 * works on a table: whoever finds it taken leaves it to the other.
 */
export async function deleteInBatches(
  db: Kysely<Database>,
  table: keyof Database,
  deleteBatch: DeleteBatch,
): Promise<number> {
  let total = 0;
  for (;;) {
    const gone = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ isOurs: boolean }>`
        select pg_try_advisory_xact_lock(${sweepLock}::int, hashtext(${table}::text)) as "isOurs"`.execute(
        transaction,
      );
      return rows[0]?.isOurs ? deleteBatch(transaction, rowsAtOnce) : 0;
    });
    total += gone;
    if (gone < rowsAtOnce) return total;
  }
}
