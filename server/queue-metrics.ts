import type { Kysely } from "kysely";
import type { Database } from "./database/schema.ts";
import { countWaitingMails } from "./features/mails/mails-table.ts";
import { countWaitingMessages } from "./features/notifications/push-messages-table.ts";
import { countPendingEvents } from "./features/plans/payment-events-table.ts";
import { countWaitingSubscriptionMails } from "./features/plans/subscription-mails-table.ts";
import { countPendingTickets } from "./features/support/tickets-table.ts";
import { rejectAfterTimeout } from "./http/health.ts";
import type { Metrics } from "./telemetry/metrics.ts";

/** The same in every process. Each count reads a partial index of only the waiting rows. */
export function addQueueGauges(db: Kysely<Database>, metrics: Metrics): void {
  metrics.gauge("platewise_mails_waiting", "Support messages not yet mailed", () =>
    rejectAfterTimeout(countPendingTickets(db)),
  );
  metrics.gauge("platewise_account_mails_waiting", "Mails about accounts not yet sent", () =>
    rejectAfterTimeout(countWaitingMails(db)),
  );
  metrics.gauge("platewise_notifications_waiting", "Notifications not yet sent", () =>
    rejectAfterTimeout(countWaitingMessages(db)),
  );
  metrics.gauge("platewise_subscription_mails_waiting", "Subscription mails not yet sent", () =>
    rejectAfterTimeout(countWaitingSubscriptionMails(db)),
  );
  metrics.gauge("platewise_payment_events_waiting", "Events of the payment provider not yet handled", () =>
    rejectAfterTimeout(countPendingEvents(db)),
  );
}
