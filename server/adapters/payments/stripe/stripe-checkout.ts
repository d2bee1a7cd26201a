/** server/adapters: what the application needs from outside itself. This file: a Checkout Session of Stripe, from order to outcome. */
import type Stripe from "stripe";
import { trialDays } from "#domain/plans/plan.ts";
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../../core/app-error.ts";
import type {
  CheckoutOrder,
  CheckoutProgress,
  StartedCheckout,
} from "../../../features/plans/payment-provider.ts";
import { type StripeConnection, StripeRefusal } from "./connect-stripe.ts";
import { customerFor } from "./stripe-customer.ts";
import { idOf, planIdKey, stripeKeyOf, userIdKey } from "./stripe-keys.ts";
import type { StripePrices } from "./stripe-prices.ts";
import { statusOf } from "./stripe-subscription.ts";

const requestKey = "request";
const openSessionsMax = 100;
const checkoutStatuses = ["open", "complete", "expired"] as const;

/**
 * A second subscription is never begun beside a first: those that Stripe has are looked at, and open checkouts of earlier
 * tries are ended, so that a forgotten tab cannot pay too. Throws `plan_not_available` and `already_subscribed`.
 */
export async function startStripeCheckout(
  stripe: StripeConnection,
  prices: StripePrices,
  order: CheckoutOrder,
): Promise<StartedCheckout> {
  const priceId = await prices.priceOf(order.planId);
  if (priceId === null) throw new AppError("plan_not_available");
  const known = order.customerId;
  const session =
    (known !== null && (await openSession(stripe, prices, order, priceId, known))) ||
    (await openSession(stripe, prices, order, priceId, await customerFor(stripe, order, known)));
  if (!session?.client_secret) throw new AppError("payment_provider_failed");
  return {
    sessionId: session.id,
    clientSecret: session.client_secret,
    customerId: idOf(session.customer) ?? "",
  };
}

/** Undefined when Stripe no longer has the customer. */
async function openSession(
  stripe: StripeConnection,
  prices: StripePrices,
  order: CheckoutOrder,
  priceId: string,
  customer: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const request = stripeKeyOf(order.idempotencyKey, customer, priceId);
  if (!(await isFreeToBuy(stripe, customer, request))) throw new AppError("already_subscribed");
  const metadata = { [userIdKey]: order.userId, [planIdKey]: order.planId };
  const session = await stripe.tryCall((sdk) =>
    sdk.checkout.sessions.create(
      {
        mode: "subscription",
        ui_mode: "elements",
        customer,
        client_reference_id: order.userId,
        line_items: [{ price: priceId, quantity: 1 }],
        payment_method_collection: "always",
        subscription_data: { metadata, ...(order.withTrial && { trial_period_days: trialDays }) },
        metadata: { ...metadata, [requestKey]: request },
        return_url: withSessionId(order.returnUrl),
      },
      { idempotencyKey: request },
    ),
  );
  if (!(session instanceof StripeRefusal)) return session;
  if (session.isMissing && session.parameter === "customer") return undefined;
  if (!session.parameter?.startsWith("line_items")) throw session.failure;
  prices.forget();
  throw new AppError("plan_not_available", { cause: session.failure.cause });
}

async function isFreeToBuy(stripe: StripeConnection, customer: string, request: string): Promise<boolean> {
  const [subscriptions, sessions] = await Promise.all([
    stripe.find((sdk) => sdk.subscriptions.list({ customer })),
    stripe.find((sdk) => sdk.checkout.sessions.list({ customer, status: "open", limit: openSessionsMax })),
  ]);
  if (subscriptions?.data.some(({ status }) => blocksCheckout({ status: statusOf(status) }))) return false;
  const earlier = (sessions?.data ?? []).filter(({ metadata }) => metadata?.[requestKey] !== request);
  const ended = await Promise.all(earlier.map(({ id }) => endSession(stripe, id)));
  return ended.every(Boolean);
}

/** False when it was paid in the meantime. */
async function endSession(stripe: StripeConnection, id: string): Promise<boolean> {
  const expired = await stripe.tryCall((sdk) => sdk.checkout.sessions.expire(id));
  if (!(expired instanceof StripeRefusal)) return true;
  const session = await stripe.find((sdk) => sdk.checkout.sessions.retrieve(id));
  return session?.status !== "complete";
}

/** Stripe puts the session's id in the place of the braces, which must come to it as they are. */
function withSessionId(returnUrl: string): string {
  const url = new URL(returnUrl);
  const placeholder = "session_id={CHECKOUT_SESSION_ID}";
  const query = url.search === "" ? `?${placeholder}` : `${url.search}&${placeholder}`;
  return `${url.origin}${url.pathname}${query}${url.hash}`;
}

export async function lookUpStripeCheckout(
  stripe: StripeConnection,
  sessionId: string,
): Promise<CheckoutProgress | null> {
  const session = await stripe.find((sdk) => sdk.checkout.sessions.retrieve(sessionId));
  if (!session) return null;
  const status = checkoutStatuses.find((known) => known === session.status) ?? "open";
  return { status, subscriptionId: idOf(session.subscription) };
}
