import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

export interface ImportProgress {
  readonly linesRead: number;
  readonly productsSaved: number;
  /** How many of these state their energy; the others cannot be counted. */
  readonly withEnergy: number;
  readonly isDone: boolean;
}

export async function findImport(db: Kysely<Database>, fileHash: string): Promise<ImportProgress> {
  const row = await db
    .selectFrom("product_imports")
    .selectAll()
    .where("file_hash", "=", fileHash)
    .executeTakeFirst();
  return {
    linesRead: row?.lines_read ?? 0,
    productsSaved: row?.products_saved ?? 0,
    withEnergy: row?.with_energy ?? 0,
    isDone: row?.is_done ?? false,
  };
}

export async function saveImport(
  db: Kysely<Database>,
  fileHash: string,
  { linesRead, productsSaved, withEnergy, isDone }: ImportProgress,
): Promise<void> {
  const progress = {
    lines_read: linesRead,
    products_saved: productsSaved,
    with_energy: withEnergy,
    is_done: isDone,
    updated_at: new Date(),
  };
  await db
    .insertInto("product_imports")
    .values({ file_hash: fileHash, ...progress })
    .onConflict((conflict) => conflict.column("file_hash").doUpdateSet(progress))
    .execute();
}
