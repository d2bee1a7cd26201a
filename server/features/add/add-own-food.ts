import type { Kysely } from "kysely";
import type { OwnFoodFields } from "#contract/shapes/add.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import { lockAccount } from "../account/lock-account.ts";
import { findOwnFood, insertOwnFood, type OwnFood, ownFoodOf } from "./own-foods-table.ts";

interface NewOwnFood {
  readonly caller: User;
  readonly fields: OwnFoodFields;
  readonly work: CallWork;
}

/** Throws `own_food_limit_exceeded`. */
export async function addOwnFood(
  db: Kysely<Database>,
  { caller: { userId }, fields, work }: NewOwnFood,
): Promise<OwnFood> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = work.mayBeDone ? await findOwnFood(transaction, userId, work.id) : undefined;
    if (made) return made;
    const food = ownFoodOf(work.id, fields);
    await insertOwnFood(transaction, userId, food);
    return food;
  });
}
