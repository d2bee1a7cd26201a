import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { reserveMealSlot } from "../meals/meal-limit.ts";
import { insertMeals } from "../meals/meal-table.ts";
import { rememberPlate } from "../plates/remember-plate.ts";
import { saveOwnProduct } from "../products/own-products-table.ts";
import { productOfLabel } from "./label-product.ts";
import { mealOf } from "./meal-of-submission.ts";
import type { Submission } from "./submission.ts";
import { moveSubmissionsToUser, type VisitorHandover } from "./submission-table.ts";

/**
 * Moves the session's submissions to the account and saves the accepted ones as meals, oldest first (ids sort by time).
 * Returns how many meals. Call it in the transaction that claims the session. Throws `daily_meal_limit_exceeded`.
 */
export async function adoptVisitorMeals(db: Kysely<Database>, handover: VisitorHandover): Promise<number> {
  const submissions = await moveSubmissionsToUser(db, handover);
  const accepted = submissions
    .filter(({ status }) => status === "accepted")
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const submission of accepted) await saveAsMeal(db, handover, submission);
  return accepted.length;
}

async function saveAsMeal(
  db: Kysely<Database>,
  { userId, now }: VisitorHandover,
  submission: Submission,
): Promise<void> {
  await reserveMealSlot(db, userId, submission.day);
  const meal = mealOf({ submission, now });
  await insertMeals(db, { userId, submissionId: submission.id }, [meal]);
  const product = productOfLabel(submission.analysis);
  if (product) await saveOwnProduct({ userId, product, now }).execute(db);
  await rememberPlate(db, { userId, submissionId: submission.id, now });
}
