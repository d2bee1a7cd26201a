import { type Kysely, sql, type Transaction } from "kysely";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database, Row } from "./schema.ts";

const batchRows = 1000;
/** An arbitrary number, the same in every process; combined with a hash of the table's name. */
const cleanupLock = 4_204_218;

/** Deletes at most `rowsMax` rows and returns how many. */
export type DeleteBatch = (db: Transaction<Database>, rowsMax: number) => Promise<number>;

/**
 * Deletes in small transactions, so that no statement holds its locks for long; returns the number of rows. When another
 * process is already cleaning the table up, it deletes nothing.
 */
export async function deleteInBatches(
  db: Kysely<Database>,
  table: keyof Database,
  deleteBatch: DeleteBatch,
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ isLocked: boolean }>`
        select pg_try_advisory_xact_lock(${cleanupLock}::int, hashtext(${table}::text)) as "isLocked"`.execute(
        transaction,
      );
      return rows[0]?.isLocked ? deleteBatch(transaction, batchRows) : 0;
    });
    total += deleted;
    if (deleted < batchRows) return total;
  }
}

type AgingRowsOf<Table extends keyof Database> = {
  readonly table: Table;
  readonly key: readonly (keyof Row<Table> & string)[];
  /** The column that tells how old a row is; null in one that is not to be deleted yet. */
  readonly at: keyof Row<Table> & string;
};

/** A table whose rows are deleted once they are old enough. */
export type AgingRows = { [Table in keyof Database]: AgingRowsOf<Table> }[keyof Database];

export async function deleteBefore(
  db: Kysely<Database>,
  { table, key, at }: AgingRows,
  time: Date | CalendarDay,
): Promise<void> {
  const [from, columns, age] = [sql.table(table), sql.join(key.map((name) => sql.ref(name))), sql.ref(at)];
  await deleteInBatches(db, table, async (transaction, rowsMax) => {
    const { numAffectedRows } = await sql`delete from ${from} where (${columns}) in (
      select ${columns} from ${from} where ${age} < ${time} order by ${age} limit ${rowsMax})`.execute(
      transaction,
    );
    return Number(numAffectedRows ?? 0);
  });
}
