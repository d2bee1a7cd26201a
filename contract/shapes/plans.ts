import * as z from "zod/mini";
import { planIntervals } from "#domain/plans/plan.ts";
import { historyKinds } from "#domain/plans/subscription-events.ts";
import { subscriptionStatuses } from "#domain/plans/subscription-state.ts";
import {
  cancelReasonMaxLength,
  historyMaxEntries,
  historyPageLength,
  planIdMaxLength,
  plansMax,
  urlMaxLength,
} from "../limits.ts";
import { amount, identifier, instant } from "./primitives.ts";

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** Hundredths of the currency. */
  priceCents: amount,
  /** ISO 4217 */
  currency: z.string(),
  interval: z.enum(planIntervals),
});
export type OfferedPlan = z.infer<typeof plan>;

/** Includes Free, which the browser does not list. Only Free when payments are unavailable. */
export const plans = z.array(plan).check(z.maxLength(plansMax));

/** The payment provider. The browser shows the sandbox's card form, Stripe's, or that payments are unavailable. */
export const paymentSetup = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("stripe"), publishableKey: z.string() }),
  z.object({ provider: z.literal("sandbox") }),
  z.object({ provider: z.literal("none") }),
]);
export type PaymentSetup = z.infer<typeof paymentSetup>;

export const subscription = z.object({
  id: identifier,
  status: z.enum(subscriptionStatuses),
  /** The plan's name. */
  plan: z.string(),
  planId: z.string(),
  priceCents: amount,
  currency: z.string(),
  interval: z.enum(planIntervals),
  currentPeriodEnd: instant,
  /** Cancelled: Pro until `currentPeriodEnd`, and no payment after it. */
  cancelAtPeriodEnd: z.boolean(),
  /** Date of the first payment; null unless in a trial. */
  trialEndsAt: z.nullable(instant),
});
export type Subscription = z.infer<typeof subscription>;

export const cancellation = z.strictObject({
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(cancelReasonMaxLength))),
});

/** The server determines price, currency and user. */
export const checkoutRequest = z.strictObject({
  planId: z.string().check(z.minLength(1), z.maxLength(planIdMaxLength)),
  /** An address on our origin to which the payment provider redirects. */
  successURL: z.url().check(z.maxLength(urlMaxLength)),
});
export const checkoutSession = z.object({ clientSecret: z.string() });

export const portalRequest = z.strictObject({
  /** An address on our origin to which the portal links back. */
  returnURL: z.url().check(z.maxLength(urlMaxLength)),
});
export const portalAddress = z.object({ url: z.string() });

/** State of the account's checkouts at the provider, requested when the browser returns from one. */
export const checkoutState = z.object({
  isPremium: z.boolean(),
  /** `pending`: not decided yet, ask again. */
  checkout: z.enum(["none", "pending", "complete", "failed"]),
});

export const historyRange = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(historyMaxEntries)), historyPageLength),
  offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
});
export const subscriptionHistory = z
  .array(
    z.object({
      id: identifier,
      kind: z.enum(historyKinds),
      at: instant,
      plan: z.string(),
      amountCents: z.nullable(amount),
      currency: z.nullable(z.string()),
    }),
  )
  .check(z.maxLength(historyMaxEntries));

/** The sandbox's card form. Only the published test numbers are accepted; no number is stored. */
export const sandboxPayment = z.strictObject({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(200)),
  cardNumber: z.string().check(z.maxLength(40)),
  /** `MM/YY` */
  expiry: z.string().check(z.maxLength(10)),
  cvc: z.string().check(z.maxLength(8)),
});
export const sandboxPaymentAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("complete") }),
  /** The payer must confirm at this address first, as with 3-D Secure. */
  z.object({ status: z.literal("redirect"), url: z.string() }),
]);
