import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listMeals } from "#contract/endpoints/meals.ts";
import * as calls from "#contract/endpoints/plans.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import {
  createStripeApp,
  payAtStripe,
  post,
  type StripeApp,
  signedEventsOf,
} from "../../testing/stripe-app.ts";
import type { DoubleFault, ReceivedCall } from "../../testing/stripe-double/stripe-double.ts";
import { checkOut } from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let stripe: StripeApp;
/** As impatient as a test should be. */
let app: TestApp;

beforeAll(async () => {
  stripe = await createStripeApp({ hasFoods: false });
  const provider = await stripe.harness.createSecondProvider(stripe.app.clock.read, 400);
  app = await createTestApp({
    hasFoods: false,
    database: stripe.app.database,
    adapters: { payments: { provider, sandbox: undefined } },
  });
});
afterEach(() => {
  stripe.harness.double.fault = () => undefined;
});
afterAll(async () => {
  await app.app.close();
  await stripe.close();
});

const ways: readonly (readonly [string, DoubleFault])[] = [
  ["hangs up on everybody", "lose"],
  ["hangs", "hang"],
  ["answers 500", 500],
  ["answers 429", 429],
  ["does not know our key", 401],
];

async function subscribed(): Promise<{ person: SignedIn; id: string }> {
  const person = await stripe.app.signUp({ email: `subscriber-${Math.random()}@example.com` });
  const id = await payAtStripe(stripe, person);
  for (const news of signedEventsOf(stripe)) await post(stripe.app, news);
  return { person, id };
}

async function checkoutsOf({ userId }: SignedIn) {
  return stripe.app.db.selectFrom("checkouts").selectAll().where("user_id", "=", userId).execute();
}

describe.each(ways)("while Stripe %s", (_, fault) => {
  const failing = { status: 502, body: { code: "payment_provider_failed" } };

  it("a checkout fails with an error, and retries create only one customer", async () => {
    const person = await stripe.app.signUp({ email: `new-${Math.random()}@example.com` });
    expect((await app.call(calls.listPlans)).status).toBe(200);
    stripe.harness.double.fault = () => fault;
    expect(await checkOut(app, person, { key: "one" })).toMatchObject(failing);
    expect(await checkoutsOf(person)).toEqual([]);
    stripe.harness.double.fault = () => undefined;
    expect((await checkOut(app, person, { key: "one" })).status).toBe(200);
    expect((await checkOut(app, person, { key: "two" })).status).toBe(200);
    const customers = [...stripe.harness.double.state.customers.values()];
    expect(customers.filter(({ metadata }) => metadata.user_id === person.userId)).toHaveLength(1);
  });

  it("a cancellation fails with an error and changes nothing", async () => {
    const { person, id } = await subscribed();
    stripe.harness.double.fault = ({ method }: ReceivedCall) => (method === "POST" ? fault : undefined);
    const cancelled = await app.call(calls.cancelSubscription, { headers: person.headers, body: {} });
    // Where the answer alone was lost, Stripe has done it, and its news says so.
    expect(cancelled).toMatchObject(failing);
    const { body } = await app.call(calls.readSubscription, person);
    expect(body).toMatchObject({ status: "trialing", cancelAtPeriodEnd: false });
    stripe.harness.double.fault = () => undefined;
    await app.call(calls.cancelSubscription, { headers: person.headers, body: {} });
    expect(stripe.harness.double.state.subscriptions.get(id)?.cancel_at_period_end).toBe(true);
    expect((await app.call(calls.readSubscription, person)).body.cancelAtPeriodEnd).toBe(true);
  });

  it("a payer stays pending, and becomes Pro once Stripe can be reached", async () => {
    const person = await stripe.app.signUp({ email: `payer-${Math.random()}@example.com` });
    await payAtStripe(stripe, person);
    stripe.harness.double.fault = () => fault;
    expect(await app.call(calls.confirmCheckout, person)).toMatchObject(failing);
    expect((await app.call(signIn.me, person)).body.isPremium).toBe(false);
    stripe.harness.double.fault = () => undefined;
    expect((await app.call(calls.confirmCheckout, person)).body).toEqual({
      isPremium: true,
      checkout: "complete",
    });
  });

  it("everything else works, Pro is kept, and the plans are listed", async () => {
    const { person } = await subscribed();
    expect((await app.call(calls.listPlans)).status).toBe(200);
    stripe.harness.double.fault = () => fault;
    expect((await app.call(calls.listPlans)).body).toHaveLength(3);
    const works = await Promise.all([
      app.call(signIn.me, person),
      app.call(calls.readSubscription, person),
      app.call(calls.readSubscriptionHistory, person),
      app.call(calls.readPaymentSetup),
      app.call(listMeals, { headers: person.headers, body: { date: "2026-03-10" } }),
      app.inject({ url: "/health/ready" }),
    ]);
    expect(works.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(works[0].body.isPremium).toBe(true);
  });
});

it("a server that starts while Stripe is down serves everything except plans, which answer an error", async () => {
  stripe.harness.double.fault = () => 503;
  const provider = await stripe.harness.createSecondProvider(stripe.app.clock.read, 400);
  const fresh = await createTestApp({
    hasFoods: false,
    database: stripe.app.database,
    adapters: { payments: { provider, sandbox: undefined } },
  });
  const { status, body } = await fresh.call(calls.listPlans);
  expect([status, body.code]).toEqual([502, "payment_provider_failed"]);
  expect((await fresh.call(calls.readPaymentSetup)).body).toEqual({
    provider: "stripe",
    publishableKey: "pk_test_double",
  });
  await fresh.app.close();
});
