import type { Kysely } from "kysely";
import { countWaiting } from "./database/claim-due.ts";
import type { Database } from "./database/schema.ts";
import { mailQueue } from "./features/mails/mails-table.ts";
import { paymentEventQueue } from "./features/plans/payment-events-table.ts";
import { subscriptionMailQueue } from "./features/plans/subscription-mails-table.ts";
import { ticketQueue } from "./features/support/tickets-table.ts";
import { rejectAfterTimeout } from "./http/health.ts";
import type { Metrics } from "./telemetry/metrics.ts";

/** The same in every process. */
export function addQueueGauges(db: Kysely<Database>, metrics: Metrics): void {
  const gauge = (name: string, help: string, count: () => Promise<number>) =>
    metrics.gauge(`platewise_${name}_waiting`, help, () => rejectAfterTimeout(count()));
  gauge("mails", "Support messages not yet mailed", () => countWaiting(db, ticketQueue));
  gauge("account_mails", "Mails about accounts not yet sent", () => countWaiting(db, mailQueue));
  gauge("notifications", "Notifications not yet sent", () =>
    countWaiting(db, { table: "push_messages", doneAt: "claimed_at" }),
  );
  gauge("subscription_mails", "Subscription mails not yet sent", () =>
    countWaiting(db, subscriptionMailQueue),
  );
  gauge("payment_events", "Events of the payment provider not yet handled", () =>
    countWaiting(db, paymentEventQueue),
  );
}
