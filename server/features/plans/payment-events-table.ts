import { type Kysely, sql } from "kysely";
import { claimDue, type Queue } from "../../database/claim-due.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { ProviderEvent } from "./payment-provider.ts";

function toEvent(row: Row<"payment_events">): ProviderEvent {
  return {
    id: row.event_id,
    type: row.type,
    createdAt: row.created_at,
    subscriptionId: row.subscription_id,
    checkoutSessionId: row.session_id,
    customerId: row.customer_id,
    paymentId: row.payment_id,
  };
}

interface ReceivedEvent {
  readonly provider: string;
  readonly event: ProviderEvent;
  readonly receivedAt: Date;
  /** When the background round handles it, if the request that received it has not. */
  readonly nextTryAt: Date;
}

export async function insertEvent(
  db: Kysely<Database>,
  { provider, event, receivedAt, nextTryAt }: ReceivedEvent,
): Promise<void> {
  await db
    .insertInto("payment_events")
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      subscription_id: event.subscriptionId,
      session_id: event.checkoutSessionId,
      customer_id: event.customerId,
      payment_id: event.paymentId,
      created_at: event.createdAt,
      received_at: receivedAt,
      next_try_at: nextTryAt,
      handled_at: null,
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .execute();
}

export async function isEventHandled(
  db: Kysely<Database>,
  provider: string,
  eventId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("payment_events")
    .select("handled_at")
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined && row.handled_at !== null;
}

export async function markEventHandled(
  db: Kysely<Database>,
  { provider, eventId, now }: { readonly provider: string; readonly eventId: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ handled_at: now })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .where("handled_at", "is", null)
    .execute();
}

export const paymentEventQueue: Queue<"payment_events"> = {
  table: "payment_events",
  key: "event_id",
  doneAt: "handled_at",
  retryDelays: { firstMs: 60_000, longestMs: 3_600_000 },
};

export async function claimPendingEvent(
  db: Kysely<Database>,
  provider: string,
  now: Date,
): Promise<ProviderEvent | undefined> {
  const row = await claimDue(db, paymentEventQueue, { now, of: sql`provider = ${provider}` });
  return row && toEvent(row);
}
