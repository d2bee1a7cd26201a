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

/** Saving such products would take the figures from those that are stored. */
export class DumpWithoutFigures extends Error {
  constructor(products: number) {
    super(
      `none of its first ${products} products has its energy, so nothing was stored. Is it a dump of Open Food Facts, in a form that this version reads?`,
    );
  }
}

/**
 * Each batch is saved together with how far the dump was read, so that an import that was stopped goes on from there. Throws
 * `DumpWithoutFigures`.
 */
export async function importDump(
  db: Kysely<Database>,
  { fileHash, pieces, readLine }: Dump,
  { onProgress }: ImportEvents,
): Promise<ImportProgress> {
  const earlier = await findImport(db, fileHash);
  if (earlier.isDone) return earlier;
  let { productsSaved, withEnergy } = earlier;
  let linesRead = 0;
  let batch: PublicProduct[] = [];
  const save = async (isDone: boolean) => {
    productsSaved += batch.length;
    withEnergy += batch.filter(({ figures }) => figures.calories !== null).length;
    if (productsSaved > 0 && withEnergy === 0) throw new DumpWithoutFigures(productsSaved);
    const progress = { linesRead, productsSaved, withEnergy, isDone };
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
