import { type Kysely, sql } from "kysely";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { SubscriptionMailKind } from "#domain/plans/subscription-events.ts";
import { newId } from "../../core/new-id.ts";
import { claimDue, type Queue } from "../../database/claim-due.ts";
import type { Database } from "../../database/schema.ts";

export interface NewSubscriptionMail {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly kind: SubscriptionMailKind;
  /** One mail is sent per subscription, kind and period. */
  readonly period: string;
}

/** A queued mail with the subscription's current values. */
export interface WaitingSubscriptionMail {
  readonly id: string;
  readonly kind: SubscriptionMailKind;
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
  readonly country: Country | null;
  readonly timeZone: string;
  readonly plan: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly interval: "month" | "year";
  readonly currentPeriodEnd: Date;
  readonly trialEndsAt: Date | null;
  readonly isCancelled: boolean;
  readonly isRunning: boolean;
  /** A payment failed, and the provider retries it. */
  readonly isPastDue: boolean;
  /** The account waits to be deleted: it gets no mail but about that. */
  readonly isLeaving: boolean;
}

export async function queueSubscriptionMail(
  db: Kysely<Database>,
  mail: NewSubscriptionMail,
  now: Date,
): Promise<void> {
  const { userId, subscriptionId, kind, period } = mail;
  await db
    .insertInto("subscription_mails")
    .values({
      id: newId(now),
      user_id: userId,
      subscription_id: subscriptionId,
      kind,
      period,
      created_at: now,
      next_try_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.columns(["subscription_id", "kind", "period"]).doNothing())
    .execute();
}

export const subscriptionMailQueue: Queue<"subscription_mails"> = {
  table: "subscription_mails",
  key: "id",
  doneAt: "done_at",
  retryDelays: { firstMs: 60_000, longestMs: 6 * 3_600_000 },
};

export async function claimDueSubscriptionMail(
  db: Kysely<Database>,
  now: Date,
): Promise<WaitingSubscriptionMail | undefined> {
  const row = await claimDue(db, subscriptionMailQueue, { now });
  return row && loadMail(db, row.id);
}

function loadMail(db: Kysely<Database>, id: string): Promise<WaitingSubscriptionMail | undefined> {
  return db
    .selectFrom("subscription_mails as mail")
    .innerJoin("subscriptions as bought", "bought.id", "mail.subscription_id")
    .innerJoin("users", "users.id", "mail.user_id")
    .select(["mail.id", "mail.kind", "users.email as to", "users.first_name as firstName", "users.language"])
    .select(["users.country", "users.time_zone as timeZone", "bought.plan_name as plan"])
    .select(["bought.price_cents as priceCents", "bought.currency", "bought.plan_interval as interval"])
    .select(["bought.current_period_end as currentPeriodEnd", "bought.cancel_at_period_end as isCancelled"])
    .select([
      sql<Date | null>`case when bought.status = 'trialing' then bought.trial_ends_at end`.as("trialEndsAt"),
      sql<boolean>`bought.status <> 'canceled'`.as("isRunning"),
      sql<boolean>`bought.status = 'past_due'`.as("isPastDue"),
      sql<boolean>`users.deletes_at is not null`.as("isLeaving"),
    ])
    .where("mail.id", "=", id)
    .executeTakeFirst();
}

export async function markSubscriptionMailDone(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable("subscription_mails").set({ done_at: now }).where("id", "=", id).execute();
}
