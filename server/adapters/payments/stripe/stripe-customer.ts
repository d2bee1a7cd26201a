import { AppError } from "../../../core/app-error.ts";
import type { CheckoutOrder, PortalSession } from "../../../features/plans/payment-provider.ts";
import { type StripeConnection, StripeRefusal } from "./connect-stripe.ts";
import { retryWindow, stripeIdempotencyKey, userIdKey } from "./stripe-keys.ts";

/** Several customers may have the same e-mail address; ours has the account's id in its metadata. */
const sameAddressMax = 100;

/**
 * Searches before creating: Stripe forgets idempotency keys after about a day, and an attempt that failed before we stored
 * the customer's id must not lead to a second customer. The order's own customer no longer exists at Stripe.
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
 * Opens the portal's first page, not its page for a new card: only the first page replaces a subscription's own card, which
 * takes precedence over the customer's, and pays open invoices.
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
