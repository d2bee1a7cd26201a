import { type PlanInterval, trialDays } from "#domain/plans/plan.ts";
import type { SubscriptionStatus } from "#domain/plans/subscription-state.ts";

const dayMs = 86_400_000;
/** Days between a failed payment and the next retry; after the last retry the subscription is unpaid. */
const retryGapsDays = [3, 2, 2];
const monthsOf: Readonly<Record<PlanInterval, number>> = { month: 1, year: 12 };

export interface Billing {
  readonly status: SubscriptionStatus;
  /** The start of the first paid period. */
  readonly anchoredAt: Date;
  readonly periods: number;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly failedPayments: number;
  readonly endedAt: Date | null;
  readonly nextStepAt: Date | null;
}

export interface BillingStep {
  readonly billing: Billing;
  readonly payment: "payment" | "payment_failed" | undefined;
}

/** The same day of a later month, or that month's last day where it is shorter. */
export function addMonths(from: Date, months: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = new Date(from);
  later.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return later;
}

export function startTrialBilling(now: Date): Billing {
  const end = new Date(now.getTime() + trialDays * dayMs);
  return {
    status: "trialing",
    anchoredAt: end,
    periods: 0,
    currentPeriodEnd: end,
    cancelAtPeriodEnd: false,
    failedPayments: 0,
    endedAt: null,
    nextStepAt: end,
  };
}

/** A first period without a trial: the first payment is made now. */
export function startPaidBilling(now: Date, interval: PlanInterval): Billing {
  const end = addMonths(now, monthsOf[interval]);
  return {
    status: "active",
    anchoredAt: now,
    periods: 1,
    currentPeriodEnd: end,
    cancelAtPeriodEnd: false,
    failedPayments: 0,
    endedAt: null,
    nextStepAt: end,
  };
}

export function cancelBilling(billing: Billing, at: Date): Billing {
  return { ...billing, status: "canceled", endedAt: at, nextStepAt: null };
}

interface StepTerms {
  /** The billing's `nextStepAt`. */
  readonly at: Date;
  readonly interval: PlanInterval;
  readonly doesCardDecline: boolean;
}

/** The next renewal, retry of a payment, or end. */
export function nextStep(billing: Billing, { at, interval, doesCardDecline }: StepTerms): BillingStep {
  if (billing.status === "past_due") return retryPayment(billing, at, doesCardDecline);
  if (billing.status === "unpaid" || billing.cancelAtPeriodEnd) {
    return { billing: cancelBilling(billing, at), payment: undefined };
  }
  const periods = billing.periods + 1;
  const currentPeriodEnd = addMonths(billing.anchoredAt, periods * monthsOf[interval]);
  const renewed = { ...billing, periods, currentPeriodEnd };
  return doesCardDecline
    ? recordFailedPayment({ ...renewed, failedPayments: 0 }, at)
    : recordPayment(renewed);
}

function retryPayment(billing: Billing, at: Date, doesCardDecline: boolean): BillingStep {
  return doesCardDecline ? recordFailedPayment(billing, at) : recordPayment(billing);
}

function recordPayment(billing: Billing): BillingStep {
  const { currentPeriodEnd } = billing;
  return {
    billing: { ...billing, status: "active", failedPayments: 0, nextStepAt: currentPeriodEnd },
    payment: "payment",
  };
}

function recordFailedPayment(billing: Billing, at: Date): BillingStep {
  const gapDays = retryGapsDays[billing.failedPayments];
  const failedPayments = billing.failedPayments + 1;
  const next =
    gapDays === undefined
      ? { status: "unpaid" as const, nextStepAt: billing.currentPeriodEnd }
      : { status: "past_due" as const, nextStepAt: new Date(at.getTime() + gapDays * dayMs) };
  return { billing: { ...billing, failedPayments, ...next }, payment: "payment_failed" };
}
