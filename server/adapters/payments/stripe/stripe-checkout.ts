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
import { findOrCreateCustomer } from "./stripe-customer.ts";
import { idOf, planIdKey, stripeIdempotencyKey, userIdKey } from "./stripe-keys.ts";
import type { StripePrices } from "./stripe-prices.ts";
import { toSubscriptionStatus } from "./stripe-subscription.ts";

const requestKey = "request";
const openSessionsMax = 100;
const checkoutStatuses = ["open", "complete", "expired"] as const;

export interface CheckoutParts {
  readonly stripe: StripeConnection;
  readonly prices: StripePrices;
  readonly clock: () => Date;
}

/**
 * Prevents a second subscription: checks the customer's subscriptions at Stripe, and expires checkouts left open by earlier
 * attempts, so that a forgotten tab cannot pay too. Throws `plan_not_available` and `already_subscribed`.
 */
export async function startStripeCheckout(
  parts: CheckoutParts,
  order: CheckoutOrder,
): Promise<StartedCheckout> {
  const priceId = await parts.prices.priceOf(order.planId);
  if (priceId === null) throw new AppError("plan_not_available");
  const known = order.customerId;
  const session =
    (known !== null && (await createSession(parts, order, { priceId, customer: known }))) ||
    (await createSession(parts, order, { priceId, customer: await findOrCreateCustomer(parts, order) }));
  if (!session?.client_secret) throw new AppError("payment_provider_failed");
  return {
    sessionId: session.id,
    clientSecret: session.client_secret,
    customerId: idOf(session.customer) ?? "",
  };
}

interface Purchase {
  readonly customer: string;
  readonly priceId: string;
}

/** Undefined when Stripe no longer has the customer. */
async function createSession(
  { stripe, prices }: CheckoutParts,
  order: CheckoutOrder,
  purchase: Purchase,
): Promise<Stripe.Checkout.Session | undefined> {
  const parameters = buildSessionParameters(order, purchase);
  const request = stripeIdempotencyKey(order.idempotencyKey, parameters);
  await preventSecondSubscription(stripe, purchase.customer, request);
  const metadata = { ...parameters.metadata, [requestKey]: request };
  const session = await stripe.callOrRefusal((sdk) =>
    sdk.checkout.sessions.create({ ...parameters, metadata }, { idempotencyKey: request }),
  );
  if (!(session instanceof StripeRefusal)) return session;
  if (session.isMissing && session.parameter === "customer") return undefined;
  if (!session.parameter?.startsWith("line_items")) throw session.failure;
  prices.forget();
  throw new AppError("plan_not_available", { cause: session.failure.cause });
}

function buildSessionParameters(order: CheckoutOrder, { customer, priceId }: Purchase) {
  const metadata = { [userIdKey]: order.userId, [planIdKey]: order.planId };
  return {
    mode: "subscription",
    ui_mode: "elements",
    customer,
    client_reference_id: order.userId,
    line_items: [{ price: priceId, quantity: 1 }],
    payment_method_collection: "always",
    subscription_data: { metadata, ...(order.withTrial && { trial_period_days: trialDays }) },
    metadata,
    return_url: addSessionIdPlaceholder(order.returnUrl),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Throws `already_subscribed`. */
async function preventSecondSubscription(
  stripe: StripeConnection,
  customer: string,
  request: string,
): Promise<void> {
  const [subscriptions, sessions] = await Promise.all([
    stripe.callOrNull((sdk) => sdk.subscriptions.list({ customer })),
    stripe.callOrNull((sdk) =>
      sdk.checkout.sessions.list({ customer, status: "open", limit: openSessionsMax }),
    ),
  ]);
  if (subscriptions?.data.some(({ status }) => blocksCheckout({ status: toSubscriptionStatus(status) }))) {
    throw new AppError("already_subscribed");
  }
  const earlier = (sessions?.data ?? []).filter(({ metadata }) => metadata?.[requestKey] !== request);
  const areExpired = await Promise.all(earlier.map(({ id }) => tryToExpireSession(stripe, id)));
  if (!areExpired.every(Boolean)) throw new AppError("already_subscribed");
}

/** False if it was paid in the meantime. */
async function tryToExpireSession(stripe: StripeConnection, id: string): Promise<boolean> {
  const expired = await stripe.callOrRefusal((sdk) => sdk.checkout.sessions.expire(id));
  if (!(expired instanceof StripeRefusal)) return true;
  const session = await stripe.callOrNull((sdk) => sdk.checkout.sessions.retrieve(id));
  return session?.status !== "complete";
}

/** Stripe replaces the placeholder with the session's id. URLSearchParams would escape the braces. */
function addSessionIdPlaceholder(returnUrl: string): string {
  const url = new URL(returnUrl);
  const placeholder = "session_id={CHECKOUT_SESSION_ID}";
  const query = url.search === "" ? `?${placeholder}` : `${url.search}&${placeholder}`;
  return `${url.origin}${url.pathname}${query}${url.hash}`;
}

export async function fetchStripeCheckout(
  stripe: StripeConnection,
  sessionId: string,
): Promise<CheckoutProgress | null> {
  const session = await stripe.callOrNull((sdk) => sdk.checkout.sessions.retrieve(sessionId));
  if (!session) return null;
  const status = checkoutStatuses.find((known) => known === session.status) ?? "open";
  return { status, subscriptionId: idOf(session.subscription) };
}
