import type { Kysely, Transaction } from "kysely";
import type { Plan } from "#domain/plans/plan.ts";
import type { SubscriptionState } from "#domain/plans/subscription-state.ts";
import { newId } from "../../core/new-id.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { ProviderSubscription } from "./payment-provider.ts";

export interface StoredSubscription extends SubscriptionState {
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  readonly providerId: string;
  readonly customerId: string;
  readonly plan: Plan;
  readonly startedAt: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEndsAt: Date | null;
  readonly endedAt: Date | null;
  readonly cancelReason: string | null;
  /** Counts the syncs; a sync that read an older version must fetch again. */
  readonly version: number;
  readonly syncedAt: Date;
}

export interface SubscriptionUpdate {
  readonly userId: string;
  readonly provider: string;
  readonly state: ProviderSubscription;
  readonly version: number;
  readonly syncedAt: Date;
  readonly nextSyncAt: Date | null;
}

export function toSubscription(row: Row<"subscriptions">): StoredSubscription {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    providerId: row.provider_id,
    customerId: row.customer_id,
    plan: {
      id: row.plan_id,
      name: row.plan_name,
      priceCents: row.price_cents,
      currency: row.currency,
      interval: row.plan_interval,
    },
    status: row.status,
    startedAt: row.started_at,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    trialEndsAt: row.trial_ends_at,
    endedAt: row.ended_at,
    isRefunded: row.is_refunded,
    isDisputed: row.is_disputed,
    cancelReason: row.cancel_reason,
    version: row.looks,
    syncedAt: row.looked_at,
  };
}

/** Earliest first. */
export async function listSubscriptions(db: Kysely<Database>, userId: string): Promise<StoredSubscription[]> {
  const rows = db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId);
  return (await rows.orderBy("started_at").orderBy("id").execute()).map(toSubscription);
}

export async function findSubscription(
  db: Kysely<Database>,
  provider: string,
  providerId: string,
): Promise<StoredSubscription | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row && toSubscription(row);
}

/** The provider's ids of a customer's subscriptions that have not ended. */
export async function listRunningIdsOfCustomer(
  db: Kysely<Database>,
  provider: string,
  customerId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .select("provider_id")
    .where("provider", "=", provider)
    .where("customer_id", "=", customerId)
    .where("next_look_at", "is not", null)
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

/** Returns the row's id, which stays the same across updates. */
export async function saveSubscription(
  db: Transaction<Database>,
  update: SubscriptionUpdate,
): Promise<string> {
  const { state } = update;
  const columns = {
    customer_id: state.customerId,
    plan_id: state.plan.id,
    plan_name: state.plan.name,
    price_cents: state.plan.priceCents,
    currency: state.plan.currency,
    plan_interval: state.plan.interval,
    status: state.status,
    started_at: state.startedAt,
    current_period_end: state.currentPeriodEnd,
    cancel_at_period_end: state.cancelAtPeriodEnd,
    trial_ends_at: state.trialEndsAt,
    ended_at: state.endedAt,
    is_refunded: state.isRefunded,
    is_disputed: state.isDisputed,
    looks: update.version,
    looked_at: update.syncedAt,
    next_look_at: update.nextSyncAt,
  };
  const { id } = await db
    .insertInto("subscriptions")
    .values({
      id: newId(update.syncedAt),
      user_id: update.userId,
      provider: update.provider,
      provider_id: state.id,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(["provider", "provider_id"]).doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveCancelReason(db: Kysely<Database>, id: string, reason: string): Promise<void> {
  await db.updateTable("subscriptions").set({ cancel_reason: reason }).where("id", "=", id).execute();
}

/** Ends a subscription whose provider can no longer be asked. */
export async function markCanceled(db: Transaction<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ status: "canceled", ended_at: now, next_look_at: null, looked_at: now })
    .set((at) => ({ looks: at("looks", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
