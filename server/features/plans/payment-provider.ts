/** server/features/plans: plans, subscriptions, payments. This file: what the application needs from whoever takes the money. */
import type { PaymentSetup } from "#contract/shapes/plans.ts";
import type { Language } from "#domain/people/language.ts";
import type { Plan } from "#domain/plans/plan.ts";
import type { PaymentMovementKind } from "#domain/plans/subscription-events.ts";
import type { SubscriptionStatus } from "#domain/plans/subscription-state.ts";

/** A subscription as the provider has it at the moment of asking. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The account it was bought for, as we told the provider at checkout; null when it was not made by us. */
  readonly userId: string | null;
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Also once it is over; null when there was no trial. */
  readonly trialEndsAt: Date | null;
  readonly endedAt: Date | null;
  /** Of its last payment. */
  readonly isRefunded: boolean;
  readonly isDisputed: boolean;
  /** Every movement of money so far, for the history: each `id` names one of them for ever. */
  readonly movements: readonly ProviderMovement[];
}

export interface ProviderMovement {
  readonly id: string;
  readonly kind: PaymentMovementKind;
  readonly at: Date;
  /** Hundredths of the currency. */
  readonly amountCents: number;
  readonly currency: string;
}

/** News from the provider. It says only what to look at; what is true is asked for. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** What it is about; none for types that don't concern us. */
  readonly subscriptionId: string | null;
  readonly checkoutSessionId: string | null;
  readonly customerId: string | null;
  /** The payment that was refunded or is disputed, where the news names nothing else: see `subscriptionOfPayment`. */
  readonly paymentId: string | null;
}

export interface CheckoutOrder {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** The provider's customer of this account, if there is one already. A new one is made where it was deleted. */
  readonly customerId: string | null;
  readonly planId: string;
  readonly withTrial: boolean;
  /** Where the browser comes back to after a payment that needs a redirect. */
  readonly returnUrl: string;
  /** The same for repeats of one request: the provider makes one checkout of them. */
  readonly idempotencyKey: string;
}

export interface StartedCheckout {
  readonly sessionId: string;
  readonly clientSecret: string;
  readonly customerId: string;
}

export interface PortalVisit {
  readonly customerId: string;
  readonly language: Language;
  /** Where the portal's way back leads. */
  readonly returnUrl: string;
}

export interface CheckoutProgress {
  readonly status: "open" | "complete" | "expired";
  readonly subscriptionId: string | null;
}

/**
 * Every method but the first two may throw `AppError("payment_provider_failed")` when the provider does not answer in
 * time or answers with a fault of its own; nothing is half-done then, and the same call may be repeated.
 */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox";
  /** What the browser needs. */
  readonly setup: PaymentSetup;
  /** The provider's clock: ours, but for a sandbox whose clock was advanced. */
  now(): Promise<Date>;
  /** What can be bought now, in the configured currency, Free not among them. */
  plans(): Promise<readonly Plan[]>;
  /** Throws `plan_not_available` for a plan not among `plans()`, `already_subscribed` where the provider knows of one. */
  startCheckout(order: CheckoutOrder): Promise<StartedCheckout>;
  lookUpCheckout(sessionId: string): Promise<CheckoutProgress | null>;
  lookUpSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** Those of a customer that were not ended, for events that name only the customer. Empty for a deleted one. */
  subscriptionsOf(customerId: string): Promise<readonly string[]>;
  /** What an event's `paymentId` paid for, ended or not; null when it was no subscription. */
  subscriptionOfPayment(paymentId: string): Promise<string | null>;
  /** True: no payment after this period. False takes it back. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean, idempotencyKey: string): Promise<void>;
  /** The address where the customer changes their card and pays what is open. Throws `subscription_not_found` for one unknown. */
  openPortal(visit: PortalVisit): Promise<string>;
  /** At once, for an account that is deleted, or a second subscription beside another. Nothing happens to one that has ended. */
  endNow(subscriptionId: string): Promise<void>;
  /** Gives the last payment back in full, if there was one and it was not given back yet. */
  refundLastPayment(subscriptionId: string, idempotencyKey: string): Promise<void>;
  /** Throws `webhook_not_ours` unless the signature fits the bytes and is fresh. */
  readEvent(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): ProviderEvent;
}
