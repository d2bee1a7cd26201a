import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { trialDays } from "#domain/plans/plan.ts";
import { AppError } from "../../../core/app-error.ts";
import { newId } from "../../../core/new-id.ts";
import { newOpaqueToken } from "../../../core/opaque-token.ts";
import type { Database, Row } from "../../../database/schema.ts";
import type { CheckoutOrder, StartedCheckout } from "../../../features/plans/payment-provider.ts";
import {
  type BankQuestion,
  bankPath,
  type SandboxCard,
  type SandboxOutcome,
} from "../../../features/plans/sandbox-checkout.ts";
import { startPaidBilling, startTrialBilling } from "./billing-periods.ts";
import { readCard } from "./read-card.ts";
import type { SandboxTime } from "./sandbox-clock.ts";
import { insertEvents } from "./sandbox-events.ts";
import { findSandboxPlan, sandboxPlans } from "./sandbox-plans.ts";
import { insertMovement, toBillingColumns } from "./sandbox-subscriptions.ts";

type Checkout = Row<"sandbox_checkouts">;

/** How long a checkout can be paid, as at Stripe. */
const openForMs = 24 * 3_600_000;

export function isOpen({ status, created_at }: Checkout, now: Date): boolean {
  return status === "open" && now.getTime() < created_at.getTime() + openForMs;
}

/** Throws `plan_not_available`. */
export async function startSandboxCheckout(
  db: Kysely<Database>,
  order: CheckoutOrder,
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<StartedCheckout> {
  if (!sandboxPlans(currency).some(({ id }) => id === order.planId)) throw new AppError("plan_not_available");
  const customerId = await findOrCreateCustomer(db, order.customerId);
  // The same key with another plan or trial is another request.
  const key = `${order.idempotencyKey} ${order.planId} ${order.withTrial}`;
  const id = `cs_sandbox_${randomBytes(12).toString("hex")}`;
  await db
    .insertInto("sandbox_checkouts")
    .values({
      id,
      client_secret: `${id}_secret_${newOpaqueToken()}`,
      idempotency_key: key,
      customer_id: customerId,
      user_id: order.userId,
      plan_id: order.planId,
      language: order.language,
      with_trial: order.withTrial,
      return_url: order.returnUrl,
      status: "open",
      created_at: now,
      subscription_id: null,
      bank_token: null,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
  const checkout = await db
    .selectFrom("sandbox_checkouts")
    .selectAll()
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
  return { sessionId: checkout.id, clientSecret: checkout.client_secret, customerId: checkout.customer_id };
}

async function findOrCreateCustomer(db: Kysely<Database>, known: string | null): Promise<string> {
  if (known !== null) {
    const row = db.selectFrom("sandbox_customers").select("id").where("id", "=", known);
    if (await row.where("is_deleted", "=", false).executeTakeFirst()) return known;
  }
  const id = `cus_sandbox_${randomBytes(9).toString("hex")}`;
  await db.insertInto("sandbox_customers").values({ id }).execute();
  return id;
}

/** Throws `checkout_not_found`, also for another user's checkout, and the card's error, which leaves the checkout open. */
export async function payCheckout(
  db: Kysely<Database>,
  card: SandboxCard,
  time: SandboxTime,
): Promise<SandboxOutcome> {
  return db.transaction().execute(async (transaction) => {
    const checkout = await transaction
      .selectFrom("sandbox_checkouts")
      .selectAll()
      .where("client_secret", "=", card.clientSecret)
      .where("user_id", "=", card.userId)
      .forUpdate()
      .executeTakeFirst();
    if (checkout?.status === "complete") return { status: "complete" };
    if (!checkout || !isOpen(checkout, time.now)) throw new AppError("checkout_not_found");
    const outcome = readCard(card, time.now);
    if (outcome === "redirect")
      return { status: "redirect", url: await createBankUrl(transaction, checkout.id) };
    const doesDecline = outcome === "declines_later";
    if (doesDecline && !checkout.with_trial) throw new AppError("card_declined");
    await completeCheckout(transaction, checkout, { time, doesCardDecline: doesDecline });
    return { status: "complete" };
  });
}

async function createBankUrl(db: Transaction<Database>, id: string): Promise<string> {
  const token = newOpaqueToken();
  await db.updateTable("sandbox_checkouts").set({ bank_token: token }).where("id", "=", id).execute();
  return `${bankPath}/${token}`;
}

async function completeCheckout(
  db: Transaction<Database>,
  checkout: Checkout,
  { time, doesCardDecline }: { readonly time: SandboxTime; readonly doesCardDecline: boolean },
): Promise<void> {
  const { now } = time;
  const plan = findSandboxPlan(checkout.plan_id);
  const billing = checkout.with_trial ? startTrialBilling(now) : startPaidBilling(now, plan.interval);
  const id = `sub_sandbox_${newId(now)}`;
  await db
    .insertInto("sandbox_subscriptions")
    .values({
      id,
      customer_id: checkout.customer_id,
      user_id: checkout.user_id,
      plan_id: plan.id,
      started_at: now,
      trial_ends_at: checkout.with_trial ? billing.currentPeriodEnd : null,
      does_card_decline: doesCardDecline,
      ...toBillingColumns(billing),
    })
    .execute();
  if (!checkout.with_trial) await insertMovement(db, { id, plan_id: plan.id }, { kind: "payment", at: now });
  await db
    .updateTable("sandbox_checkouts")
    .set({ status: "complete", subscription_id: id, bank_token: null })
    .where("id", "=", checkout.id)
    .execute();
  const about = { subscriptionId: id, customerId: checkout.customer_id };
  const events = [
    { type: "checkout.session.completed", sessionId: checkout.id, ...about },
    { type: "customer.subscription.created", ...about },
    ...(checkout.with_trial ? [] : [{ type: "invoice.paid", ...about }]),
  ];
  await insertEvents(db, events, time);
}

export async function findBankQuestion(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<BankQuestion | undefined> {
  const checkout = await db
    .selectFrom("sandbox_checkouts")
    .selectAll()
    .where("bank_token", "=", token)
    .executeTakeFirst();
  if (!checkout || !isOpen(checkout, now)) return undefined;
  const { interval, priceCents, currency } = findSandboxPlan(checkout.plan_id);
  const { language, with_trial } = checkout;
  return { interval, priceCents, currency, language, trialDays: with_trial ? trialDays : 0 };
}

interface BankAnswer {
  readonly token: string;
  readonly isApproved: boolean;
  readonly time: SandboxTime;
}

/** Returns the URL to go back to. A refusal expires the checkout, so the payer has to start another. */
export async function answerBankQuestion(
  db: Kysely<Database>,
  { token, isApproved, time }: BankAnswer,
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const checkout = await transaction
      .selectFrom("sandbox_checkouts")
      .selectAll()
      .where("bank_token", "=", token)
      .forUpdate()
      .executeTakeFirst();
    if (!checkout || !isOpen(checkout, time.now)) return undefined;
    if (isApproved) await completeCheckout(transaction, checkout, { time, doesCardDecline: false });
    else await expireCheckout(transaction, checkout.id);
    const returnUrl = new URL(checkout.return_url);
    returnUrl.searchParams.set("session_id", checkout.id);
    returnUrl.searchParams.set("redirect_status", isApproved ? "succeeded" : "failed");
    return returnUrl.href;
  });
}

async function expireCheckout(db: Transaction<Database>, id: string): Promise<void> {
  await db
    .updateTable("sandbox_checkouts")
    .set({ status: "expired", bank_token: null })
    .where("id", "=", id)
    .execute();
}
