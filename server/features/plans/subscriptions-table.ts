/** server/features/plans: plans, subscriptions, payments. This file: what was last heard of each subscription. */
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
  /** How often it was looked up and written. */
  readonly looks: number;
  readonly lookedAt: Date;
}

/** What a look writes. */
export interface SubscriptionLook {
  readonly userId: string;
  readonly provider: string;
  readonly state: ProviderSubscription;
  readonly looks: number;
  readonly lookedAt: Date;
  readonly nextLookAt: Date | null;
}

function subscriptionOf(row: Row<"subscriptions">): StoredSubscription {
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
    looks: row.looks,
    lookedAt: row.looked_at,
  };
}

/** Earliest first. */
export async function subscriptionsOfUser(
  db: Kysely<Database>,
  userId: string,
): Promise<StoredSubscription[]> {
  const rows = db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId);
  return (await rows.orderBy("started_at").orderBy("id").execute()).map(subscriptionOf);
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
  return row && subscriptionOf(row);
}

/** Those of a provider's customer that have not ended, by the provider's ids. */
export async function runningOfCustomer(
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

/** Gives the row's id, which it keeps for ever. */
export async function writeLook(db: Transaction<Database>, look: SubscriptionLook): Promise<string> {
  const { state } = look;
  const said = {
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
    looks: look.looks,
    looked_at: look.lookedAt,
    next_look_at: look.nextLookAt,
  };
  const { id } = await db
    .insertInto("subscriptions")
    .values({
      ...{ id: newId(look.lookedAt), user_id: look.userId, provider: look.provider, provider_id: state.id },
      ...said,
    })
    .onConflict((conflict) => conflict.columns(["provider", "provider_id"]).doUpdateSet(said))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function keepCancelReason(db: Kysely<Database>, id: string, reason: string): Promise<void> {
  await db.updateTable("subscriptions").set({ cancel_reason: reason }).where("id", "=", id).execute();
}

/** By the provider's clock. */
export async function lookSoon(
  db: Kysely<Database>,
  subscriptions: readonly { readonly id: string }[],
  nextLookAt: Date,
): Promise<void> {
  const ids = subscriptions.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable("subscriptions").set({ next_look_at: nextLookAt }).where("id", "in", ids).execute();
}

/**
 * Takes one that should be looked up. Its next look is set before this one, so that neither another process nor one that
 * dies in the middle looks again at once. Both instants are the provider's.
 */
export async function takeSubscriptionToLookAt(
  db: Kysely<Database>,
  provider: string,
  now: Date,
  nextLookAt: Date,
): Promise<string | undefined> {
  const due = db
    .selectFrom("subscriptions")
    .select("id")
    .where("next_look_at", "<=", now)
    .where("provider", "=", provider)
    .orderBy("next_look_at")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable("subscriptions")
    .set({ next_look_at: nextLookAt })
    .where("id", "in", due)
    .returning("provider_id")
    .executeTakeFirst();
  return row?.provider_id;
}

/** Running trials that end up to then and were not cancelled. */
export async function trialsEndingBefore(
  db: Kysely<Database>,
  provider: string,
  now: Date,
  until: Date,
): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("status", "=", "trialing")
    .where("provider", "=", provider)
    .where("trial_ends_at", ">", now)
    .where("trial_ends_at", "<=", until)
    .where("cancel_at_period_end", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscription_mails")
            .select("subscription_mails.id")
            .whereRef("subscription_mails.subscription_id", "=", "subscriptions.id")
            .where("subscription_mails.kind", "=", "trial_ending"),
        ),
      ),
    )
    .execute();
  return rows.map(subscriptionOf);
}

/** Running ones of other providers than the present one, whose word can't be asked for any more. */
export async function runningElsewhere(
  db: Kysely<Database>,
  provider: string | undefined,
): Promise<StoredSubscription[]> {
  const rows = db.selectFrom("subscriptions").selectAll().where("next_look_at", "is not", null);
  const others = provider === undefined ? rows : rows.where("provider", "!=", provider);
  return (await others.execute()).map(subscriptionOf);
}

/** Without a word of its provider. */
export async function endHere(db: Transaction<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ status: "canceled", ended_at: now, next_look_at: null, looked_at: now })
    .set((at) => ({ looks: at("looks", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
