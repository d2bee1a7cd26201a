import type { Kysely } from "kysely";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { deleteModelAnswersBefore } from "./adapters/answer-memory.ts";
import { type AgingRows, deleteBefore } from "./database/delete-in-batches.ts";
import type { Database } from "./database/schema.ts";
import { deleteAnonymousSessionsBefore } from "./features/anonymous/sessions-table.ts";
import { deleteUnusedClients } from "./features/assistants/connecting/oauth-clients-table.ts";
import { deleteDeadRecords } from "./features/assistants/connecting/oauth-records-table.ts";
import { deletePreviewsBefore } from "./features/imports/imports-table.ts";
import { deleteEndedSubscriptions } from "./features/notifications/push-subscriptions-table.ts";
import { deleteUnsavedBefore } from "./features/scan/unsaved-submissions-table.ts";

const dayMs = 24 * 3_600_000;
/** Longer than any provider resends events or keeps a checkout open. */
const paymentEventMs = 90 * dayMs;

/** Rows that are deleted by the age of one column, and how long they are kept. */
const agingRows: readonly (AgingRows & { readonly keptMs: number })[] = [
  // How long a repeat with the same Idempotency-Key gets the first answer.
  { table: "idempotency_keys", key: ["owner", "key"], at: "created_at", keptMs: dayMs },
  { table: "rate_limits", key: ["bucket"], at: "window_ends_at", keptMs: 0 },
  { table: "refresh_token_families", key: ["id"], at: "expires_at", keptMs: 0 },
  { table: "account_tokens", key: ["token_hash"], at: "expires_at", keptMs: 0 },
  { table: "provider_sign_ins", key: ["state_hash"], at: "expires_at", keptMs: 0 },
  { table: "provider_claims", key: ["ticket_hash"], at: "expires_at", keptMs: 0 },
  { table: "login_challenges", key: ["token_hash"], at: "expires_at", keptMs: 0 },
  { table: "passkey_challenges", key: ["challenge_hash"], at: "expires_at", keptMs: 0 },
  { table: "personal_tokens", key: ["id"], at: "expires_at", keptMs: 0 },
  // As the page of devices and activity says.
  { table: "security_events", key: ["id"], at: "at", keptMs: 90 * dayMs },
  { table: "support_tickets", key: ["id"], at: "mailed_at", keptMs: 365 * dayMs },
  // To tell whether a mail was sent when somebody asks; addresses and contents are gone at once.
  { table: "mails", key: ["id"], at: "done_at", keptMs: 30 * dayMs },
  // Long enough that no occurrence can be queued again.
  { table: "push_messages", key: ["id"], at: "created_at", keptMs: 7 * dayMs },
  // After a day Open Food Facts is asked again.
  { table: "unknown_products", key: ["code"], at: "asked_at", keptMs: dayMs },
  { table: "payment_events", key: ["provider", "event_id"], at: "handled_at", keptMs: paymentEventMs },
  { table: "checkouts", key: ["provider", "session_id"], at: "created_at", keptMs: paymentEventMs },
];

/** How long a visitor's data is kept after the last visit. */
const visitorMs = 90 * dayMs;
/** Scans that were not saved; early for visitors and discarded scans. The privacy page promises these times. */
const unsavedScanMs = { early: 7 * dayMs, late: 30 * dayMs };
/** A program registers just before it asks a person. */
const unapprovedClientMs = 7 * dayMs;
/** One that somebody let in comes back under its name, also long after its last connection ended. */
const unusedClientMs = 365 * dayMs;
/** Files that were read and not imported. */
const importPreviewMs = dayMs;
/** A count is needed only until its day is over in every time zone; a week helps to answer complaints. */
const usageMs = 7 * dayMs;
/** Half a year of the same breakfast. */
const modelAnswerMs = 182 * dayMs;

export async function deleteExpiredData(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const dayBefore = (ms: number) => calendarDayIn("UTC", before(ms));
  for (const { keptMs, ...rows } of agingRows) await deleteBefore(db, rows, before(keptMs));
  await deleteBefore(
    db,
    { table: "scan_usage", key: ["owner_id", "period"], at: "period" },
    dayBefore(usageMs),
  );
  await deleteBefore(
    db,
    { table: "language_model_shares", key: ["day", "spender"], at: "day" },
    dayBefore(dayMs),
  );
  await deleteDeadRecords(db, now);
  await deleteUnusedClients(db, {
    registeredBefore: before(unapprovedClientMs),
    approvedBefore: before(unusedClientMs),
  });
  await deleteUnsavedBefore(db, { early: before(unsavedScanMs.early), late: before(unsavedScanMs.late) });
  await deletePreviewsBefore(db, before(importPreviewMs));
  await deleteEndedSubscriptions(db);
  await deleteModelAnswersBefore(db, before(modelAnswerMs));
  await deleteAnonymousSessionsBefore(db, before(visitorMs));
}
