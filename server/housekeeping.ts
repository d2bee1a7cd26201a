/** server/: the one process that answers the API and renders the pages. This file clears away what has served its time. */
import type { Kysely } from "kysely";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { forgetSharesBefore } from "./adapters/model-budget.ts";
import type { Database } from "./database/schema.ts";
import { forgetVisitorsBefore } from "./features/anonymous/sessions-table.ts";
import { forgetSessionsBefore } from "./features/identity/sessions-table.ts";
import { forgetCheckoutsBefore } from "./features/plans/checkouts-table.ts";
import { forgetEventsHandledBefore } from "./features/plans/payment-events-table.ts";
import { forgetUsageBefore } from "./features/quota/scan-usage-table.ts";
import { forgetUnsavedBefore } from "./features/scanning/submission-table.ts";
import { forgetTicketsMailedBefore } from "./features/support/tickets-table.ts";
import { forgetKeysBefore } from "./http/idempotency-table.ts";
import { forgetLimitsBefore } from "./http/rate-limits.ts";
import { runRegularly } from "./run-regularly.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A repeat with the same Idempotency-Key gets the first answer for this long. */
const keptAnswerMs = dayMs;
/** A visitor who has not come back is forgotten after this. */
const visitorMs = 90 * dayMs;
/** A scan that was never saved goes after this; a saved one stays with its meal. content/privacy names these times. */
const unsavedScanMs = { early: 7 * dayMs, late: 30 * dayMs };
const mailedTicketMs = 365 * dayMs;
/** A day's count decides nothing once the day is over in every zone; a week of them answers a complaint. */
const usageMs = 7 * dayMs;
/** Longer than any provider repeats its news, or leaves a checkout open. */
const paymentNewsMs = 90 * dayMs;

export async function clearAway(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await forgetKeysBefore(db, before(keptAnswerMs));
  await forgetLimitsBefore(db, now);
  await forgetSessionsBefore(db, now);
  await forgetUnsavedBefore(db, { early: before(unsavedScanMs.early), late: before(unsavedScanMs.late) });
  await forgetTicketsMailedBefore(db, before(mailedTicketMs));
  await forgetUsageBefore(db, calendarDayIn("UTC", before(usageMs)));
  await forgetSharesBefore(db, calendarDayIn("UTC", before(dayMs)));
  await forgetVisitorsBefore(db, before(visitorMs));
  await forgetEventsHandledBefore(db, before(paymentNewsMs));
  await forgetCheckoutsBefore(db, before(paymentNewsMs));
}

/** Every hour, until stopped. */
export function startHousekeeping(
  db: Kysely<Database>,
  clock: () => Date,
  report: (failure: unknown) => void,
): () => Promise<void> {
  return runRegularly(() => clearAway(db, clock()), hourMs, report);
}
