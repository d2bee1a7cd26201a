import type { Kysely } from "kysely";
import type * as z from "zod/mini";
import type { importUndone } from "#contract/shapes/imports.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount } from "../account/lock-account.ts";
import { deleteStored, deleteUndoneRows } from "./import-rows-table.ts";
import { deleteEmptyUndone, findImport, hideUndone } from "./imports-table.ts";
import { undoCopied } from "./own-copy/undo-copied.ts";

interface Undoing {
  readonly userId: string;
  readonly importId: string;
  readonly now: Date;
}

/**
 * Deletes what the import stored and nobody changed since, and restores what it changed. Forgets the import but for the rows of
 * meals that stay: they show that these meals are in the diary when the same file comes again. Throws `import_not_found`.
 */
export function undoImport(
  db: Kysely<Database>,
  { userId, importId, now }: Undoing,
): Promise<z.output<typeof importUndone>> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const found = await findImport(transaction, { userId, importId });
    if (!found) throw new AppError("import_not_found");
    const keptMeals = await deleteStored(transaction, userId, importId);
    const copied =
      found.format === "platewise" ? await undoCopied(transaction, { userId, importId, now }) : null;
    await hideUndone(transaction, userId, { id: importId, now });
    await forgetUndone(transaction, userId);
    return { keptMeals: keptMeals + (copied?.meals ?? 0), keptOthers: copied?.others ?? 0 };
  });
}

/** Forgets rows that were undone and are no longer in the diary, so that they can be imported again. */
export async function forgetUndone(db: Kysely<Database>, userId: string): Promise<void> {
  await deleteUndoneRows(db, userId);
  await deleteEmptyUndone(db, userId);
}
