/** server/features/export: a person's copy of everything that is kept of them, as one JSON document, written piece by piece. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { FileAnswer } from "../../http/downloads.ts";
import { readGoals } from "../goals/daily-goals-table.ts";
import { findPerson } from "../identity/users-table.ts";
import { mealPages } from "../meals/meal-pages.ts";
import { historyOfUser } from "../plans/subscription-history-table.ts";
import { subscriptionsOfUser } from "../plans/subscriptions-table.ts";
import { readProfile } from "../profile/profile-table.ts";
import { submissionsOf } from "../scanning/submission-table.ts";
import { ticketsOf } from "../support/tickets-table.ts";

/** Everything: a payment a month for longer than anybody lives. */
const paymentsMax = 10_000;

/**
 * All of it whatever the plan, micronutrients and tips of meals included: this is a person's own data, which the law gives
 * them a right to, and no feature that is sold (docs/decisions/024-payment-state-comes-from-the-provider.md).
 */
export function exportMyData(db: Kysely<Database>, userId: string, now: Date): FileAnswer {
  async function* pieces() {
    const [account, profile, goals, tickets, subscriptions, payments] = await Promise.all([
      findPerson(db, userId),
      readProfile(db, userId),
      readGoals(db, userId),
      ticketsOf(db, userId),
      subscriptionsOfUser(db, userId),
      historyOfUser(db, userId, { limit: paymentsMax, offset: 0 }),
    ]);
    const kept = { profile: profile ?? null, goals: goals ?? null, tickets, subscriptions, payments };
    const known = { exportedAt: now, account, ...kept };
    yield JSON.stringify(known).slice(0, -1);
    yield ',"meals":[';
    yield* listed(mealPages(db, userId));
    yield '],"scans":[';
    yield* listed(submissionsOf(db, userId));
    yield "]}";
  }
  return { fileName: "platewise-data.json", pieces: pieces() };
}

/** The members of a JSON array, without its brackets. */
async function* listed(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let comma = "";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield comma + page.map((one) => JSON.stringify(one)).join(",");
    comma = ",";
  }
}
