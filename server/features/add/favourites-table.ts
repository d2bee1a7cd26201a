import type { Kysely } from "kysely";
import { favouritesMax } from "#contract/limits.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { AppError } from "../../core/app-error.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";

export interface Favourite {
  readonly id: string;
  readonly name: string;
  readonly foods: readonly SavedFood[];
}

function toFavourite({ id, name, foods }: Pick<Row<"favourites">, "id" | "name" | "foods">): Favourite {
  return { id, name, foods };
}

const columns = ["id", "name", "foods"] as const;

const selectFavourites = compileOnce((db, { userId }: { readonly userId: string }) =>
  db
    .selectFrom("favourites")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(favouritesMax),
);

/** Newest first. */
export async function listFavourites(db: Kysely<Database>, userId: string): Promise<Favourite[]> {
  const { rows } = await selectFavourites(db, { userId });
  return rows;
}

export async function findFavourite(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<Favourite | undefined> {
  const row = await db
    .selectFrom("favourites")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toFavourite(row);
}

/** The account must be locked. Throws `favourite_limit_exceeded`. */
export async function insertFavourite(
  db: Kysely<Database>,
  userId: string,
  { id, name, foods }: Favourite,
): Promise<void> {
  const { count } = await db
    .selectFrom("favourites")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= favouritesMax) throw new AppError("favourite_limit_exceeded");
  await db
    .insertInto("favourites")
    .values({ id, user_id: userId, name, foods: JSON.stringify(foods) })
    .execute();
}

/** False when the person has no such favourite. */
export async function deleteFavourite(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("favourites")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const copiedFavourites = copiedTable({
  kind: "favourites",
  table: "favourites",
  room: { max: favouritesMax },
  pageLength: 50,
  toEntry: toFavourite,
  toRow: (entry) => entry,
});
