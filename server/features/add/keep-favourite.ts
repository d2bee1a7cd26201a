import type { Kysely } from "kysely";
import type { LoggedItem } from "#contract/shapes/add.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { composeMeal } from "#domain/nutrition/saved-food.ts";
import type { Language } from "#domain/people/language.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import { lockAccount } from "../account/lock-account.ts";
import { type Favourite, findFavourite, insertFavourite } from "./favourites-table.ts";
import { nameOfParts, resolveItems } from "./resolve-items.ts";

interface KeptFavourite {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly items: readonly LoggedItem[];
  readonly name: string | undefined;
  readonly language: Language;
  readonly newRow: NewRow;
}

/** Throws what `resolveItems` throws, or `favourite_limit_exceeded`. */
export async function keepFavourite(
  db: Kysely<Database>,
  { findFood, caller: { userId }, items, name, language, newRow }: KeptFavourite,
): Promise<Favourite> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = newRow.mayExist ? await findFavourite(transaction, userId, newRow.id) : undefined;
    if (made) return made;
    const parts = await resolveItems({ db: transaction, userId, findFood, language }, items);
    const { foods } = composeMeal(parts);
    const favourite = { id: newRow.id, name: name ?? nameOfParts(parts), foods };
    await insertFavourite(transaction, userId, favourite);
    return favourite;
  });
}
