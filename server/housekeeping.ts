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
import { runPeriodically } from "./run-periodically.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long a repeat with the same Idempotency-Key gets the first answer. */
const answerMs = dayMs;
/** Since the last visit. */
const visitorMs = 90 * dayMs;
/** Scans that were not saved; early for visitors and discarded scans. The privacy page promises these times. */
const unsavedScanMs = { early: 7 * dayMs, late: 30 * dayMs };
const mailedTicketMs = 365 * dayMs;
/** A count is needed only until its day is over in every time zone; a week helps to answer complaints. */
const usageMs = 7 * dayMs;
/** Longer than any provider resends events or keeps a checkout open. */
const paymentEventMs = 90 * dayMs;

export async function deleteExpiredData(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await forgetKeysBefore(db, before(answerMs));
  await forgetLimitsBefore(db, now);
  await forgetSessionsBefore(db, now);
  await forgetUnsavedBefore(db, { early: before(unsavedScanMs.early), late: before(unsavedScanMs.late) });
  await forgetTicketsMailedBefore(db, before(mailedTicketMs));
  await forgetUsageBefore(db, calendarDayIn("UTC", before(usageMs)));
  await forgetSharesBefore(db, calendarDayIn("UTC", before(dayMs)));
  await forgetVisitorsBefore(db, before(visitorMs));
  await forgetEventsHandledBefore(db, before(paymentEventMs));
  await forgetCheckoutsBefore(db, before(paymentEventMs));
}

/** Every hour, until stopped. */
export function startHousekeeping(
  db: Kysely<Database>,
  clock: () => Date,
  report: (failure: unknown) => void,
): () => Promise<void> {
  return runPeriodically(() => deleteExpiredData(db, clock()), hourMs, report);
}
