import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  listPlans,
  readPaymentSetup,
  readSubscription,
  readSubscriptionHistory,
} from "#contract/endpoints/plans.ts";
import type { Subscription } from "#contract/shapes/plans.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";

/** First parts of the query keys of actions that must not be repeated by a refetch. */
export const checkoutKey = "checkout";
export const confirmationKey = "checkout-state";

const staleMs = 5 * 60 * 1000;

/** Refetched on every visit: prices must not be stale. */
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
