import { type Kysely, sql } from "kysely";
import * as scanning from "#contract/endpoints/scan.ts";
import type { Database } from "#server/database/schema.ts";
import { call, register, type Session } from "../api-client.ts";

const hugeDayMeals = 16_000;
/** The day that gets `hugeDayMeals`. */
export const hugeDay = "2026-01-05";

/** What an attacker needs; plain data, so that it can be sent to another process. */
export interface AttackTarget {
  readonly session: Session;
  /** A meal of the attacker's account. */
  readonly mealId: string;
}

/** Registers the attacker's account and fills one of its days. */
export async function prepareAttack(
  baseUrl: string,
  db: Kysely<Database>,
  address: string,
): Promise<AttackTarget> {
  const { headers } = await register(baseUrl, "mallory");
  const session = { baseUrl, headers: { ...headers, "X-Forwarded-For": address } };
  const { id } = await call(session, scanning.submitText, { body: { text: "two eggs" } });
  await call(session, scanning.respondToSubmission, { params: { id }, body: [] });
  const { mealId } = await call(session, scanning.acceptSubmission, { params: { id }, body: {} });
  if (!mealId) throw new Error("The attacker's first meal was not saved.");
  // Accounts may have gathered this many before there was a limit.
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs, fat,
      fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), user_id, ${hugeDay}, ${`${hugeDay}T12:00:00Z`}, time_zone, name, quantity_grams, calories,
      protein, carbs, fat, fiber, nutri_score, micronutrients, foods
    from meals, generate_series(1, ${hugeDayMeals}::int) where id = ${mealId}`.execute(db);
  return { session, mealId };
}
