import type { Kysely } from "kysely";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { deleteModelAnswersBefore } from "./adapters/answer-memory.ts";
import { deleteModelSharesBefore } from "./adapters/model-budget.ts";
import type { Database } from "./database/schema.ts";
import { deleteTokensExpiredBefore } from "./features/account/account-tokens-table.ts";
import { deletePasskeyChallengesBefore } from "./features/account/passkeys/passkey-challenges-table.ts";
import { deleteClaimsBefore } from "./features/account/providers/provider-claims-table.ts";
import { deleteSignInsBefore } from "./features/account/providers/provider-sign-ins-table.ts";
import { deleteChallengesExpiredBefore } from "./features/account/second-factor/login-challenges-table.ts";
import { deleteSecurityEventsBefore } from "./features/account/security-log/security-events-table.ts";
import { deleteSessionsBefore } from "./features/account/sessions-table.ts";
import { deleteTokensBefore } from "./features/account/tokens/tokens-table.ts";
import { deleteAnonymousSessionsBefore } from "./features/anonymous/sessions-table.ts";
import { deleteUnusedClients } from "./features/assistants/connecting/oauth-clients-table.ts";
import { deleteDeadRecords } from "./features/assistants/connecting/oauth-records-table.ts";
import { deletePreviewsBefore } from "./features/imports/imports-table.ts";
import { deleteMailsDoneBefore } from "./features/mails/mails-table.ts";
import { deleteMessagesBefore } from "./features/notifications/push-messages-table.ts";
import { deleteEndedSubscriptions } from "./features/notifications/push-subscriptions-table.ts";
import { deleteCheckoutsBefore } from "./features/plans/checkouts-table.ts";
import { deleteEventsHandledBefore } from "./features/plans/payment-events-table.ts";
import { deleteUnknownBefore } from "./features/products/products-table.ts";
import { deleteUsageBefore } from "./features/quota/scan-usage-table.ts";
import { deleteUnsavedBefore } from "./features/scan/unsaved-submissions-table.ts";
import { deleteTicketsMailedBefore } from "./features/support/tickets-table.ts";
import { deleteKeysBefore } from "./http/idempotency-table.ts";
import { deleteWindowsBefore } from "./http/rate-limits.ts";
import { runPeriodically } from "./run-periodically.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long a repeat with the same Idempotency-Key gets the first answer. */
const answerMs = dayMs;
/** How long a visitor's data is kept after the last visit. */
const visitorMs = 90 * dayMs;
/** Scans that were not saved; early for visitors and discarded scans. The privacy page promises these times. */
const unsavedScanMs = { early: 7 * dayMs, late: 30 * dayMs };
const mailedTicketMs = 365 * dayMs;
/** A program registers just before it asks a person. */
const unapprovedClientMs = 7 * dayMs;
/** One that somebody let in comes back under its name, also long after its last connection ended. */
const unusedClientMs = 365 * dayMs;
/** Kept as long as the page of devices and activity says. */
const securityEventMs = 90 * dayMs;
/** Files that were read and not imported. */
const importPreviewMs = dayMs;
/** Kept to tell whether a mail was sent when somebody asks; addresses and contents are gone at once. */
const doneMailMs = 30 * dayMs;
/** Long enough that no occurrence can be queued again. */
const notificationMs = 7 * dayMs;
/** A count is needed only until its day is over in every time zone; a week helps to answer complaints. */
const usageMs = 7 * dayMs;
/** Half a year of the same breakfast. */
const modelAnswerMs = 182 * dayMs;
/** Kept for a day, then Open Food Facts is asked again. */
const unknownProductMs = dayMs;
/** Longer than any provider resends events or keeps a checkout open. */
const paymentEventMs = 90 * dayMs;

export async function deleteExpiredData(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteKeysBefore(db, before(answerMs));
  await deleteWindowsBefore(db, now);
  await deleteSessionsBefore(db, now);
  await deleteTokensExpiredBefore(db, now);
  await deleteSignInsBefore(db, now);
  await deleteClaimsBefore(db, now);
  await deleteChallengesExpiredBefore(db, now);
  await deletePasskeyChallengesBefore(db, now);
  await deleteTokensBefore(db, now);
  await deleteDeadRecords(db, now);
  await deleteUnusedClients(db, {
    registeredBefore: before(unapprovedClientMs),
    approvedBefore: before(unusedClientMs),
  });
  await deleteSecurityEventsBefore(db, before(securityEventMs));
  await deleteUnsavedBefore(db, { early: before(unsavedScanMs.early), late: before(unsavedScanMs.late) });
  await deleteTicketsMailedBefore(db, before(mailedTicketMs));
  await deleteMailsDoneBefore(db, before(doneMailMs));
  await deletePreviewsBefore(db, before(importPreviewMs));
  await deleteEndedSubscriptions(db);
  await deleteMessagesBefore(db, before(notificationMs));
  await deleteUsageBefore(db, calendarDayIn("UTC", before(usageMs)));
  await deleteModelSharesBefore(db, calendarDayIn("UTC", before(dayMs)));
  await deleteModelAnswersBefore(db, before(modelAnswerMs));
  await deleteUnknownBefore(db, before(unknownProductMs));
  await deleteAnonymousSessionsBefore(db, before(visitorMs));
  await deleteEventsHandledBefore(db, before(paymentEventMs));
  await deleteCheckoutsBefore(db, before(paymentEventMs));
}

/** Every hour, until stopped. */
export function startHousekeeping(
  db: Kysely<Database>,
  clock: () => Date,
  report: (failure: unknown) => void,
): () => Promise<void> {
  return runPeriodically(() => deleteExpiredData(db, clock()), hourMs, report);
}
