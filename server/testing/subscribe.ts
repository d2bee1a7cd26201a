import * as plans from "#contract/endpoints/plans.ts";
import { webhookPath } from "#contract/payment-webhook.ts";
import { testCards } from "#contract/sandbox-test-cards.ts";
import type { SignedIn, TestAnswer, TestApp } from "./test-app.ts";

export const monthly = "pro-monthly-usd";
export const yearly = "pro-yearly-usd";
export const successURL = "https://platewise.example/thank-you";

export function checkOut(
  app: TestApp,
  { headers }: Pick<SignedIn, "headers">,
  { planId = monthly, key }: { readonly planId?: string; readonly key?: string } = {},
): Promise<TestAnswer> {
  const sent = { ...headers, ...(key !== undefined && { "idempotency-key": key }) };
  return app.call(plans.startCheckout, { body: { planId, successURL }, headers: sent });
}

export function testPayment(clientSecret: string, cardNumber = testCards.complete) {
  return { clientSecret, cardNumber, expiry: "12/34", cvc: "123" };
}

/** Uses the card that always works by default. */
export function pay(
  app: TestApp,
  { headers }: Pick<SignedIn, "headers">,
  {
    clientSecret,
    cardNumber = testCards.complete,
  }: { readonly clientSecret: string; readonly cardNumber?: string | undefined },
): Promise<TestAnswer> {
  return app.call(plans.paySandbox, { body: testPayment(clientSecret, cardNumber), headers });
}

/** Delivers the sandbox's events to our webhook, byte for byte as over the network. Returns the response statuses. */
export async function deliverSandboxEvents(app: TestApp): Promise<number[]> {
  const statuses: number[] = [];
  await app.sandbox.deliverEvents(async (payload, headers) => {
    const { status } = await app.inject({ method: "POST", url: webhookPath, headers, payload });
    statuses.push(status);
    return status;
  });
  return statuses;
}

/** Subscribes, from choosing a plan to the delivered events. Returns the provider's id of the subscription. */
export async function subscribe(
  app: TestApp,
  person: SignedIn,
  options: { readonly planId?: string; readonly cardNumber?: string } = {},
): Promise<string> {
  const { body } = await checkOut(app, person, options);
  await pay(app, person, { clientSecret: body.clientSecret, cardNumber: options.cardNumber });
  await deliverSandboxEvents(app);
  const row = await app.db
    .selectFrom("subscriptions")
    .select("provider_id")
    .where("user_id", "=", person.userId)
    .orderBy("started_at", "desc")
    .executeTakeFirstOrThrow();
  return row.provider_id;
}

const dayMs = 86_400_000;

/** Advances the sandbox's clock, runs what is due, and delivers the events. */
export async function passDays(app: TestApp, days: number): Promise<void> {
  await app.sandbox.advanceClock(days * dayMs);
  await deliverSandboxEvents(app);
}
