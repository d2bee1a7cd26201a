import type { Kysely } from "kysely";
import type { HistoryKind } from "#domain/plans/subscription-events.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";

export interface HistoryEntry {
  /** Unique within its subscription: a second entry of this name is the same one. */
  readonly movement: string;
  readonly kind: HistoryKind;
  readonly at: Date;
  readonly plan: string;
  /** Hundredths of the currency; null where no money moved. */
  readonly amountCents: number | null;
  readonly currency: string | null;
}

interface NewHistory {
  readonly userId: string;
  readonly subscriptionId: string;
  readonly entries: readonly HistoryEntry[];
}

export async function insertHistoryEntries(
  db: Kysely<Database>,
  { userId, subscriptionId, entries }: NewHistory,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ movement, kind, at, plan, amountCents, currency }) => ({
    id: newId(at),
    user_id: userId,
    subscription_id: subscriptionId,
    movement,
    kind,
    at,
    plan_name: plan,
    amount_cents: amountCents,
    currency,
  }));
  await db
    .insertInto("subscription_history")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["subscription_id", "movement"]).doNothing())
    .execute();
}

export interface HistoryPage {
  readonly limit: number;
  readonly offset: number;
}

/** Latest first. */
export async function listHistory(
  db: Kysely<Database>,
  userId: string,
  { limit, offset }: HistoryPage,
): Promise<(Omit<HistoryEntry, "movement"> & { readonly id: string })[]> {
  const rows = await db
    .selectFrom("subscription_history")
    .select(["id", "kind", "at", "plan_name", "amount_cents", "currency"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("position", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ plan_name, amount_cents, ...rest }) => ({
    ...rest,
    plan: plan_name,
    amountCents: amount_cents,
  }));
}
