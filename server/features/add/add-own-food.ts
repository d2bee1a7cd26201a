import type { Kysely } from "kysely";
import type { OwnFoodFields } from "#contract/shapes/add.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import { lockAccount } from "../account/lock-account.ts";
import { findOwnFood, insertOwnFood, type OwnFood, ownFoodOf } from "./own-foods-table.ts";

interface NewOwnFood {
  readonly caller: User;
  readonly fields: OwnFoodFields;
  readonly newRow: NewRow;
}

/** Throws `own_food_limit_exceeded`. */
export async function addOwnFood(
  db: Kysely<Database>,
  { caller: { userId }, fields, newRow }: NewOwnFood,
): Promise<OwnFood> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = newRow.mayExist ? await findOwnFood(transaction, userId, newRow.id) : undefined;
    if (made) return made;
    const food = ownFoodOf(newRow.id, fields);
    await insertOwnFood(transaction, userId, food);
    return food;
  });
}
