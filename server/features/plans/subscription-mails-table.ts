/** server/features/plans: plans, subscriptions, payments. This file: the mails about them, each of its kind and period once. */
import { type Kysely, sql } from "kysely";
import type { Language } from "#domain/people/language.ts";
import type { SubscriptionMailKind } from "#domain/plans/subscription-events.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";

export interface OrderedMail {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly kind: SubscriptionMailKind;
  /** Which of its kind: one is sent of each. */
  readonly period: string;
}

/** A mail with all that it tells, as it stands when it goes. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: SubscriptionMailKind;
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly plan: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly interval: "month" | "year";
  readonly currentPeriodEnd: Date;
  readonly trialEndsAt: Date | null;
  readonly isCancelled: boolean;
  readonly isRunning: boolean;
  /** A payment failed, and the provider tries again. */
  readonly isLate: boolean;
}

export async function countWaitingMails(db: Kysely<Database>): Promise<number> {
  const waiting = db
    .selectFrom("subscription_mails")
    .select(sql<string>`count(*)`.as("count"))
    .where("done_at", "is", null);
  return Number((await waiting.executeTakeFirstOrThrow()).count);
}

export async function orderMail(db: Kysely<Database>, mail: OrderedMail, now: Date): Promise<void> {
  const { userId, subscriptionId, kind, period } = mail;
  await db
    .insertInto("subscription_mails")
    .values({
      ...{ id: newId(now), user_id: userId, subscription_id: subscriptionId, kind, period },
      ...{ created_at: now, next_try_at: now, done_at: null },
    })
    .onConflict((conflict) => conflict.columns(["subscription_id", "kind", "period"]).doNothing())
    .execute();
}

/** The next try comes after 1, 2, 4, … minutes, and no later than after six hours. */
const longestPauseMinutes = 360;

/** Takes one mail that waits; its next try is set before this one, so that it does not go out twice. */
export async function takeWaitingMail(db: Kysely<Database>, now: Date): Promise<WaitingMail | undefined> {
  const waiting = db
    .selectFrom("subscription_mails")
    .select("id")
    .where("done_at", "is", null)
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable("subscription_mails")
    .set({
      attempts: sql`attempts + 1`,
      next_try_at: sql`${now}::timestamptz
        + make_interval(mins => least(${longestPauseMinutes}::int, power(2, least(attempts, 10))::int))`,
    })
    .where("id", "in", waiting)
    .returning("id")
    .executeTakeFirst();
  return taken && readMail(db, taken.id);
}

async function readMail(db: Kysely<Database>, id: string): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom("subscription_mails as mail")
    .innerJoin("subscriptions as bought", "bought.id", "mail.subscription_id")
    .innerJoin("users", "users.id", "mail.user_id")
    .select(["mail.id", "mail.kind", "users.email", "users.first_name", "users.language", "users.time_zone"])
    .select(["bought.plan_name", "bought.price_cents", "bought.currency", "bought.plan_interval"])
    .select(["bought.current_period_end", "bought.trial_ends_at", "bought.cancel_at_period_end"])
    .select("bought.status")
    .where("mail.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    to: row.email,
    firstName: row.first_name,
    language: row.language,
    timeZone: row.time_zone,
    plan: row.plan_name,
    priceCents: row.price_cents,
    currency: row.currency,
    interval: row.plan_interval,
    currentPeriodEnd: row.current_period_end,
    trialEndsAt: row.status === "trialing" ? row.trial_ends_at : null,
    isCancelled: row.cancel_at_period_end,
    isRunning: row.status !== "canceled",
    isLate: row.status === "past_due",
  };
}

export async function noteMailDone(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable("subscription_mails").set({ done_at: now }).where("id", "=", id).execute();
}
