/** One Stripe customer for each account, and the portal where it changes its card. */
import { AppError } from "../../../core/app-error.ts";
import type { CheckoutOrder, PortalSession } from "../../../features/plans/payment-provider.ts";
import { type StripeConnection, StripeRefusal } from "./connect-stripe.ts";
import { retryWindow, stripeIdempotencyKey, userIdKey } from "./stripe-keys.ts";

/** Of customers with one e-mail address; ours is the one that names the account. */
const sameAddressMax = 100;

/**
 * The customer that an earlier try made, or a new one. Looked for first: Stripe forgets idempotency keys after a day or
 * more, and a try that broke off before we kept the customer's id must not make a second one. The order's own customer is
 * one that Stripe no longer has.
 */
export async function findOrCreateCustomer(
  { stripe, clock }: { readonly stripe: StripeConnection; readonly clock: () => Date },
  { userId, email, name, language, customerId: gone }: CheckoutOrder,
): Promise<string> {
  const { data } = await stripe.call((sdk) => sdk.customers.list({ email, limit: sameAddressMax }));
  const own = data.find((customer) => customer.metadata[userIdKey] === userId && customer.id !== gone);
  if (own) return own.id;
  const parameters = { email, name, preferred_locales: [language], metadata: { [userIdKey]: userId } };
  const idempotencyKey = stripeIdempotencyKey("customer", parameters, gone, retryWindow(clock()));
  const created = await stripe.call((sdk) => sdk.customers.create(parameters, { idempotencyKey }));
  return created.id;
}

/**
 * The portal's first page: a subscription's own card comes before the customer's, and only that page changes it and pays
 * what is open.
 */
export async function openStripePortal(
  stripe: StripeConnection,
  { customerId, language, returnUrl }: PortalSession,
): Promise<string> {
  const session = await stripe.callOrRefusal((sdk) =>
    sdk.billingPortal.sessions.create({ customer: customerId, locale: language, return_url: returnUrl }),
  );
  if (!(session instanceof StripeRefusal)) return session.url;
  throw session.isMissing ? new AppError("subscription_not_found") : session.failure;
}
