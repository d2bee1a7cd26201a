/** web/features/plans: what the plan pages ask the server. This file: the questions, and how long an answer holds (spec section 9). */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  listPlans,
  readPaymentSetup,
  readSubscription,
  readSubscriptionHistory,
} from "#contract/endpoints/subscriptions.ts";
import type { Subscription } from "#contract/shapes/plans.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";

/** First words of the keys of what is not a question but a deed. */
export const checkoutKey = "checkout";
export const confirmationKey = "checkout-state";

const staleMs = 5 * 60 * 1000;

/** Asked anew with every visit: a price must not be last week's. */
export const plansQuery = queryOptions({
  queryKey: ["plans"],
  queryFn: ({ signal }) => request(listPlans, {}, { signal }),
});

export const paymentSetupQuery = queryOptions({
  queryKey: ["payment-setup"],
  queryFn: ({ signal }) => request(readPaymentSetup, {}, { signal }),
});

/** Null without a subscription. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: fetchSubscription,
  staleTime: staleMs,
});

async function fetchSubscription({ signal }: { signal: AbortSignal }): Promise<Subscription | null> {
  try {
    return await request(readSubscription, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const historyPageLength = 20;

export const historyQuery = infiniteQueryOptions({
  queryKey: ["subscription-history"],
  queryFn: ({ signal, pageParam }) =>
    request(readSubscriptionHistory, { query: { limit: historyPageLength, offset: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) =>
    last.length < historyPageLength ? undefined : pages.length * historyPageLength,
});
