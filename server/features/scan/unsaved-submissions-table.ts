import { type Kysely, sql } from "kysely";
import { deleteInBatches } from "../../database/delete-in-batches.ts";
import type { Database } from "../../database/schema.ts";

/** A visitor's, or discarded. Must match the index's expression. */
const isDeletedEarly = sql<boolean>`(user_id is null or status = 'discarded')`;

/** Scans never saved as a meal: visitors' and discarded ones from before `early`, others from before `late`. */
export async function deleteUnsavedBefore(
  db: Kysely<Database>,
  instants: { readonly early: Date; readonly late: Date },
): Promise<void> {
  for (const [isEarly, instant] of [
    [true, instants.early],
    [false, instants.late],
  ] as const) {
    await deleteInBatches(db, "meal_submissions", async (transaction, rowsMax) => {
      const old = transaction
        .selectFrom("meal_submissions")
        .select("id")
        .where("status", "<>", sql.lit("accepted"))
        .where(isEarly ? isDeletedEarly : sql<boolean>`not ${isDeletedEarly}`)
        .where("created_at", "<", instant)
        .orderBy("created_at")
        .limit(rowsMax)
        .forUpdate()
        .skipLocked();
      const { numDeletedRows } = await transaction
        .deleteFrom("meal_submissions")
        .where("id", "=", sql<string>`any(array(${old}))`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }
}
