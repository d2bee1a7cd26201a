/** bench/: what stands in the database after hard kills, held against what was acknowledged. */
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/database/schema.ts";
import type { CrashLoad } from "./crash-load.ts";

export interface CrashFindings {
  readonly acknowledged: { readonly scans: number; readonly meals: number; readonly payments: number };
  readonly lost: { readonly scans: number; readonly meals: number; readonly payments: number };
  /** Once all was answered also: more scans or meals than keys. Scans counted without a submission, or submissions not counted; meals of one submission; subscriptions of one payer. */
  readonly countedTwice: { readonly scans: number; readonly meals: number; readonly payments: number };
  readonly isClean: boolean;
}

const none = { scans: 0, meals: 0, payments: 0 };
export const noLoss: CrashFindings = { acknowledged: none, lost: none, countedTwice: none, isClean: true };

async function numberOf(
  db: Kysely<Database>,
  statement: ReturnType<typeof sql<{ n: number }>>,
): Promise<number> {
  const { rows } = await statement.execute(db);
  return Number(rows[0]?.n ?? 0);
}

export async function findingsOf(db: Kysely<Database>, load: CrashLoad): Promise<CrashFindings> {
  const submissions = await db.selectFrom("meal_submissions").select("id").execute();
  const meals = await db.selectFrom("meals").select("id").execute();
  const counted = await numberOf(db, sql`select coalesce(sum(committed), 0) as n from scan_usage`);
  const mealsTwice = await numberOf(db, sql`select count(*) - count(distinct submission_id) as n from meals`);
  const told = load.payers.filter(({ isTold }) => isTold).map(({ email }) => email);
  const paying = await sql<{ email: string; n: number }>`
    select email, count(*)::int as n from users
    join sandbox_subscriptions on sandbox_subscriptions.user_id = users.id::text
    where email like 'payer-%' group by email`.execute(db);
  const payers = new Map(paying.rows.map(({ email, n }) => [email, n]));
  const [storedScans, storedMeals] = [submissions, meals].map((rows) => new Set(rows.map(({ id }) => id)));
  const lost = {
    scans: [...load.scans].filter((id) => !storedScans?.has(id)).length,
    meals: [...load.meals].filter((id) => !storedMeals?.has(id)).length,
    payments: told.filter((email) => !payers.has(email)).length,
  };
  const isAnswered = load.unanswered.size === 0;
  const countedTwice = {
    scans: Math.abs(counted - submissions.length) + (isAnswered ? submissions.length - load.scans.size : 0),
    meals: mealsTwice + (isAnswered ? meals.length - load.meals.size : 0),
    payments: [...payers.values()].filter((subscriptions) => subscriptions > 1).length,
  };
  return {
    acknowledged: { scans: load.scans.size, meals: load.meals.size, payments: told.length },
    lost,
    countedTwice,
    isClean: [lost, countedTwice].every((found) => Object.values(found).every((n) => n === 0)),
  };
}
