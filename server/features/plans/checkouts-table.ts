import type { Kysely } from "kysely";
import type { Database, Row } from "../../database/schema.ts";
import { claimDueSync, type SyncClaim } from "./claim-due-sync.ts";
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
  readonly nextSyncAt: Date;
}

function toCheckout(row: Row<"checkouts">): StoredCheckout {
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    state: row.state,
    subscriptionId: row.subscription_id,
    createdAt: row.created_at,
  };
}

/** Repeating a request inserts nothing. */
export async function insertCheckout(db: Kysely<Database>, checkout: NewCheckout): Promise<void> {
  await db
    .insertInto("checkouts")
    .values({
      provider: checkout.provider,
      session_id: checkout.sessionId,
      user_id: checkout.userId,
      plan_id: checkout.planId,
      state: "open",
      subscription_id: null,
      created_at: checkout.createdAt,
      next_look_at: checkout.nextSyncAt,
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
  return row && toCheckout(row);
}

/** An account's, latest first. */
export async function listLatestCheckouts(
  db: Kysely<Database>,
  { provider, userId, limit }: { readonly provider: string; readonly userId: string; readonly limit: number },
): Promise<StoredCheckout[]> {
  const rows = await db
    .selectFrom("checkouts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(toCheckout);
}

interface ProgressUpdate {
  readonly provider: string;
  readonly sessionId: string;
  readonly progress: CheckoutProgress;
}

export async function saveCheckoutProgress(
  db: Kysely<Database>,
  { provider, sessionId, progress }: ProgressUpdate,
): Promise<void> {
  const { status, subscriptionId } = progress;
  await db
    .updateTable("checkouts")
    .set({
      state: status,
      subscription_id: subscriptionId,
      ...(status !== "open" && { next_look_at: null }),
    })
    .where("provider", "=", provider)
    .where("session_id", "=", sessionId)
    .execute();
}

/** Takes an open checkout that is due to be synced. */
export async function claimDueCheckout(
  db: Kysely<Database>,
  claim: SyncClaim,
): Promise<StoredCheckout | undefined> {
  const row = await claimDueSync(db, { table: "checkouts", key: "session_id" }, claim);
  return row && toCheckout(row);
}
