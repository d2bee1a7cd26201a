import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** What was typed for a saved meal. Undefined for one that was not typed: photographed, logged again, or composed. */
export async function loadTextOfMeal(
  db: Kysely<Database>,
  userId: string,
  mealId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    select scan.text from meals
    join meal_submissions as scan on scan.id = meals.submission_id and scan.owner_id = meals.user_id
    where meals.user_id = ${userId} and meals.id = ${mealId} and scan.is_text`.execute(db);
  return rows[0]?.text;
}
