import { type Kysely, sql } from "kysely";
import { picturesMax } from "#contract/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";

interface AcceptedScan {
  readonly userId: string;
  readonly submissionId: string;
  readonly now: Date;
}

/** The small picture of a saved scan goes to its meal, and the oldest beyond `picturesMax` go. */
export async function takePictureFromScan(
  db: Kysely<Database>,
  { userId, submissionId, now }: AcceptedScan,
): Promise<void> {
  await sql`
    with seen as (
      select meals.id, scan.picture from meal_submissions as scan
      join meals on meals.user_id = scan.owner_id and meals.submission_id = scan.id
      join users on users.id = scan.owner_id and users.keeps_pictures
      where scan.owner_id = ${userId} and scan.id = ${submissionId} and scan.picture is not null),
    surplus as (
      delete from meal_pictures where user_id = ${userId} and id in (
        select id from meal_pictures where user_id = ${userId}
        order by seen_at desc, id desc offset ${picturesMax - 1}) and exists (select from seen)),
    made as (
      insert into meal_pictures (user_id, id, picture, seen_at)
      select ${userId}::uuid, id, picture, ${now}::timestamptz from seen
      on conflict do nothing)
    update meal_submissions set picture = null
    where owner_id = ${userId} and id = ${submissionId} and picture is not null`.execute(db);
}

export interface PictureOfMeal {
  readonly mealId: string;
  readonly picture: Uint8Array;
}

export async function listPicturesOfDay(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<PictureOfMeal[]> {
  return db
    .selectFrom("meal_pictures")
    .innerJoin("meals", (join) =>
      join.onRef("meals.user_id", "=", "meal_pictures.user_id").onRef("meals.id", "=", "meal_pictures.id"),
    )
    .where("meal_pictures.user_id", "=", userId)
    .where("meals.user_id", "=", userId)
    .where("meals.day", "=", day)
    .select(["meal_pictures.id as mealId", "meal_pictures.picture"])
    .execute();
}

/** False where there is none. */
export async function deletePicture(db: Kysely<Database>, userId: string, mealId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("meal_pictures")
    .where("user_id", "=", userId)
    .where("id", "=", mealId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const copiedPictures = copiedTable({
  kind: "mealPictures",
  table: "meal_pictures",
  room: { max: picturesMax },
  pageLength: 100,
  toEntry: ({ id, picture, seen_at }) => ({
    id,
    picture: Buffer.from(picture).toString("base64"),
    seenAt: seen_at.toISOString(),
  }),
  isInsertable: (userId) => sql<boolean>`
    exists (select from meals where meals.user_id = ${userId} and meals.id = made.id)
    and (select keeps_pictures from users where users.id = ${userId})`,
  toRow: ({ id, picture, seenAt }, now) => ({
    id,
    picture: `\\x${Buffer.from(picture, "base64").toString("hex")}`,
    seen_at: new Date(seenAt) < now ? seenAt : now,
  }),
});
