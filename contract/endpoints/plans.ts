// The provider's webhook is not listed here: its signature covers the raw body.
import { endpoint } from "../endpoint.ts";
import { paymentTimeoutMs } from "../limits.ts";
import {
  cancellation,
  checkoutRequest,
  checkoutSession,
  checkoutState,
  historyRange,
  paymentSetup,
  plans,
  portalAddress,
  portalRequest,
  sandboxPayment,
  sandboxPaymentAnswer,
  subscription,
  subscriptionHistory,
} from "../shapes/plans.ts";

export const listPlans = endpoint({
  method: "GET",
  path: "/api/subscriptions/plans",
  access: "anyone",
  summary: "The plans on offer in the caller's country, Free among them",
  answer: plans,
  failures: ["payment_provider_failed"],
});

export const readPaymentSetup = endpoint({
  method: "GET",
  path: "/api/subscriptions/payment-setup",
  access: "public",
  summary: "Who takes the money here, and what the browser needs to reach them",
  answer: paymentSetup,
});

export const readSubscription = endpoint({
  method: "GET",
  path: "/api/subscriptions/current",
  access: "user",
  summary: "The subscription that counts now; 404 without one",
  answer: subscription,
  failures: ["subscription_not_found"],
});

export const startCheckout = endpoint({
  method: "POST",
  path: "/api/subscriptions/checkout",
  access: "user",
  summary: "Begin to subscribe to a plan; 409 with a subscription",
  body: checkoutRequest,
  answer: checkoutSession,
  isIdempotent: true,
  timeoutMs: paymentTimeoutMs,
  failures: [
    "already_subscribed",
    "payment_provider_failed",
    "payments_unavailable",
    "plan_not_available",
    "success_url_not_ours",
  ],
});

export const confirmCheckout = endpoint({
  method: "POST",
  path: "/api/subscriptions/confirm",
  access: "user",
  summary: "Ask the payment provider what came of this account's checkouts",
  answer: checkoutState,
  timeoutMs: paymentTimeoutMs,
  failures: ["payment_provider_failed", "payments_unavailable"],
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/subscriptions/cancel",
  access: "user",
  summary: "Cancel at the end of the period, with or without a reason",
  body: cancellation,
  answer: subscription,
  isIdempotent: true,
  timeoutMs: paymentTimeoutMs,
  failures: ["payment_provider_failed", "subscription_not_found", "payments_unavailable"],
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/api/subscriptions/resume",
  access: "user",
  summary: "Take back a cancellation before the period ends",
  answer: subscription,
  isIdempotent: true,
  timeoutMs: paymentTimeoutMs,
  failures: ["payment_provider_failed", "subscription_not_found", "payments_unavailable"],
});

export const openPaymentPortal = endpoint({
  method: "POST",
  path: "/api/subscriptions/portal",
  access: "user",
  summary: "The address where the payer puts in another card; 404 without a subscription",
  body: portalRequest,
  answer: portalAddress,
  timeoutMs: paymentTimeoutMs,
  failures: [
    "subscription_not_found",
    "success_url_not_ours",
    "payments_unavailable",
    "payment_provider_failed",
  ],
});

export const readSubscriptionHistory = endpoint({
  method: "GET",
  path: "/api/subscriptions/history",
  access: "user",
  summary: "What happened to this account's subscriptions, latest first",
  query: historyRange,
  answer: subscriptionHistory,
});

/** Answers 404 unless the sandbox is the payment provider. */
export const paySandbox = endpoint({
  method: "POST",
  path: "/api/subscriptions/sandbox/pay",
  access: "user",
  summary: "Pay in the sandbox with a test card; no money moves",
  body: sandboxPayment,
  answer: sandboxPaymentAnswer,
  failures: [
    "card_declined",
    "checkout_not_found",
    "expired_card",
    "incorrect_cvc",
    "insufficient_funds",
    "payments_unavailable",
    "processing_error",
    "test_card_needed",
    "not_found",
  ],
});
