import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

export interface ImportProgress {
  readonly linesRead: number;
  readonly productsSaved: number;
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
    isDone: row?.is_done ?? false,
  };
}

export async function saveImport(
  db: Kysely<Database>,
  fileHash: string,
  { linesRead, productsSaved, isDone }: ImportProgress,
): Promise<void> {
  const progress = {
    lines_read: linesRead,
    products_saved: productsSaved,
    is_done: isDone,
    updated_at: new Date(),
  };
  await db
    .insertInto("product_imports")
    .values({ file_hash: fileHash, ...progress })
    .onConflict((conflict) => conflict.column("file_hash").doUpdateSet(progress))
    .execute();
}
