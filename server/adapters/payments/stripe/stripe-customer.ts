/** server/adapters: what the application needs from outside itself. This file: one Stripe customer for each account. */
import type { CheckoutOrder } from "../../../features/plans/payment-provider.ts";
import type { StripeConnection } from "./connect-stripe.ts";
import { stripeKeyOf, userIdKey } from "./stripe-keys.ts";

/** Of customers with one e-mail address; ours is the one that names the account. */
const sameAddressMax = 100;

/**
 * The customer that an earlier try made, or a new one. Looked for first: Stripe forgets idempotency keys after a day or
 * more, and a try that broke off before we kept the customer's id must not make a second one.
 * `gone` is a customer that Stripe no longer has.
 */
export async function customerFor(
  stripe: StripeConnection,
  { userId, email, name, language }: CheckoutOrder,
  gone: string | null,
): Promise<string> {
  const { data } = await stripe.call((sdk) => sdk.customers.list({ email, limit: sameAddressMax }));
  const own = data.find((customer) => customer.metadata[userIdKey] === userId && customer.id !== gone);
  if (own) return own.id;
  const idempotencyKey = stripeKeyOf("customer", userId, email, name, language, gone ?? "");
  const created = await stripe.call((sdk) =>
    sdk.customers.create(
      { email, name, preferred_locales: [language], metadata: { [userIdKey]: userId } },
      { idempotencyKey },
    ),
  );
  return created.id;
}
