/** contract/shapes: plans, subscriptions and payments (spec sections 3 and 7). */
import * as z from "zod/mini";
import { planIntervals } from "#domain/plans/plan.ts";
import { historyKinds } from "#domain/plans/subscription-news.ts";
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

/** Free among them; the browser leaves it out (spec section 7). Empty but for Free where nothing can be bought. */
export const plans = z.array(plan).check(z.maxLength(plansMax));

/** Who takes the money. The browser shows the sandbox's own card form, Stripe's, or that payments are unavailable. */
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
  /** While the trial runs, when the first payment is due. */
  trialEndsAt: z.nullable(instant),
});
export type Subscription = z.infer<typeof subscription>;

export const cancellation = z.strictObject({
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(cancelReasonMaxLength))),
});

/** No price, no currency, no user: those are the server's. */
export const checkoutRequest = z.strictObject({
  planId: z.string().check(z.minLength(1), z.maxLength(planIdMaxLength)),
  /** On our own origin; the payment provider comes back to it. */
  successURL: z.url().check(z.maxLength(urlMaxLength)),
});
export const checkoutSession = z.object({ clientSecret: z.string() });

export const portalRequest = z.strictObject({
  /** On our own origin; the portal leads back to it. */
  returnURL: z.url().check(z.maxLength(urlMaxLength)),
});
export const portalAddress = z.object({ url: z.string() });

/** What the provider says of this account's checkouts, asked when the browser comes back from one. */
export const checkoutState = z.object({
  isPremium: z.boolean(),
  /** `pending`: the provider is still at it, ask again. */
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

/** The sandbox's card form. Only the published test numbers mean something; no number is kept. */
export const sandboxPayment = z.strictObject({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(200)),
  cardNumber: z.string().check(z.maxLength(40)),
  /** `MM/YY` */
  expiry: z.string().check(z.maxLength(10)),
  cvc: z.string().check(z.maxLength(8)),
});
export const sandboxPaymentAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("complete") }),
  /** The bank asks the payer first, as 3-D Secure does: go there. */
  z.object({ status: z.literal("redirect"), url: z.string() }),
]);
