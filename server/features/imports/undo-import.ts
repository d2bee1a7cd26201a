import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount } from "../meals/meal-limit.ts";
import { deleteStored } from "./import-rows-table.ts";
import { deleteImport, findImport } from "./imports-table.ts";

/** Deletes all that the import stored, however it was changed since, and the import itself. Throws `import_not_found`. */
export async function undoImport(db: Kysely<Database>, userId: string, importId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    if (!(await findImport(transaction, userId, importId))) throw new AppError("import_not_found");
    await deleteStored(transaction, userId, importId);
    await deleteImport(transaction, userId, importId);
  });
}
