// Compares the database after hard kills with what the server had acknowledged.
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/database/schema.ts";
import type { CrashLoad } from "./crash-load.ts";

type AcknowledgedCalls = Pick<CrashLoad, "scans" | "meals" | "tickets" | "payers" | "goals"> & {
  readonly unanswered: { readonly size: number };
};

interface Counts {
  readonly scans: number;
  /** Saved from a scan, or logged again. */
  readonly meals: number;
  readonly payments: number;
  /** Messages to support. */
  readonly tickets: number;
}

export interface CrashFindings {
  readonly acknowledged: Counts;
  readonly lost: Counts;
  /**
   * Differences between counted scans and submissions, several meals of one submission, several subscriptions of one payer.
   * Once every call has been answered, also more records than idempotency keys.
   */
  readonly countedTwice: Counts;
  /** The stored goals are neither the last acknowledged ones nor those sent after them. */
  readonly goalsLost: boolean;
  readonly isClean: boolean;
}

const none: Counts = { scans: 0, meals: 0, payments: 0, tickets: 0 };
export const noLoss: CrashFindings = {
  acknowledged: none,
  lost: none,
  countedTwice: none,
  goalsLost: false,
  isClean: true,
};

async function queryNumber(
  db: Kysely<Database>,
  statement: ReturnType<typeof sql<{ n: number }>>,
): Promise<number> {
  const { rows } = await statement.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** Finds what the server had acknowledged before it was killed and the database lacks, or holds twice. */
export async function findLosses(db: Kysely<Database>, load: AcknowledgedCalls): Promise<CrashFindings> {
  const submissions = await db.selectFrom("meal_submissions").select("id").execute();
  const meals = await db.selectFrom("meals").select("id").execute();
  const tickets = await db.selectFrom("support_tickets").select("id").execute();
  const goals = await db.selectFrom("goals").select("calories").execute();
  const counted = await queryNumber(db, sql`select coalesce(sum(committed), 0) as n from scan_usage`);
  const mealsTwice = await queryNumber(
    db,
    sql`select count(submission_id) - count(distinct submission_id) as n from meals`,
  );
  const acknowledgedPayers = load.payers
    .filter(({ isAcknowledged }) => isAcknowledged)
    .map(({ email }) => email);
  const paying = await sql<{ email: string; n: number }>`
    select email, count(*)::int as n from users
    join sandbox_subscriptions on sandbox_subscriptions.user_id = users.id::text
    where email like 'payer-%' group by email`.execute(db);
  const payers = new Map(paying.rows.map(({ email, n }) => [email, n]));
  const lost = {
    scans: missing(load.scans, submissions),
    meals: missing(load.meals, meals),
    payments: acknowledgedPayers.filter((email) => !payers.has(email)).length,
    tickets: missing(load.tickets, tickets),
  };
  const isAnswered = load.unanswered.size === 0;
  const countedTwice = {
    scans: Math.abs(counted - submissions.length) + (isAnswered ? submissions.length - load.scans.size : 0),
    meals: mealsTwice + (isAnswered ? meals.length - load.meals.size : 0),
    payments: [...payers.values()].filter((subscriptions) => subscriptions > 1).length,
    tickets: isAnswered ? tickets.length - load.tickets.size : 0,
  };
  const { acknowledged: acknowledgedGoals, sentSince } = load.goals;
  const isStored = (calories: number) => calories === goals[0]?.calories;
  const goalsLost = acknowledgedGoals !== undefined && ![acknowledgedGoals, ...sentSince].some(isStored);
  const { scans, meals: saved, tickets: written } = load;
  return {
    acknowledged: {
      scans: scans.size,
      meals: saved.size,
      payments: acknowledgedPayers.length,
      tickets: written.size,
    },
    lost,
    countedTwice,
    goalsLost,
    isClean: !goalsLost && [lost, countedTwice].every((found) => Object.values(found).every((n) => n === 0)),
  };
}

function missing(acknowledged: ReadonlySet<string>, stored: readonly { readonly id: string }[]): number {
  const ids = new Set(stored.map(({ id }) => id));
  return [...acknowledged].filter((id) => !ids.has(id)).length;
}
