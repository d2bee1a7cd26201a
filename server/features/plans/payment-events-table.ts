import { type Kysely, sql } from "kysely";
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

export async function countPendingEvents(db: Kysely<Database>): Promise<number> {
  const pending = db
    .selectFrom("payment_events")
    .select(sql<string>`count(*)`.as("count"))
    .where("handled_at", "is", null);
  return Number((await pending.executeTakeFirstOrThrow()).count);
}

interface ReceivedEvent {
  readonly provider: string;
  readonly event: ProviderEvent;
  readonly receivedAt: Date;
  /** From then on the background round handles it, if the request that received it has not. */
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

/** Retried after 1, 2, 4, … minutes, up to this. */
const maxRetryDelayMinutes = 60;

/** Returns a pending event that is due, and sets its next try so that no other process takes it too. */
export async function claimPendingEvent(
  db: Kysely<Database>,
  provider: string,
  now: Date,
): Promise<ProviderEvent | undefined> {
  const pending = db
    .selectFrom("payment_events")
    .select("event_id")
    .where("provider", "=", provider)
    .where("handled_at", "is", null)
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable("payment_events")
    .set({
      attempts: sql`attempts + 1`,
      next_try_at: sql`${now}::timestamptz
        + make_interval(mins => least(${maxRetryDelayMinutes}::int, power(2, least(attempts, 10))::int))`,
    })
    .where("provider", "=", provider)
    .where("event_id", "=", pending)
    .returningAll()
    .executeTakeFirst();
  return row && toEvent(row);
}

export async function deleteEventsHandledBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await db.deleteFrom("payment_events").where("handled_at", "<", instant).execute();
}
