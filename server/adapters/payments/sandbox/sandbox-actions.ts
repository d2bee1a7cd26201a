import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { SandboxTime } from "./sandbox-clock.ts";
import { insertEvents } from "./sandbox-events.ts";
import { cancelSandboxSubscription, insertMovement, listMovements } from "./sandbox-subscriptions.ts";

export type SandboxAction = "refund" | "dispute" | "dispute_won";

const eventTypes: Readonly<Record<SandboxAction, string>> = {
  refund: "charge.refunded",
  dispute: "charge.dispute.created",
  dispute_won: "charge.dispute.closed",
};

interface PaymentAction {
  readonly subscriptionId: string;
  readonly action: SandboxAction;
  readonly time: SandboxTime;
}

/** Does what an operator or bank does at a real provider. Nothing happens if there is no payment or it was refunded already. */
export async function applyToLastPayment(
  db: Kysely<Database>,
  { subscriptionId, action, time }: PaymentAction,
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
    await insertMovement(transaction, row, { kind: action, at: time.now, paymentId: payment.id });
    const about = { subscriptionId, customerId: row.customer_id };
    await insertEvents(transaction, [{ type: eventTypes[action], ...about }], time);
  });
}

/** Cancels the customer's subscriptions too. */
export async function deleteSandboxCustomer(
  db: Kysely<Database>,
  customerId: string,
  time: SandboxTime,
): Promise<void> {
  await db.updateTable("sandbox_customers").set({ is_deleted: true }).where("id", "=", customerId).execute();
  for (const id of await listRunningIds(db, customerId)) await cancelSandboxSubscription(db, id, time);
  await insertEvents(db, [{ type: "customer.deleted", customerId }], time);
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

/** The sandbox has no foreign key to accounts, as another company's database would not. Returns how many rows, by table. */
export async function deleteSandboxAccount(db: Kysely<Database>, userId: string) {
  const subscriptions = db.deleteFrom("sandbox_subscriptions").where("user_id", "=", userId);
  const checkouts = db.deleteFrom("sandbox_checkouts").where("user_id", "=", userId);
  return {
    sandbox_subscriptions: Number((await subscriptions.executeTakeFirst()).numDeletedRows),
    sandbox_checkouts: Number((await checkouts.executeTakeFirst()).numDeletedRows),
  };
}
