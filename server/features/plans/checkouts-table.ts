/** server/features/plans: plans, subscriptions, payments. This file: the checkouts that were begun. */
import type { Kysely } from "kysely";
import type { Database, Row } from "../../database/schema.ts";
import type { CheckoutProgress } from "./payment-provider.ts";

export interface StoredCheckout {
  readonly sessionId: string;
  /** null once the account was deleted. */
  readonly userId: string | null;
  readonly state: CheckoutProgress["status"];
  /** The provider's id. */
  readonly subscriptionId: string | null;
  readonly createdAt: Date;
}

export interface NewCheckout {
  readonly provider: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly planId: string;
  readonly createdAt: Date;
  readonly nextLookAt: Date;
}

function checkoutOf(row: Row<"checkouts">): StoredCheckout {
  const { session_id, user_id, state, subscription_id, created_at } = row;
  return {
    ...{ sessionId: session_id, userId: user_id, state },
    ...{ subscriptionId: subscription_id, createdAt: created_at },
  };
}

/** A repeat of the same request begins no second one. */
export async function insertCheckout(db: Kysely<Database>, checkout: NewCheckout): Promise<void> {
  const { provider, sessionId, userId, planId, createdAt, nextLookAt } = checkout;
  await db
    .insertInto("checkouts")
    .values({
      ...{ provider, session_id: sessionId, user_id: userId, plan_id: planId, state: "open" },
      ...{ subscription_id: null, created_at: createdAt, next_look_at: nextLookAt },
    })
    .onConflict((conflict) => conflict.columns(["provider", "session_id"]).doNothing())
    .execute();
}

export async function findCheckout(
  db: Kysely<Database>,
  provider: string,
  sessionId: string,
): Promise<StoredCheckout | undefined> {
  const row = await db
    .selectFrom("checkouts")
    .selectAll()
    .where("provider", "=", provider)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row && checkoutOf(row);
}

/** The latest of an account, latest first. */
export async function latestCheckouts(
  db: Kysely<Database>,
  provider: string,
  userId: string,
  limit: number,
): Promise<StoredCheckout[]> {
  const rows = await db
    .selectFrom("checkouts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(checkoutOf);
}

export async function noteCheckout(
  db: Kysely<Database>,
  provider: string,
  sessionId: string,
  { status, subscriptionId }: CheckoutProgress,
): Promise<void> {
  await db
    .updateTable("checkouts")
    .set({
      ...{ state: status, subscription_id: subscriptionId },
      ...(status !== "open" && { next_look_at: null }),
    })
    .where("provider", "=", provider)
    .where("session_id", "=", sessionId)
    .execute();
}

/** Takes one that is still open and should be looked up; its next look is set before this one. */
export async function takeCheckoutToLookAt(
  db: Kysely<Database>,
  provider: string,
  now: Date,
  nextLookAt: Date,
): Promise<StoredCheckout | undefined> {
  const due = db
    .selectFrom("checkouts")
    .select("session_id")
    .where("provider", "=", provider)
    .where("next_look_at", "<=", now)
    .orderBy("next_look_at")
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable("checkouts")
    .set({ next_look_at: nextLookAt })
    .where("provider", "=", provider)
    .where("session_id", "in", due)
    .returningAll()
    .executeTakeFirst();
  return row && checkoutOf(row);
}

export async function forgetCheckoutsBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await db.deleteFrom("checkouts").where("created_at", "<", instant).execute();
}
