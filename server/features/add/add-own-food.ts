import type { Kysely } from "kysely";
import type { OwnFoodFields } from "#contract/shapes/add.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { RowToCreate } from "../../http/idempotency-table.ts";
import { lockAccount } from "../account/lock-account.ts";
import { findOwnFood, insertOwnFood, type OwnFood, ownFoodOf } from "./own-foods-table.ts";

interface NewOwnFood {
  readonly caller: User;
  readonly fields: OwnFoodFields;
  readonly toCreate: RowToCreate;
}

/** Throws `own_food_limit_exceeded`. */
export async function addOwnFood(
  db: Kysely<Database>,
  { caller: { userId }, fields, toCreate }: NewOwnFood,
): Promise<OwnFood> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = toCreate.mayExist ? await findOwnFood(transaction, userId, toCreate.id) : undefined;
    if (made) return made;
    const food = ownFoodOf(toCreate.id, fields);
    await insertOwnFood(transaction, userId, food);
    return food;
  });
}
