import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** The text typed for a row of `meals`; null if nothing was typed: photographed, logged again, or composed. */
export const typedText: RawBuilder<string | null> = sql`(
  select scan.text from meal_submissions as scan
  where scan.owner_id = meals.user_id and scan.id = meals.submission_id and scan.is_text)`;

/** Loads `typedText` of one saved meal. */
export async function loadTypedText(
  db: Kysely<Database>,
  userId: string,
  mealId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("meals")
    .select(typedText.as("text"))
    .where("user_id", "=", userId)
    .where("id", "=", mealId)
    .executeTakeFirst();
  return row?.text ?? null;
}
