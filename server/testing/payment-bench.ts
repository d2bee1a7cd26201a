/** server/testing: what the server's tests stand on. This file: a payment provider with which anything can be made to happen. */
import type { CheckoutOrder, PaymentProvider } from "../features/plans/payment-provider.ts";
import type { SignedNews } from "./stripe-double/sign-event.ts";

/** `later`: takes the first payment, declines those after it. */
export type BenchCard = "success" | "declined" | "later";

export interface PaymentBench {
  readonly provider: PaymentProvider;
  /** What the browser's form does. */
  pay(
    checkout: { readonly sessionId: string; readonly clientSecret: string },
    card?: BenchCard,
  ): Promise<void>;
  advance(days: number): Promise<void>;
  /** What a payer does at the address of the portal: a card that pays. */
  putInCard(portalUrl: string): Promise<void>;
  /** The last payment. */
  refund(subscriptionId: string): Promise<void>;
  dispute(subscriptionId: string): Promise<void>;
  winDispute(subscriptionId: string): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
  /** All that has happened so far, signed as sent `ageSeconds` ago. */
  news(ageSeconds?: number): Promise<readonly SignedNews[]>;
  close(): Promise<void>;
}

let orders = 0;

/** Of a person who never bought before. */
export function anOrder(given: Partial<CheckoutOrder> = {}): CheckoutOrder {
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
