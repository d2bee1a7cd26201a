/** server/adapters: what the application needs from outside itself. This file: what was paid, given back and disputed at Stripe. */
import type Stripe from "stripe";
import type { ProviderMovement } from "../../../features/plans/payment-provider.ts";
import type { StripeConnection } from "./connect-stripe.ts";
import { idOf, instantOf } from "./stripe-keys.ts";
import { centsOf } from "./stripe-money.ts";

const pageOf = 100;
const chargesMax = 300;
/** The bank asks and has taken nothing back, or the payment was given back before it did. */
const harmlessDisputes = new Set([
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "prevented",
]);

export interface MoneyMoved {
  readonly isRefunded: boolean;
  readonly isDisputed: boolean;
  readonly movements: readonly ProviderMovement[];
}

/** Of one subscription, by its customer and its invoices with their payments. */
export async function moneyMoved(
  stripe: StripeConnection,
  customer: string,
  invoices: readonly Stripe.Invoice[],
): Promise<MoneyMoved> {
  const charges = await chargesFor(stripe, customer, invoices);
  const disputes = await disputesOf(stripe, charges);
  const last = lastPaid(charges);
  return {
    isRefunded: last?.refunded ?? false,
    isDisputed: disputes.some(({ charge, status }) => idOf(charge) === last?.id && status !== "won"),
    movements: [...charges.flatMap(movementsOf), ...disputes.flatMap(disputeMovements)].toSorted(
      (one, other) => one.at.getTime() - other.at.getTime(),
    ),
  };
}

/** A charge no longer names its invoice: the invoice names its PaymentIntents, and those are the charges'. */
export async function chargesFor(
  stripe: StripeConnection,
  customer: string,
  invoices: readonly Stripe.Invoice[],
): Promise<readonly Stripe.Charge[]> {
  const payments = new Set(
    invoices.flatMap(({ payments: paid }) => (paid?.data ?? []).flatMap(paymentIdsOf)),
  );
  if (payments.size === 0) return [];
  const all = await stripe.find((sdk) =>
    sdk.charges
      .list({ customer, limit: pageOf, expand: ["data.refunds"] })
      .autoPagingToArray({ limit: chargesMax }),
  );
  return (all ?? []).filter(
    ({ id, payment_intent }) => payments.has(idOf(payment_intent) ?? "") || payments.has(id),
  );
}

/** The latest that succeeded, given back or not. */
export function lastPaid(charges: readonly Stripe.Charge[]): Stripe.Charge | undefined {
  return charges
    .filter(({ status }) => status === "succeeded")
    .toSorted((one, other) => other.created - one.created)[0];
}

function paymentIdsOf({ payment }: Stripe.InvoicePayment): readonly string[] {
  const id = idOf(payment.payment_intent ?? payment.charge);
  return id === null ? [] : [id];
}

async function disputesOf(
  stripe: StripeConnection,
  charges: readonly Stripe.Charge[],
): Promise<readonly Stripe.Dispute[]> {
  const disputed = charges.filter((charge) => charge.disputed);
  const found = await Promise.all(
    disputed.map(({ id }) => stripe.call((sdk) => sdk.disputes.list({ charge: id, limit: pageOf }))),
  );
  return found.flatMap(({ data }) => data).filter(({ status }) => !harmlessDisputes.has(status));
}

function movementsOf(charge: Stripe.Charge): readonly ProviderMovement[] {
  const { id, amount, created, currency, status, refunds } = charge;
  if (status === "pending") return [];
  const kind = status === "succeeded" ? "payment" : "payment_failed";
  const given = (refunds?.data ?? []).filter(
    (refund) => refund.status !== "failed" && refund.status !== "canceled",
  );
  return [
    movement(id, kind, created, amount, currency),
    ...given.map((refund) => movement(refund.id, "refund", refund.created, refund.amount, currency)),
  ];
}

/** Won: the bank gave the money back to us, on the day of the last booking. */
function disputeMovements(dispute: Stripe.Dispute): readonly ProviderMovement[] {
  const { id, created, amount, currency, status, balance_transactions } = dispute;
  const begun = movement(id, "dispute", created, amount, currency);
  if (status !== "won") return [begun];
  const wonAt = Math.max(created, ...balance_transactions.map((booking) => booking.created));
  return [begun, movement(`${id}:won`, "dispute_won", wonAt, amount, currency)];
}

function movement(
  id: string,
  kind: ProviderMovement["kind"],
  seconds: number,
  amount: number,
  currency: string,
): ProviderMovement {
  return {
    id,
    kind,
    at: instantOf(seconds),
    amountCents: centsOf(amount, currency),
    currency: currency.toUpperCase(),
  };
}
