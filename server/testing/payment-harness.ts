import type { CheckoutOrder, PaymentProvider } from "../features/plans/payment-provider.ts";
import type { SignedEvent } from "./stripe-double/sign-event.ts";

/** `later`: accepts the first payment and declines the following ones. */
export type HarnessCard = "success" | "declined" | "later";

/** A payment provider under a test's control: payers, banks and time. */
export interface PaymentHarness {
  readonly provider: PaymentProvider;
  /** What the browser's form does. */
  pay(
    checkout: { readonly sessionId: string; readonly clientSecret: string },
    card?: HarnessCard,
  ): Promise<void>;
  advance(days: number): Promise<void>;
  /** Enters a working card in the customer portal. */
  updateCard(portalUrl: string): Promise<void>;
  /** Refunds the last payment. */
  refund(subscriptionId: string): Promise<void>;
  dispute(subscriptionId: string): Promise<void>;
  winDispute(subscriptionId: string): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
  /** All events so far, signed as if sent `ageSeconds` ago. */
  signedEvents(ageSeconds?: number): Promise<readonly SignedEvent[]>;
  close(): Promise<void>;
}

let orders = 0;

/** An order of a new customer. */
export function buildOrder(given: Partial<CheckoutOrder> = {}): CheckoutOrder {
  const number = ++orders;
  return {
    userId: `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    email: `payer-${number}@example.com`,
    name: "Ana Ruiz",
    language: "es",
    customerId: null,
    planId: "pro-monthly-usd",
    withTrial: false,
    returnUrl: "https://platewise.example/thank-you",
    idempotencyKey: `order-${number}`,
    ...given,
  };
}
