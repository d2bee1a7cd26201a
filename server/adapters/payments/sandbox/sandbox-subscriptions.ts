import type { Kysely, Transaction } from "kysely";
import type { PaymentMovementKind } from "#domain/plans/subscription-events.ts";
import { newId } from "../../../core/new-id.ts";
import type { Database, Row } from "../../../database/schema.ts";
import type { ProviderSubscription } from "../../../features/plans/payment-provider.ts";
import { type Billing, cancelBilling, nextStep } from "./billing-periods.ts";
import type { SandboxTime } from "./sandbox-clock.ts";
import { insertEvents } from "./sandbox-events.ts";
import { findSandboxPlan } from "./sandbox-plans.ts";

function toBilling(row: Row<"sandbox_subscriptions">): Billing {
  return {
    status: row.status,
    anchoredAt: row.anchored_at,
    periods: row.periods,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    failedPayments: row.failed_payments,
    endedAt: row.ended_at,
    nextStepAt: row.next_step_at,
  };
}

export function toBillingColumns(billing: Billing) {
  return {
    status: billing.status,
    anchored_at: billing.anchoredAt,
    periods: billing.periods,
    current_period_end: billing.currentPeriodEnd,
    cancel_at_period_end: billing.cancelAtPeriodEnd,
    failed_payments: billing.failedPayments,
    ended_at: billing.endedAt,
    next_step_at: billing.nextStepAt,
  };
}

export async function findSandboxSubscription(
  db: Kysely<Database>,
  id: string,
): Promise<ProviderSubscription | null> {
  const row = await db
    .selectFrom("sandbox_subscriptions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const movements = await listMovements(db, id);
  const last = movements.findLast(({ kind }) => kind === "payment");
  const count = (wanted: PaymentMovementKind) =>
    movements.filter(({ kind, payment_id }) => kind === wanted && payment_id === last?.id).length;
  const { status, currentPeriodEnd, cancelAtPeriodEnd, endedAt } = toBilling(row);
  return {
    id,
    customerId: row.customer_id,
    userId: row.user_id,
    plan: findSandboxPlan(row.plan_id),
    status,
    startedAt: row.started_at,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    endedAt,
    trialEndsAt: row.trial_ends_at,
    isRefunded: count("refund") > 0,
    isDisputed: count("dispute") > count("dispute_won"),
    movements: movements.map(({ id, kind, at, amount_cents, currency }) => ({
      id,
      kind,
      at,
      amountCents: amount_cents,
      currency,
    })),
  };
}

/** A subscription's payments and refunds in chronological order. */
export function listMovements(db: Kysely<Database>, subscriptionId: string) {
  return db
    .selectFrom("sandbox_movements")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .orderBy("at")
    .orderBy("position")
    .execute();
}

interface NewMovement {
  readonly kind: PaymentMovementKind;
  readonly at: Date;
  /** The payment that a refund or dispute is about. */
  readonly paymentId?: string;
}

/** Moves the plan's price. */
export async function insertMovement(
  db: Kysely<Database>,
  subscription: Pick<Row<"sandbox_subscriptions">, "id" | "plan_id">,
  { kind, at, paymentId }: NewMovement,
): Promise<void> {
  const { priceCents, currency } = findSandboxPlan(subscription.plan_id);
  await db
    .insertInto("sandbox_movements")
    .values({
      id: `mov_sandbox_${newId(at)}`,
      subscription_id: subscription.id,
      kind,
      at,
      amount_cents: priceCents,
      currency,
      payment_id: paymentId ?? null,
    })
    .execute();
}

/** Runs the renewals, retries and endings that are due, in order, with their events. */
export async function runDueBilling(db: Kysely<Database>, time: SandboxTime): Promise<void> {
  while (await db.transaction().execute((transaction) => runNextBillingStep(transaction, time)));
}

async function runNextBillingStep(
  db: Transaction<Database>,
  { now, realNow }: SandboxTime,
): Promise<boolean> {
  const row = await db
    .selectFrom("sandbox_subscriptions")
    .selectAll()
    .where("next_step_at", "<=", now)
    .orderBy("next_step_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const at = row?.next_step_at;
  if (!row || !at) return false;
  const { billing, payment } = nextStep(toBilling(row), {
    at,
    interval: findSandboxPlan(row.plan_id).interval,
    doesCardDecline: row.does_card_decline,
  });
  await saveBilling(db, row.id, billing);
  if (payment) await insertMovement(db, row, { kind: payment, at });
  const about = { subscriptionId: row.id, customerId: row.customer_id };
  const invoiceEvent = payment === "payment" ? "invoice.paid" : "invoice.payment_failed";
  const subscriptionEvent =
    billing.status === "canceled" ? "customer.subscription.deleted" : "customer.subscription.updated";
  const events = [
    ...(payment ? [{ type: invoiceEvent, ...about }] : []),
    { type: subscriptionEvent, ...about },
  ];
  await insertEvents(db, events, { now: at, realNow });
  return true;
}

async function saveBilling(db: Kysely<Database>, id: string, billing: Billing): Promise<void> {
  await db.updateTable("sandbox_subscriptions").set(toBillingColumns(billing)).where("id", "=", id).execute();
}

/** Does nothing to an unknown or ended subscription. */
export async function updateRunningSubscription(
  db: Kysely<Database>,
  { id, time }: { readonly id: string; readonly time: SandboxTime },
  change: (billing: Billing) => Billing,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("sandbox_subscriptions")
      .selectAll()
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const billing = change(toBilling(row));
    await saveBilling(transaction, id, billing);
    const hasEnded = billing.status === "canceled";
    const type = hasEnded ? "customer.subscription.deleted" : "customer.subscription.updated";
    await insertEvents(transaction, [{ type, subscriptionId: id, customerId: row.customer_id }], time);
  });
}

export function cancelSandboxSubscription(
  db: Kysely<Database>,
  id: string,
  time: SandboxTime,
): Promise<void> {
  return updateRunningSubscription(db, { id, time }, (billing) => cancelBilling(billing, time.now));
}
