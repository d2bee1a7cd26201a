import type { Kysely } from "kysely";
import type { Dump } from "../adapters/open-food-facts/read-dump.ts";
import type { Database } from "../database/schema.ts";
import { findImport, type ImportProgress, saveImport } from "../features/products/product-imports-table.ts";
import type { PublicProduct } from "../features/products/product-source.ts";
import { saveProducts } from "../features/products/products-table.ts";

interface ImportEvents {
  readonly onProgress: (progress: ImportProgress & { readonly bytesRead: number }) => void;
}

const batchProducts = 1000;

/** Each batch is saved together with how far the dump was read, so that an import that was stopped goes on from there. */
export async function importDump(
  db: Kysely<Database>,
  { fileHash, pieces, readLine }: Dump,
  { onProgress }: ImportEvents,
): Promise<ImportProgress> {
  const earlier = await findImport(db, fileHash);
  if (earlier.isDone) return earlier;
  let { productsSaved } = earlier;
  let linesRead = 0;
  let batch: PublicProduct[] = [];
  const save = async (isDone: boolean) => {
    productsSaved += batch.length;
    const progress = { linesRead, productsSaved, isDone };
    await db.transaction().execute(async (transaction) => {
      if (batch.length > 0) await saveProducts(transaction, batch, null);
      await saveImport(transaction, fileHash, progress);
    });
    batch = [];
    return progress;
  };
  for await (const { lines, bytesRead } of pieces()) {
    for (const line of lines) {
      linesRead += 1;
      // The first line is read in any case: it may name the columns.
      const product = linesRead === 1 || linesRead > earlier.linesRead ? readLine(line) : undefined;
      if (product && linesRead > earlier.linesRead) batch.push(product);
      if (batch.length === batchProducts) onProgress({ ...(await save(false)), bytesRead });
    }
  }
  return save(true);
}
