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

export async function countWaitingSubscriptionMails(db: Kysely<Database>): Promise<number> {
  const pending = db
    .selectFrom("subscription_mails")
    .select(sql<string>`count(*)`.as("count"))
    .where("done_at", "is", null);
  return Number((await pending.executeTakeFirstOrThrow()).count);
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

const queue: Queue<"subscription_mails"> = {
  table: "subscription_mails",
  key: "id",
  doneAt: "done_at",
  retryDelays: { firstMs: 60_000, longestMs: 6 * 3_600_000 },
};

export async function claimDueSubscriptionMail(
  db: Kysely<Database>,
  now: Date,
): Promise<WaitingSubscriptionMail | undefined> {
  const row = await claimDue(db, queue, { now });
  return row && loadMail(db, row.id);
}

async function loadMail(db: Kysely<Database>, id: string): Promise<WaitingSubscriptionMail | undefined> {
  const row = await db
    .selectFrom("subscription_mails as mail")
    .innerJoin("subscriptions as bought", "bought.id", "mail.subscription_id")
    .innerJoin("users", "users.id", "mail.user_id")
    .select(["mail.id", "mail.kind", "users.email", "users.first_name", "users.language", "users.time_zone"])
    .select(["bought.plan_name", "bought.price_cents", "bought.currency", "bought.plan_interval"])
    .select(["bought.current_period_end", "bought.trial_ends_at", "bought.cancel_at_period_end"])
    .select(["bought.status", "users.deletes_at", "users.country"])
    .where("mail.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    to: row.email,
    firstName: row.first_name,
    language: row.language,
    country: row.country,
    timeZone: row.time_zone,
    plan: row.plan_name,
    priceCents: row.price_cents,
    currency: row.currency,
    interval: row.plan_interval,
    currentPeriodEnd: row.current_period_end,
    trialEndsAt: row.status === "trialing" ? row.trial_ends_at : null,
    isCancelled: row.cancel_at_period_end,
    isRunning: row.status !== "canceled",
    isPastDue: row.status === "past_due",
    isLeaving: row.deletes_at !== null,
  };
}

export async function markSubscriptionMailDone(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable("subscription_mails").set({ done_at: now }).where("id", "=", id).execute();
}
