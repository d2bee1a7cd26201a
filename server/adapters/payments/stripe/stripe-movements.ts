import type Stripe from "stripe";
import type { ProviderMovement } from "../../../features/plans/payment-provider.ts";
import type { StripeConnection } from "./connect-stripe.ts";
import { fromUnixSeconds, idOf } from "./stripe-keys.ts";
import { fromStripeAmount } from "./stripe-money.ts";

const pageSize = 100;
const chargesMax = 300;
/** The bank only inquires and took nothing back, or we had refunded the payment before. */
const harmlessDisputes = new Set([
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "prevented",
]);

export interface PaymentHistory {
  readonly isRefunded: boolean;
  readonly isDisputed: boolean;
  readonly movements: readonly ProviderMovement[];
}

/** The history of one subscription. `invoices` must include their payments. */
export async function fetchPaymentHistory(
  stripe: StripeConnection,
  customer: string,
  invoices: readonly Stripe.Invoice[],
): Promise<PaymentHistory> {
  const charges = await fetchCharges(stripe, customer, invoices);
  const disputes = await fetchDisputes(stripe, charges);
  const last = latestPaidCharge(charges);
  return {
    isRefunded: last?.refunded ?? false,
    isDisputed: disputes.some(({ charge, status }) => idOf(charge) === last?.id && status !== "won"),
    movements: [...charges.flatMap(toChargeMovements), ...disputes.flatMap(toDisputeMovements)].toSorted(
      (one, other) => one.at.getTime() - other.at.getTime(),
    ),
  };
}

/** Charges do not name their invoice, but both name the same PaymentIntent. */
export async function fetchCharges(
  stripe: StripeConnection,
  customer: string,
  invoices: readonly Stripe.Invoice[],
): Promise<readonly Stripe.Charge[]> {
  const payments = new Set(
    invoices.flatMap(({ payments: paid }) => (paid?.data ?? []).flatMap(paymentIdsOf)),
  );
  if (payments.size === 0) return [];
  const all = await stripe.callOrNull((sdk) =>
    sdk.charges
      .list({ customer, limit: pageSize, expand: ["data.refunds"] })
      .autoPagingToArray({ limit: chargesMax }),
  );
  return (all ?? []).filter(
    ({ id, payment_intent }) => payments.has(idOf(payment_intent) ?? "") || payments.has(id),
  );
}

/** Refunded ones included. */
export function latestPaidCharge(charges: readonly Stripe.Charge[]): Stripe.Charge | undefined {
  return charges
    .filter(({ status }) => status === "succeeded")
    .toSorted((one, other) => other.created - one.created)[0];
}

function paymentIdsOf({ payment }: Stripe.InvoicePayment): readonly string[] {
  const id = idOf(payment.payment_intent ?? payment.charge);
  return id === null ? [] : [id];
}

async function fetchDisputes(
  stripe: StripeConnection,
  charges: readonly Stripe.Charge[],
): Promise<readonly Stripe.Dispute[]> {
  const disputed = charges.filter((charge) => charge.disputed);
  const found = await Promise.all(
    disputed.map(({ id }) => stripe.call((sdk) => sdk.disputes.list({ charge: id, limit: pageSize }))),
  );
  return found.flatMap(({ data }) => data).filter(({ status }) => !harmlessDisputes.has(status));
}

function toChargeMovements(charge: Stripe.Charge): readonly ProviderMovement[] {
  const { id, amount, created, currency, status, refunds } = charge;
  if (status === "pending") return [];
  const kind = status === "succeeded" ? "payment" : "payment_failed";
  const given = (refunds?.data ?? []).filter(
    (refund) => refund.status !== "failed" && refund.status !== "canceled",
  );
  return [
    toMovement({ id, kind, seconds: created, amount, currency }),
    ...given.map((refund) =>
      toMovement({ id: refund.id, kind: "refund", seconds: refund.created, amount: refund.amount, currency }),
    ),
  ];
}

/** When we win a dispute, the last balance transaction is the one that returns the money. */
function toDisputeMovements(dispute: Stripe.Dispute): readonly ProviderMovement[] {
  const { id, created, amount, currency, status, balance_transactions } = dispute;
  const begun = toMovement({ id, kind: "dispute", seconds: created, amount, currency });
  if (status !== "won") return [begun];
  const wonAt = Math.max(created, ...balance_transactions.map((booking) => booking.created));
  return [begun, toMovement({ id: `${id}:won`, kind: "dispute_won", seconds: wonAt, amount, currency })];
}

interface StripeBooking {
  readonly id: string;
  readonly kind: ProviderMovement["kind"];
  readonly seconds: number;
  readonly amount: number;
  readonly currency: string;
}

function toMovement({ id, kind, seconds, amount, currency }: StripeBooking): ProviderMovement {
  return {
    id,
    kind,
    at: fromUnixSeconds(seconds),
    amountCents: fromStripeAmount(amount, currency),
    currency: currency.toUpperCase(),
  };
}
