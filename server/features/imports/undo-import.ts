import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { deleteStored } from "./import-rows-table.ts";
import { deleteImport, findImport } from "./imports-table.ts";

/** Deletes what the import stored and nobody changed since, and the import itself. Throws `import_not_found`. */
export function undoImport(
  db: Kysely<Database>,
  userId: string,
  importId: string,
): Promise<{ readonly keptMeals: number }> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    if (!(await findImport(transaction, userId, importId))) throw new AppError("import_not_found");
    const keptMeals = await deleteStored(transaction, userId, importId);
    await deleteImport(transaction, userId, importId);
    return { keptMeals };
  });
}
