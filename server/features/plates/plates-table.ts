import { type Kysely, sql } from "kysely";
import { platesMax } from "#contract/limits.ts";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";

/** The photos of a meal that the person saved: their values, one photo after the other. */
export interface Plate {
  readonly mealId: string;
  /** What the meal is called. */
  readonly name: string;
  readonly features: Uint8Array;
}

const ofMeals = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom("plates")
    .innerJoin("meals", (join) =>
      join.onRef("meals.user_id", "=", "plates.user_id").onRef("meals.id", "=", "plates.id"),
    )
    .where("plates.user_id", "=", userId);

const photosOfPlate = sql<number>`(octet_length(plates.features) / ${sql.lit(plateFeaturesLength)})`;

/** Newest first. */
export async function listPlates(db: Kysely<Database>, userId: string): Promise<Plate[]> {
  const rows = await ofMeals(db, userId)
    .select(["plates.id", "plates.features", "meals.name"])
    .orderBy("plates.seen_at", "desc")
    .limit(platesMax)
    .execute();
  return rows.map(({ id, name, features }) => ({ mealId: id, name, features }));
}

interface AcceptedScan {
  readonly userId: string;
  readonly submissionId: string;
  readonly now: Date;
}

/** Keeps the look of a saved scan's photo as its meal's plate; undefined if no look was stored. */
export async function keepPlateOfScan(
  db: Kysely<Database>,
  { userId, submissionId, now }: AcceptedScan,
): Promise<Plate | undefined> {
  const { rows } = await sql<{
    readonly meal_id: string;
    readonly name: string;
    readonly features: Uint8Array;
  }>`
    with seen as (
      select meals.id as meal_id, meals.name, scan.features from meal_submissions as scan
      join meals on meals.user_id = scan.owner_id and meals.submission_id = scan.id
      join users on users.id = scan.owner_id and users.remembers_plates
      where scan.owner_id = ${userId} and scan.id = ${submissionId} and scan.features is not null),
    made as (
      insert into plates (user_id, id, features, seen_at)
      select ${userId}::uuid, meal_id, features, ${now}::timestamptz from seen
      on conflict do nothing),
    taken as (
      update meal_submissions set features = null where owner_id = ${userId} and id = ${submissionId})
    select meal_id, name, features from seen`.execute(db);
  const [row] = rows;
  return row && { mealId: row.meal_id, name: row.name, features: row.features };
}

/** Other photos of meals that are called the same, newest first. */
export async function listPlatesCalled(
  db: Kysely<Database>,
  userId: string,
  { name, mealId }: Pick<Plate, "name" | "mealId">,
): Promise<Plate[]> {
  const rows = await ofMeals(db, userId)
    .where(sql<boolean>`lower(meals.name) = lower(${name})`)
    .where("plates.id", "!=", mealId)
    .select(["plates.id", "plates.features", "meals.name"])
    .orderBy("plates.seen_at", "desc")
    .limit(platesMax)
    .execute();
  return rows.map(({ id, ...row }) => ({ mealId: id, name: row.name, features: row.features }));
}

export async function deletePlates(
  db: Kysely<Database>,
  userId: string,
  mealIds: readonly string[],
): Promise<void> {
  if (mealIds.length === 0) return;
  await db
    .deleteFrom("plates")
    .where("user_id", "=", userId)
    .where(sql<boolean>`id = any(${[...mealIds]})`)
    .execute();
}

/** Keeps the newest, up to `platesMax` photos together. */
export async function deleteSurplusPlates(db: Kysely<Database>, userId: string): Promise<void> {
  const counted = db
    .selectFrom("plates")
    .select(["id", sql<number>`sum(${photosOfPlate}) over (order by seen_at desc, id desc)`.as("photos")])
    .where("user_id", "=", userId)
    .as("counted");
  const surplus = db.selectFrom(counted).select("id").where("photos", ">", platesMax);
  await db.deleteFrom("plates").where("user_id", "=", userId).where("id", "in", surplus).execute();
}

export interface PlatesOfMeal {
  /** The newest meal that is called so. */
  readonly mealId: string;
  readonly name: string;
  readonly photos: number;
  readonly seenAt: Date;
}

/** One entry for all photos of meals that are called the same; the newest first. */
export async function countPlates(db: Kysely<Database>, userId: string): Promise<PlatesOfMeal[]> {
  const newest = <Value>(column: "meals.id" | "meals.name") =>
    sql<Value>`(array_agg(${sql.ref(column)} order by plates.seen_at desc))[1]`;
  const rows = await ofMeals(db, userId)
    .select([
      newest<string>("meals.id").as("meal_id"),
      newest<string>("meals.name").as("name"),
      sql<number>`sum(${photosOfPlate})::integer`.as("photos"),
      sql<Date>`max(plates.seen_at)`.as("seen_at"),
    ])
    .groupBy(sql`lower(meals.name)`)
    .orderBy(sql`max(plates.seen_at)`, "desc")
    .limit(platesMax)
    .execute();
  return rows.map((row) => ({
    mealId: row.meal_id,
    name: row.name,
    photos: row.photos,
    seenAt: row.seen_at,
  }));
}

/** All photos of meals that are called as this one; false where there are none. */
export async function forgetPlatesOf(db: Kysely<Database>, userId: string, mealId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly id: string }>`
    delete from plates using meals, meals as named
    where plates.user_id = ${userId} and meals.user_id = ${userId} and meals.id = plates.id
      and named.user_id = ${userId} and named.id = ${mealId} and lower(named.name) = lower(meals.name)
    returning plates.id`.execute(db);
  return rows.length > 0;
}

export async function forgetAllPlates(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("plates").where("user_id", "=", userId).execute();
}

export const copiedPlates = copiedTable({
  kind: "plates",
  table: "plates",
  room: { max: platesMax },
  pageLength: 100,
  toEntry: ({ id, features, seen_at }) => ({
    id,
    features: Buffer.from(features).toString("base64"),
    seenAt: seen_at.toISOString(),
  }),
  isInsertable: (userId) => sql<boolean>`
    exists (select from meals where meals.user_id = ${userId} and meals.id = made.id)
    and (select remembers_plates from users where users.id = ${userId})`,
  toRow: ({ id, features, seenAt }, now) => ({
    id,
    features: `\\x${Buffer.from(features, "base64").toString("hex")}`,
    seen_at: new Date(seenAt) < now ? seenAt : now,
  }),
});
