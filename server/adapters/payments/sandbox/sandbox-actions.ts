import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { insertEvents } from "./sandbox-events.ts";
import { cancelSandboxSubscription, insertMovement, listMovements } from "./sandbox-subscriptions.ts";

export type SandboxAction = "refund" | "dispute" | "dispute_won";

const eventTypes: Readonly<Record<SandboxAction, string>> = {
  refund: "charge.refunded",
  dispute: "charge.dispute.created",
  dispute_won: "charge.dispute.closed",
};

/** On the last payment; nothing where there is none, or it was given back already. */
export async function applyToLastPayment(
  db: Kysely<Database>,
  subscriptionId: string,
  act: SandboxAction,
  now: Date,
  realNow: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("sandbox_subscriptions")
      .selectAll()
      .where("id", "=", subscriptionId)
      .forUpdate()
      .executeTakeFirst();
    const movements = await listMovements(transaction, subscriptionId);
    const payment = movements.findLast(({ kind }) => kind === "payment");
    if (!row || !payment) return;
    if (movements.some(({ kind, payment_id }) => kind === "refund" && payment_id === payment.id)) return;
    await insertMovement(transaction, row, act, now, payment.id);
    const about = { subscriptionId, customerId: row.customer_id };
    await insertEvents(transaction, [{ type: eventTypes[act], ...about }], now, realNow);
  });
}

/** With everything that the customer subscribed to. */
export async function deleteSandboxCustomer(
  db: Kysely<Database>,
  customerId: string,
  now: Date,
  realNow: Date,
): Promise<void> {
  await db.updateTable("sandbox_customers").set({ is_deleted: true }).where("id", "=", customerId).execute();
  for (const id of await listRunningIds(db, customerId))
    await cancelSandboxSubscription(db, id, now, realNow);
  await insertEvents(db, [{ type: "customer.deleted", customerId }], now, realNow);
}

export async function listRunningIds(db: Kysely<Database>, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("sandbox_subscriptions")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("ended_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}
