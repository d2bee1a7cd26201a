/** server/telemetry: what the process tells of itself. This file counts what waits in the database: the same in every process. */
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { countWaitingEvents } from "../features/plans/payment-events-table.ts";
import { countWaitingMails } from "../features/plans/subscription-mails-table.ts";
import { countWaitingTickets } from "../features/support/tickets-table.ts";
import { withinPatience } from "../http/health.ts";
import type { Metrics } from "./metrics.ts";

/** Each count reads an index that holds only what waits. */
export function watchQueues(db: Kysely<Database>, metrics: Metrics): void {
  metrics.gauge("platewise_mails_waiting", "Messages to support that are not mailed yet", () =>
    withinPatience(countWaitingTickets(db)),
  );
  metrics.gauge(
    "platewise_subscription_mails_waiting",
    "Mails about subscriptions that are not sent yet",
    () => withinPatience(countWaitingMails(db)),
  );
  metrics.gauge("platewise_payment_events_waiting", "News of the payment provider not acted upon yet", () =>
    withinPatience(countWaitingEvents(db)),
  );
}
