import type { PaymentSetup } from "#contract/shapes/plans.ts";
import type { Language } from "#domain/people/language.ts";
import type { Plan } from "#domain/plans/plan.ts";
import type { PaymentMovementKind } from "#domain/plans/subscription-events.ts";
import type { SubscriptionStatus } from "#domain/plans/subscription-state.ts";

/** A subscription's current state at the provider. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The account it was bought for, from the metadata set at checkout; null when it was not created by us. */
  readonly userId: string | null;
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Also set once the trial is over; null when there was none. */
  readonly trialEndsAt: Date | null;
  readonly endedAt: Date | null;
  /** `isRefunded` and `isDisputed` are about the last payment. */
  readonly isRefunded: boolean;
  readonly isDisputed: boolean;
  /** Every payment, refund and dispute so far; ids are stable. */
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

/** Says only what to sync: the current state is always fetched. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** What it is about; all null for types that don't concern us. */
  readonly subscriptionId: string | null;
  readonly checkoutSessionId: string | null;
  readonly customerId: string | null;
  /** The refunded or disputed payment, where the event names nothing else: see `findSubscriptionOfPayment`. */
  readonly paymentId: string | null;
}

export interface CheckoutOrder {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** The account's customer at the provider, if it has one. A new one is created where it was deleted. */
  readonly customerId: string | null;
  readonly planId: string;
  readonly withTrial: boolean;
  /** Where the browser returns after a payment that needs a redirect. */
  readonly returnUrl: string;
  /** The same for repeats of one request: the provider creates one checkout for them. */
  readonly idempotencyKey: string;
}

export interface StartedCheckout {
  readonly sessionId: string;
  readonly clientSecret: string;
  readonly customerId: string;
}

export interface PortalSession {
  readonly customerId: string;
  readonly language: Language;
  /** Where the portal's back link leads. */
  readonly returnUrl: string;
}

export interface CheckoutProgress {
  readonly status: "open" | "complete" | "expired";
  readonly subscriptionId: string | null;
}

/**
 * Every method may throw `AppError("payment_provider_failed")` when the provider times out or fails; the same call may then be
 * repeated.
 */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox";
  /** What the browser needs. */
  readonly setup: PaymentSetup;
  /** The provider's clock: ours, except for a sandbox whose clock was advanced. */
  now(): Promise<Date>;
  /** What can be bought now in a currency, without Free. */
  plans(currency: string): Promise<readonly Plan[]>;
  /** Throws `plan_not_available`, and `already_subscribed` where the provider knows of a subscription. */
  startCheckout(order: CheckoutOrder): Promise<StartedCheckout>;
  fetchCheckout(sessionId: string): Promise<CheckoutProgress | null>;
  fetchSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** A customer's subscriptions that have not ended, for events that name only the customer. Empty for a deleted customer. */
  listSubscriptionIds(customerId: string): Promise<readonly string[]>;
  /** The subscription that a payment was for, ended or not; null when it was for something else. */
  findSubscriptionOfPayment(paymentId: string): Promise<string | null>;
  /** false resumes the subscription. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean, idempotencyKey: string): Promise<void>;
  /** The URL where the customer changes the card and pays open invoices. Throws `subscription_not_found` for an unknown customer. */
  openPortal(session: PortalSession): Promise<string>;
  /** Cancels at once, for a deleted account or a duplicate. Does nothing to an ended subscription. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Refunds the last payment in full, unless there was none or it was refunded already. */
  refundLastPayment(subscriptionId: string, idempotencyKey: string): Promise<void>;
  /** Throws `webhook_not_ours` unless the signature matches the bytes and is fresh. */
  parseEvent(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderEvent;
}
