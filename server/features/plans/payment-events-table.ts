/** server/features/plans: plans, subscriptions, payments. This file: the provider's news, each kept once. */
import { type Kysely, sql } from "kysely";
import type { Database, Row } from "../../database/schema.ts";
import type { ProviderEvent } from "./payment-provider.ts";

function eventOf(row: Row<"payment_events">): ProviderEvent {
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

/** News that was heard and not acted upon yet. */
export async function countWaitingEvents(db: Kysely<Database>): Promise<number> {
  const waiting = db
    .selectFrom("payment_events")
    .select(sql<string>`count(*)`.as("count"))
    .where("handled_at", "is", null);
  return Number((await waiting.executeTakeFirstOrThrow()).count);
}

/** The event is the sender's to handle first; the regular work takes it up from `nextTryAt` on. */
export async function keepEvent(
  db: Kysely<Database>,
  provider: string,
  event: ProviderEvent,
  now: Date,
  nextTryAt: Date,
): Promise<void> {
  await db
    .insertInto("payment_events")
    .values({
      ...{ provider, event_id: event.id, type: event.type, subscription_id: event.subscriptionId },
      ...{ session_id: event.checkoutSessionId, customer_id: event.customerId, payment_id: event.paymentId },
      ...{ created_at: event.createdAt, received_at: now, next_try_at: nextTryAt, handled_at: null },
    })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .execute();
}

export async function isHandled(db: Kysely<Database>, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payment_events")
    .select("handled_at")
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined && row.handled_at !== null;
}

export async function noteHandled(
  db: Kysely<Database>,
  provider: string,
  eventId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("payment_events")
    .set({ handled_at: now })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .where("handled_at", "is", null)
    .execute();
}

/** The next try comes after 1, 2, 4, … minutes, and no later than after an hour. */
const longestPauseMinutes = 60;

/** Takes one event that waits; its next try is set before this one, so that no two processes try at once. */
export async function takeWaitingEvent(
  db: Kysely<Database>,
  provider: string,
  now: Date,
): Promise<ProviderEvent | undefined> {
  const waiting = db
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
        + make_interval(mins => least(${longestPauseMinutes}::int, power(2, least(attempts, 10))::int))`,
    })
    .where("provider", "=", provider)
    .where("event_id", "in", waiting)
    .returningAll()
    .executeTakeFirst();
  return row && eventOf(row);
}

export async function forgetEventsHandledBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await db.deleteFrom("payment_events").where("handled_at", "<", instant).execute();
}
