// `npm run stripe:setup`: creates the product, the prices and the webhook at Stripe.
import { parseArgs } from "node:util";
import { webhookPath } from "#contract/payment-webhook.ts";
import type { Plan } from "#domain/plans/plan.ts";
import { connectStripe } from "#server/adapters/payments/stripe/connect-stripe.ts";
import { setUpStripe } from "#server/adapters/payments/stripe/set-up-stripe.ts";
import { soldPlans } from "#server/adapters/payments/stripe/stripe-prices.ts";
import { AppError } from "#server/core/app-error.ts";

const usage = `Usage: STRIPE_SECRET_KEY=sk_test_… npm run stripe:setup -- [--monthly 9.99] [--yearly 79.99]
       [--webhook https://your.site${webhookPath}]
The prices given are in PLAN_CURRENCY (${process.env.PLAN_CURRENCY || "USD"}).`;

/** Hundredths of the currency. */
function parsePrice(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(given) || Number(given) === 0) {
    throw new Error(`--${name}: ${given} is not a price.`);
  }
  return Math.round(Number(given) * 100);
}

function parseWebhookUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const { href, protocol, pathname } = new URL(given);
  if (protocol === "https:" && pathname === webhookPath) return href;
  throw new Error(`--webhook: needs an https address that ends in ${webhookPath}.`);
}

async function runSetup(): Promise<void> {
  const options = {
    monthly: { type: "string" },
    yearly: { type: "string" },
    webhook: { type: "string" },
  } as const;
  const { values } = parseArgs({ options });
  const secretKey = process.env.STRIPE_SECRET_KEY;
  if (!secretKey) throw new Error("STRIPE_SECRET_KEY is not set.");
  const cents = { month: parsePrice("monthly", values.monthly), year: parsePrice("yearly", values.yearly) };
  const currency = (process.env.PLAN_CURRENCY || "USD").toUpperCase();
  const plans = soldPlans(currency).map(
    (plan): Plan =>
      plan.currency === currency ? { ...plan, priceCents: cents[plan.interval] ?? plan.priceCents } : plan,
  );
  const webhookUrl = parseWebhookUrl(values.webhook);
  const stripe = await connectStripe({ secretKey, apiUrl: process.env.STRIPE_API_URL || undefined });
  for (const sentence of await setUpStripe(stripe, { plans, webhookUrl })) console.log(sentence);
}

try {
  await runSetup();
} catch (failure) {
  const { cause } = failure instanceof AppError ? failure : {};
  console.error(failure instanceof Error ? failure.message : failure);
  console.error(cause instanceof Error ? cause.message : usage);
  process.exitCode = 1;
}
