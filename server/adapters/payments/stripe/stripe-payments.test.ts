import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { requestTimeoutMs } from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import type { PaymentProvider } from "../../../features/plans/payment-provider.ts";
import { buildOrder } from "../../../testing/payment-harness.ts";
import { paySession } from "../../../testing/stripe-double/billing.ts";
import { openDispute, refundCharge } from "../../../testing/stripe-double/refunds-and-disputes.ts";
import { signBody } from "../../../testing/stripe-double/sign-event.ts";
import { doubleSecretKey, type ReceivedCall } from "../../../testing/stripe-double/stripe-double.ts";
import { addSoldPlans, StripeHarness } from "../../../testing/stripe-double/stripe-harness.ts";
import { stripeTotalTimeoutMs } from "./connect-stripe.ts";
import { fromStripeAmount, toStripeAmount } from "./stripe-money.ts";
import { createStripePayments } from "./stripe-payments.ts";

const start = new Date("2026-03-10T12:00:00Z");

let bench: StripeHarness;

beforeEach(async () => {
  bench = await StripeHarness.start(start);
});
afterEach(() => bench.close());

/** What was asked while `work` ran. */
async function askedFor(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = bench.double.receivedCalls.length;
  await work();
  return bench.double.receivedCalls.slice(before).map(({ method, path }) => `${method} ${path}`);
}

async function bought(withTrial = false): Promise<string> {
  const checkout = await bench.provider.startCheckout(buildOrder({ withTrial }));
  await bench.pay(checkout);
  return (await bench.provider.fetchCheckout(checkout.sessionId))?.subscriptionId ?? "";
}

function isCreate({ method, path }: ReceivedCall): boolean {
  return method === "POST" && path === "/v1/checkout/sessions";
}

describe("a checkout at Stripe", () => {
  it("is a subscription for our own payment form, with a trial if ordered", async () => {
    const order = buildOrder({
      withTrial: true,
      returnUrl: "https://platewise.example/thank-you?from=profile",
    });
    const { sessionId } = await bench.provider.startCheckout(order);
    const session = bench.double.state.sessions.get(sessionId);
    expect(session).toMatchObject({
      mode: "subscription",
      ui_mode: "elements",
      payment_method_collection: "always",
      client_reference_id: order.userId,
      metadata: { user_id: order.userId, plan_id: "pro-monthly-usd" },
      return_url: `https://platewise.example/thank-you?from=profile&session_id=${sessionId}`,
    });
    expect(bench.double.state.orders.get(sessionId)).toMatchObject({ trialDays: 7 });
  });

  it("creates one customer per account, whichever call fails on the way", async () => {
    const order = buildOrder();
    bench.double.fault = (call) => (isCreate(call) ? 500 : undefined);
    await expect(bench.provider.startCheckout(order)).rejects.toMatchObject({
      code: "payment_provider_failed",
    });
    expect(bench.double.state.sessions.size).toBe(0);
    bench.double.fault = () => undefined;
    // Stripe forgets keys after a day.
    bench.double.keys.clear();
    await bench.provider.startCheckout({ ...order, idempotencyKey: "the next day" });
    expect(bench.double.state.customers.size).toBe(1);
    expect(bench.double.state.sessions.size).toBe(1);
  });

  it("can be started again soon after a failure that Stripe stores under the idempotency key", async () => {
    const order = buildOrder();
    bench.double.fault = ({ method }) => (method === "POST" ? 500 : undefined);
    const failed = bench.provider.startCheckout(order);
    await expect(failed).rejects.toMatchObject({ code: "payment_provider_failed" });
    bench.double.fault = () => undefined;
    const later = await bench.createSecondProvider(() => new Date(start.getTime() + 10 * 60_000));
    await later.startCheckout({ ...order, idempotencyKey: "pressed again" });
    expect(bench.double.state.customers.size).toBe(1);
  });

  it("creates one checkout even if Stripe's answer was lost", async () => {
    let lost = 0;
    bench.double.fault = (call) => (isCreate(call) && lost++ === 0 ? "lose" : undefined);
    const { sessionId } = await bench.provider.startCheckout(buildOrder());
    expect(lost).toBe(2);
    expect([...bench.double.state.sessions.keys()]).toEqual([sessionId]);
  });

  it("can be repeated with the same key after the order has changed, such as when the trial was used up meanwhile", async () => {
    const order = buildOrder({ withTrial: true });
    const first = await bench.provider.startCheckout(order);
    const changed = buildOrder({ ...order, customerId: first.customerId, withTrial: false });
    const second = await bench.provider.startCheckout(changed);
    expect(changed.idempotencyKey).toBe(order.idempotencyKey);
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  it("expires earlier open checkouts, so that an old tab cannot pay", async () => {
    const order = buildOrder();
    const first = await bench.provider.startCheckout(order);
    const again = { ...order, customerId: first.customerId, idempotencyKey: "another tab" };
    await bench.provider.startCheckout(again);
    expect(await bench.provider.fetchCheckout(first.sessionId)).toMatchObject({ status: "expired" });
  });

  it("is refused beside a subscription at Stripe whose event has not arrived yet", async () => {
    const order = buildOrder();
    const first = await bench.provider.startCheckout(order);
    await bench.pay(first);
    const again = { ...order, customerId: first.customerId, idempotencyKey: "before the news" };
    await expect(bench.provider.startCheckout(again)).rejects.toMatchObject({ code: "already_subscribed" });
  });

  it("is refused when an old tab pays while a new checkout starts", async () => {
    const order = buildOrder();
    const first = await bench.provider.startCheckout(order);
    const { state } = bench.double;
    const session = state.sessions.get(first.sessionId);
    bench.double.fault = ({ path }) => {
      if (path.endsWith("/expire") && session) paySession(state, session, "success");
      return undefined;
    };
    const again = { ...order, customerId: first.customerId, idempotencyKey: "a new tab" };
    await expect(bench.provider.startCheckout(again)).rejects.toMatchObject({ code: "already_subscribed" });
    expect(state.sessions.size).toBe(1);
  });

  it("is refused at a price that was just deactivated", async () => {
    await bench.provider.plans("USD");
    for (const price of bench.double.state.prices.values()) price.active = false;
    const started = bench.provider.startCheckout(buildOrder());
    await expect(started).rejects.toMatchObject({ code: "plan_not_available" });
    expect(await bench.provider.plans("USD")).toEqual([]);
  });
});

describe("prices at Stripe", () => {
  it("are fetched once, and sold at Stripe's amounts", async () => {
    const monthly = [...bench.double.state.prices.values()].find(
      ({ recurring }) => recurring?.interval === "month",
    );
    if (monthly) monthly.unit_amount = 1299;
    const asked = await askedFor(() =>
      Promise.all([bench.provider.plans("USD"), bench.provider.plans("USD")]),
    );
    expect(asked).toEqual(["GET /v1/prices"]);
    expect(await bench.provider.plans("USD")).toMatchObject([{ priceCents: 1299 }, { priceCents: 7999 }]);
  });

  it.each([
    ["inactive", { active: false }],
    ["in another currency", { currency: "eur" }],
    ["every third month", { recurring: { interval: "month", interval_count: 3 } }],
    ["without an amount", { unit_amount: null }],
  ])("are not sold %s", async (_, change) => {
    for (const price of bench.double.state.prices.values()) {
      if (price.recurring?.interval === "month") Object.assign(price, change);
    }
    expect((await bench.provider.plans("USD")).map(({ id }) => id)).toEqual(["pro-yearly-usd"]);
  });

  it("are not sold if the product is inactive", async () => {
    for (const product of bench.double.state.products.values()) product.active = false;
    expect(await bench.provider.plans("USD")).toEqual([]);
  });

  it("stay available while Stripe is down, without a retry right after a failure", async () => {
    const known = await bench.provider.plans("USD");
    bench.double.fault = () => 503;
    expect(await bench.provider.plans("USD")).toEqual(known);
    const fresh = await bench.createSecondProvider(() => start);
    await expect(fresh.plans("USD")).rejects.toMatchObject({ code: "payment_provider_failed" });
    const asked = await askedFor(() => expect(fresh.plans("USD")).rejects.toMatchObject({ status: 502 }));
    expect(asked).toEqual([]);
  });
});

describe("a subscription at Stripe", () => {
  it("takes two calls to fetch, and three once something was paid", async () => {
    const trial = await bought(true);
    expect(await askedFor(() => bench.provider.fetchSubscription(trial))).toHaveLength(2);
    const paid = await bought();
    expect(await askedFor(() => bench.provider.fetchSubscription(paid))).toEqual([
      expect.stringContaining("/v1/subscriptions/"),
      "GET /v1/invoices",
      "GET /v1/charges",
    ]);
  });

  it("keeps its plan and amount after the price's lookup key moved to another price", async () => {
    const id = await bought();
    for (const price of bench.double.state.prices.values()) price.lookup_key = null;
    expect((await bench.provider.fetchSubscription(id))?.plan).toMatchObject({
      id: "pro-monthly-usd",
      name: "Pro monthly",
      priceCents: 999,
    });
  });

  it("does not count as refunded after a partial refund", async () => {
    const id = await bought();
    refundCharge(bench.double.state, bench.lastCharge(id), 500);
    const found = await bench.provider.fetchSubscription(id);
    expect(found).toMatchObject({ isRefunded: false });
    expect(found?.movements.at(-1)).toMatchObject({ kind: "refund", amountCents: 500 });
  });

  it.each(["warning_needs_response", "warning_closed", "prevented"] as const)(
    "does not count as disputed with a dispute of status %s",
    async (status) => {
      const id = await bought();
      openDispute(bench.double.state, bench.lastCharge(id), status);
      const found = await bench.provider.fetchSubscription(id);
      expect(found).toMatchObject({ isDisputed: false });
      expect(found?.movements).toHaveLength(1);
    },
  );

  it("includes only the payments of its own invoices", async () => {
    const order = buildOrder();
    const first = await bench.provider.startCheckout(order);
    await bench.pay(first);
    const [earlier = ""] = await bench.provider.listSubscriptionIds(first.customerId);
    await bench.provider.cancelNow(earlier);
    await bench.advance(1);
    const second = await bench.provider.startCheckout({ ...order, ...first, idempotencyKey: "second" });
    await bench.pay(second);
    const [later = ""] = await bench.provider.listSubscriptionIds(first.customerId);
    const movements = [earlier, later].map(
      async (id) => (await bench.provider.fetchSubscription(id))?.movements ?? [],
    );
    const [ofFirst = [], ofSecond = []] = await Promise.all(movements);
    expect([ofFirst.length, ofSecond.length]).toEqual([1, 1]);
    expect(ofFirst[0]?.id).not.toBe(ofSecond[0]?.id);
  });

  it("continues after resuming clears the date that it would have ended on", async () => {
    const id = await bought();
    const kept = bench.double.state.subscriptions.get(id);
    if (!kept) throw new Error("Nothing was bought.");
    // As the dashboard does it.
    kept.cancel_at = kept.start_date + 10 * 86_400;
    expect(await bench.provider.fetchSubscription(id)).toMatchObject({ cancelAtPeriodEnd: true });
    await bench.provider.setCancelAtPeriodEnd(id, false, "resume");
    expect(await bench.provider.fetchSubscription(id)).toMatchObject({ cancelAtPeriodEnd: false });
    await bench.advance(32);
    expect(await bench.provider.fetchSubscription(id)).toMatchObject({ status: "active" });
  });

  it("with a status unknown to us grants no Pro", async () => {
    const id = await bought();
    const kept = bench.double.state.subscriptions.get(id);
    if (kept) kept.status = "sleeping";
    expect(await bench.provider.fetchSubscription(id)).toMatchObject({ status: "paused" });
  });
});

describe("an event from Stripe", () => {
  it("is accepted without a subject when its type is irrelevant to us", () => {
    const event = { id: "evt_1", object: "event", type: "payout.paid", created: 1_770_000_000 };
    const body = JSON.stringify({ ...event, data: { object: { id: "po_1", object: "payout" } } });
    const { headers, body: bytes } = signBody(body, start);
    expect(bench.provider.parseEvent(bytes, headers)).toEqual({
      id: "evt_1",
      type: "payout.paid",
      createdAt: new Date(1_770_000_000_000),
      subscriptionId: null,
      checkoutSessionId: null,
      customerId: null,
      paymentId: null,
    });
  });

  it.each([
    ["no JSON", "{"],
    ["no event", "[]"],
    ["nothing", "null"],
    [
      "an event about nothing",
      JSON.stringify({ id: "evt_1", object: "event", type: "invoice.paid", created: 1 }),
    ],
  ])("is refused as %s, even with a valid signature", (_, text) => {
    const { headers, body } = signBody(text, start);
    expect(() => bench.provider.parseEvent(body, headers)).toThrow(AppError);
  });

  it("is accepted during a rotation of the secret, when Stripe signs with both", () => {
    const text = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "payout.paid",
      created: 1,
      data: { object: { object: "payout" } },
    });
    const [old, ours] = [signBody(text, start, "whsec_old"), signBody(text, start)];
    const oldSignature = String(old.headers["stripe-signature"]);
    const both = `${oldSignature},${String(ours.headers["stripe-signature"]).split(",")[1]}`;
    expect(bench.provider.parseEvent(ours.body, { "stripe-signature": both }).id).toBe("evt_1");
  });

  it("is refused with another secret's signature, or with several timestamps", () => {
    const text = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "payout.paid",
      created: 1,
      data: { object: {} },
    });
    const other = signBody(text, start, "whsec_of_somebody_else");
    expect(() => bench.provider.parseEvent(other.body, other.headers)).toThrow(AppError);
    const later = signBody(text, new Date(start.getTime() + 3_600_000));
    const twice = `t=${start.getTime() / 1000},${later.headers["stripe-signature"]}`;
    expect(() => bench.provider.parseEvent(later.body, { "stripe-signature": twice })).toThrow(AppError);
  });
});

describe("a call to Stripe that fails", () => {
  const failing: readonly (readonly [string, (provider: PaymentProvider) => Promise<unknown>])[] = [
    ["plans", (provider) => provider.plans("USD")],
    ["startCheckout", (provider) => provider.startCheckout(buildOrder())],
    ["fetchCheckout", (provider) => provider.fetchCheckout("cs_1")],
    ["fetchSubscription", (provider) => provider.fetchSubscription("sub_1")],
    ["setCancelAtPeriodEnd", (provider) => provider.setCancelAtPeriodEnd("sub_1", true, "key")],
    ["cancelNow", (provider) => provider.cancelNow("sub_1")],
    [
      "openPortal",
      (provider) => provider.openPortal({ customerId: "c", language: "en", returnUrl: "https://a.example" }),
    ],
    ["refundLastPayment", (provider) => provider.refundLastPayment("sub_1", "key")],
    ["listSubscriptionIds", (provider) => provider.listSubscriptionIds("cus_1")],
    ["findSubscriptionOfPayment", (provider) => provider.findSubscriptionOfPayment("pi_1")],
  ];

  async function expectFailures(provider: PaymentProvider): Promise<readonly AppError[]> {
    return Promise.all(
      failing.map(async ([name, work]) => {
        const failure = await work(provider).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        if (!(failure instanceof AppError)) throw new Error(`${name} should fail`);
        expect([name, failure.code, failure.status]).toEqual([name, "payment_provider_failed", 502]);
        return failure;
      }),
    );
  }

  it.each([500, 503, 401, 403, 429])(
    "throws payment_provider_failed when Stripe answers %i",
    async (status) => {
      bench.double.fault = () => status;
      const failures = await expectFailures(bench.provider);
      expect(failures.map(({ cause }) => String(cause)).join()).toContain(String(status));
    },
  );

  it("throws payment_provider_failed when the connection is refused or closed", async () => {
    const nobody = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => nobody.listen(0, "127.0.0.1", resolve));
    const address = nobody.address();
    const port = typeof address === "object" ? address?.port : 0;
    const settings = {
      secretKey: "sk_test_nobody",
      publishableKey: "pk",
      webhookSecret: "wh",
      currency: "USD",
    };
    const provider = await createStripePayments({ ...settings, apiUrl: `http://127.0.0.1:${port}` });
    await expectFailures(provider);
    await new Promise((resolve) => nobody.close(resolve));
    await expectFailures(provider);
  });

  it("times out when Stripe hangs, before a browser would", async () => {
    bench.double.fault = () => "hang";
    await expectFailures(await bench.createSecondProvider(() => start, 300));
    expect(stripeTotalTimeoutMs).toBeLessThan(requestTimeoutMs);
  });

  it("logs neither the key nor personal data", async () => {
    bench.double.fault = (call) => (isCreate(call) ? 401 : undefined);
    const failure = await bench.provider.startCheckout(buildOrder()).catch((thrown: unknown) => thrown);
    const { cause } = failure instanceof AppError ? failure : {};
    const told = cause instanceof Error ? `${cause.stack} ${JSON.stringify(cause)} ${cause.cause}` : "";
    expect(told).toContain("StripeAuthenticationError");
    for (const secret of [doubleSecretKey, "Bearer", "@example.com"]) expect(told).not.toContain(secret);
  });
});

describe("amounts at Stripe", () => {
  it("are hundredths here and the currency's smallest unit at Stripe", () => {
    expect(["USD", "JPY", "ISK", "KWD"].map((currency) => fromStripeAmount(1000, currency))).toEqual([
      1000, 100_000, 1000, 100,
    ]);
    expect([toStripeAmount(999, "JPY"), toStripeAmount(1000, "jpy"), toStripeAmount(999, "KWD")]).toEqual([
      null,
      10,
      9990,
    ]);
  });

  it("survive a conversion and back in every currency", () => {
    const currency = fc.constantFrom("USD", "eur", "JPY", "KRW", "KWD", "UGX");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), currency, (cents, code) => {
        const amount = toStripeAmount(cents, code);
        if (amount !== null) expect(fromStripeAmount(amount, code)).toBe(cents);
      }),
    );
  });

  it("of a currency without decimals are charged and fetched in whole units", async () => {
    const yen = await StripeHarness.start(start, "JPY");
    expect(await yen.provider.plans("JPY")).toMatchObject([{ priceCents: 99_900 }, { priceCents: 799_900 }]);
    const checkout = await yen.provider.startCheckout(buildOrder({ planId: "pro-monthly-jpy" }));
    await yen.pay(checkout);
    const [id = ""] = await yen.provider.listSubscriptionIds(checkout.customerId);
    expect(await yen.provider.fetchSubscription(id)).toMatchObject({
      plan: { priceCents: 99_900, currency: "JPY" },
      movements: [{ amountCents: 99_900, currency: "JPY" }],
    });
    await yen.close();
  });
});

describe("the Stripe adapter", () => {
  it("does not load Stripe's SDK when it is imported", async () => {
    const file = new URL("./stripe-payments.ts", import.meta.url).href;
    const script = `await import(${JSON.stringify(file)});
      const { registerHooks } = await import("node:module");
      let loaded = 0;
      registerHooks({ resolve: (name, context, next) => { if (name === "stripe") loaded++; return next(name, context); } });
      const before = loaded;
      const { createStripePayments } = await import(${JSON.stringify(file)});
      await createStripePayments({ secretKey: "sk_test_x", publishableKey: "pk", webhookSecret: "w", currency: "USD" });
      console.log(before, loaded);`;
    const ran = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    expect(ran.stdout.trim()).toBe("0 1");
  });

  it("sells plans in the operator's currency, which may have no prices of its own", async () => {
    addSoldPlans(bench.double, "CHF");
    const francs = await createStripePayments({
      secretKey: doubleSecretKey,
      publishableKey: "pk",
      webhookSecret: "w",
      currency: "CHF",
      apiUrl: bench.double.url,
    });
    expect((await francs.plans("CHF")).map(({ id }) => id)).toEqual(["pro-monthly-chf", "pro-yearly-chf"]);
    const order = buildOrder({ planId: "pro-monthly-sek" });
    await expect(francs.startCheckout(order)).rejects.toMatchObject({ code: "plan_not_available" });
  });
});
