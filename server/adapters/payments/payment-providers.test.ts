// The behaviour that every payment provider must have, run against each of them.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  CheckoutOrder,
  ProviderSubscription,
  StartedCheckout,
} from "../../features/plans/payment-provider.ts";
import { buildOrder, type HarnessCard, type PaymentHarness } from "../../testing/payment-harness.ts";
import { SandboxHarness } from "../../testing/sandbox-harness.ts";
import { StripeHarness } from "../../testing/stripe-double/stripe-harness.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Purchase {
  readonly checkout: StartedCheckout;
  readonly subscription: ProviderSubscription;
}

const now = new Date("2026-03-10T12:00:00Z");
const providers: readonly (readonly [string, () => Promise<PaymentHarness>])[] = [
  ["Stripe", () => StripeHarness.start(now)],
  ["sandbox", () => SandboxHarness.start(now)],
];

describe.each(providers)("the payment provider %s", (_, start) => {
  let harness: PaymentHarness;

  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.close());

  async function lookUp(id: string): Promise<ProviderSubscription> {
    const found = await harness.provider.fetchSubscription(id);
    if (!found) throw new Error(`The provider has no ${id}.`);
    return found;
  }

  async function buy(order: Partial<CheckoutOrder> = {}, card: HarnessCard = "success"): Promise<Purchase> {
    const checkout = await harness.provider.startCheckout(buildOrder(order));
    await harness.pay(checkout, card);
    const progress = await harness.provider.fetchCheckout(checkout.sessionId);
    return { checkout, subscription: await lookUp(progress?.subscriptionId ?? "nothing bought") };
  }

  function kindsOf({ movements }: ProviderSubscription): readonly string[] {
    return movements.map(({ kind }) => kind);
  }

  it("offers a monthly and a yearly plan in its currency, and no free plan", async () => {
    expect(await harness.provider.plans("USD")).toEqual([
      { id: "pro-monthly-usd", name: "Pro monthly", priceCents: 999, currency: "USD", interval: "month" },
      { id: "pro-yearly-usd", name: "Pro yearly", priceCents: 7999, currency: "USD", interval: "year" },
    ]);
  });

  it.each([
    ["EUR", 999, 7999],
    ["GBP", 899, 6999],
    ["CAD", 1299, 9999],
    ["MXN", 14_900, 119_900],
  ])("sells in %s, and charges what it shows", async (currency, monthlyCents, yearlyCents) => {
    const offered = await harness.provider.plans(currency);
    expect(offered.map(({ priceCents }) => priceCents)).toEqual([monthlyCents, yearlyCents]);
    const [monthly] = offered;
    const { subscription } = await buy({ planId: monthly?.id ?? "" });
    expect(subscription.plan).toEqual(monthly);
    expect(subscription.movements).toMatchObject([{ kind: "payment", amountCents: monthlyCents, currency }]);
  });

  it("offers nothing in a currency that it has no prices in", async () => {
    expect(await harness.provider.plans("CHF")).toEqual([]);
  });

  it.each(["free-usd", "pro-monthly-chf", "pro-lifetime-usd", ""])("does not sell %j", async (planId) => {
    const started = harness.provider.startCheckout(buildOrder({ planId }));
    await expect(started).rejects.toMatchObject({ code: "plan_not_available" });
  });

  it("returns the same checkout for a repeated request", async () => {
    const order = buildOrder();
    const first = await harness.provider.startCheckout(order);
    expect(await harness.provider.startCheckout(order)).toEqual(first);
    expect(await harness.provider.fetchCheckout(first.sessionId)).toEqual({
      status: "open",
      subscriptionId: null,
    });
  });

  it("finds no checkouts or subscriptions of others", async () => {
    expect(await harness.provider.fetchCheckout("cs_test_of_somebody_else")).toBeNull();
    expect(await harness.provider.fetchSubscription("sub_of_somebody_else")).toBeNull();
  });

  it("starts with a trial without payment", async () => {
    const order = buildOrder({ withTrial: true, planId: "pro-yearly-usd" });
    const { subscription, checkout } = await buy(order);
    const trialEndsAt = new Date(subscription.startedAt.getTime() + 7 * dayMs);
    expect(subscription).toMatchObject({
      customerId: checkout.customerId,
      userId: order.userId,
      plan: { id: "pro-yearly-usd", priceCents: 7999, currency: "USD", interval: "year" },
      status: "trialing",
      trialEndsAt,
      currentPeriodEnd: trialEndsAt,
      cancelAtPeriodEnd: false,
      endedAt: null,
      isRefunded: false,
      isDisputed: false,
      movements: [],
    });
  });

  it("charges immediately without a trial", async () => {
    const { subscription } = await buy();
    expect(subscription).toMatchObject({ status: "active", trialEndsAt: null });
    expect(subscription.movements).toMatchObject([{ kind: "payment", amountCents: 999, currency: "USD" }]);
  });

  it("starts no subscription with a declined card, and accepts another card afterwards", async () => {
    const checkout = await harness.provider.startCheckout(buildOrder());
    await harness.pay(checkout, "declined");
    expect(await harness.provider.fetchCheckout(checkout.sessionId)).toEqual({
      status: "open",
      subscriptionId: null,
    });
    await harness.pay(checkout, "success");
    expect(await harness.provider.fetchCheckout(checkout.sessionId)).toMatchObject({ status: "complete" });
  });

  it("charges when the trial ends, and every month after", async () => {
    const { subscription } = await buy({ withTrial: true });
    await harness.advance(8);
    const paid = await lookUp(subscription.id);
    expect(paid).toMatchObject({ status: "active", trialEndsAt: subscription.trialEndsAt });
    expect(kindsOf(paid)).toEqual(["payment"]);
    await harness.advance(31);
    expect(kindsOf(await lookUp(subscription.id))).toEqual(["payment", "payment"]);
  });

  it("becomes past due when a card is declined, and eventually ends or stays unpaid", async () => {
    const { subscription } = await buy({ withTrial: true }, "later");
    await harness.advance(8);
    const late = await lookUp(subscription.id);
    expect(late.status).toBe("past_due");
    expect(kindsOf(late)).toEqual(["payment_failed"]);
    await harness.advance(25);
    const given = await lookUp(subscription.id);
    expect(["canceled", "unpaid"]).toContain(given.status);
    expect(new Set(kindsOf(given))).toEqual(new Set(["payment_failed"]));
  });

  it("lets a past-due customer enter another card, which is charged immediately", async () => {
    const { subscription, checkout } = await buy({ withTrial: true }, "later");
    await harness.advance(8);
    expect(await lookUp(subscription.id)).toMatchObject({ status: "past_due" });
    const { customerId } = checkout;
    const returnUrl = "https://platewise.example/subscription";
    const url = await harness.provider.openPortal({ customerId, language: "fr", returnUrl });
    await harness.updateCard(url);
    const paid = await lookUp(subscription.id);
    expect(paid.status).toBe("active");
    expect(kindsOf(paid)).toEqual(["payment_failed", "payment"]);
    await harness.advance(31);
    expect(kindsOf(await lookUp(subscription.id))).toEqual(["payment_failed", "payment", "payment"]);
  });

  it("opens no portal for an unknown customer", async () => {
    const unknown = { customerId: "cus_of_somebody_else", language: "en", returnUrl: "https://x.example/" };
    const opened = harness.provider.openPortal({ ...unknown, language: "en" });
    await expect(opened).rejects.toMatchObject({ code: "subscription_not_found" });
  });

  it("creates another checkout when a repeat has different parameters", async () => {
    const order = buildOrder({ withTrial: true });
    const first = await harness.provider.startCheckout(order);
    const again = await harness.provider.startCheckout({
      ...order,
      customerId: first.customerId,
      withTrial: false,
    });
    await harness.pay(again);
    const progress = await harness.provider.fetchCheckout(again.sessionId);
    expect(await lookUp(progress?.subscriptionId ?? "")).toMatchObject({ status: "active" });
  });

  it("ends with the period after cancelling, unless resumed", async () => {
    const { subscription } = await buy();
    const { setCancelAtPeriodEnd } = harness.provider;
    await setCancelAtPeriodEnd(subscription.id, true, "cancel-1");
    expect(await lookUp(subscription.id)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    await setCancelAtPeriodEnd(subscription.id, false, "resume-1");
    expect(await lookUp(subscription.id)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
    await setCancelAtPeriodEnd(subscription.id, true, "cancel-2");
    await harness.advance(32);
    const ended = await lookUp(subscription.id);
    expect(ended).toMatchObject({ status: "canceled", endedAt: subscription.currentPeriodEnd });
    expect(kindsOf(ended)).toEqual(["payment"]);
  });

  it("ends immediately, and ignores a second call", async () => {
    const { subscription, checkout } = await buy();
    expect(await harness.provider.listSubscriptionIds(checkout.customerId)).toEqual([subscription.id]);
    await harness.provider.cancelNow(subscription.id);
    await harness.provider.cancelNow(subscription.id);
    expect(await lookUp(subscription.id)).toMatchObject({ status: "canceled" });
    expect(await harness.provider.listSubscriptionIds(checkout.customerId)).toEqual([]);
  });

  it("refunds the last payment once", async () => {
    const { subscription } = await buy();
    await harness.advance(1);
    await harness.provider.refundLastPayment(subscription.id, "refund-1");
    await harness.provider.refundLastPayment(subscription.id, "refund-2");
    const refunded = await lookUp(subscription.id);
    expect(refunded.isRefunded).toBe(true);
    expect(refunded.movements).toMatchObject([
      { kind: "payment" },
      { kind: "refund", amountCents: 999, currency: "USD" },
    ]);
  });

  it("refunds nothing during a trial", async () => {
    const { subscription } = await buy({ withTrial: true });
    await harness.provider.refundLastPayment(subscription.id, "refund-3");
    expect(await lookUp(subscription.id)).toMatchObject({ isRefunded: false, movements: [] });
  });

  it("reports a manual refund until the next payment", async () => {
    const { subscription } = await buy();
    await harness.advance(1);
    await harness.refund(subscription.id);
    expect(await lookUp(subscription.id)).toMatchObject({ isRefunded: true, status: "active" });
    await harness.advance(32);
    const renewed = await lookUp(subscription.id);
    expect(renewed.isRefunded).toBe(false);
    expect(kindsOf(renewed)).toEqual(["payment", "refund", "payment"]);
  });

  it("reports a dispute, and a won dispute", async () => {
    const { subscription } = await buy();
    await harness.advance(1);
    await harness.dispute(subscription.id);
    expect(await lookUp(subscription.id)).toMatchObject({ isDisputed: true });
    await harness.advance(1);
    await harness.winDispute(subscription.id);
    const won = await lookUp(subscription.id);
    expect(won.isDisputed).toBe(false);
    expect(kindsOf(won)).toEqual(["payment", "dispute", "dispute_won"]);
  });

  it("gives each movement a stable, unique id", async () => {
    const { subscription } = await buy();
    await harness.advance(1);
    await harness.refund(subscription.id);
    const [first, again] = [await lookUp(subscription.id), await lookUp(subscription.id)];
    expect(again.movements).toEqual(first.movements);
    expect(new Set(first.movements.map(({ id }) => id)).size).toBe(first.movements.length);
  });

  it("ends a deleted customer's subscriptions, and creates a new customer for the next order", async () => {
    const order = buildOrder();
    const { checkout, subscription } = await buy(order);
    await harness.deleteCustomer(checkout.customerId);
    expect(await lookUp(subscription.id)).toMatchObject({ status: "canceled" });
    expect(await harness.provider.listSubscriptionIds(checkout.customerId)).toEqual([]);
    const again = await buy({
      ...order,
      customerId: checkout.customerId,
      idempotencyKey: "after deletion",
    });
    expect(again.checkout.customerId).not.toBe(checkout.customerId);
    expect(again.subscription).toMatchObject({ status: "active", userId: order.userId });
  });

  it("reuses a known customer", async () => {
    const order = buildOrder();
    const { checkout, subscription } = await buy(order);
    await harness.provider.cancelNow(subscription.id);
    const again = await buy({ ...order, customerId: checkout.customerId, idempotencyKey: "second order" });
    expect(again.checkout.customerId).toBe(checkout.customerId);
  });

  it("signs its events, each of which leads to the subscription", async () => {
    const { subscription, checkout } = await buy();
    await harness.dispute(subscription.id);
    const { parseEvent, findSubscriptionOfPayment } = harness.provider;
    const events = (await harness.signedEvents()).map(({ body, headers }) => parseEvent(body, headers));
    const about = new Set<string | null>();
    for (const { subscriptionId, paymentId } of events) {
      about.add(subscriptionId ?? (paymentId && (await findSubscriptionOfPayment(paymentId))));
    }
    about.delete(null);
    expect([...about]).toEqual([subscription.id]);
    expect(events.some(({ checkoutSessionId }) => checkoutSessionId === checkout.sessionId)).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it("rejects events that are modified, unsigned, too old or from the future", async () => {
    await buy();
    const { parseEvent } = harness.provider;
    const refused = (body: Buffer, headers: Readonly<Record<string, string>>) =>
      expect(() => parseEvent(body, headers)).toThrow(expect.objectContaining({ code: "webhook_not_ours" }));
    const [event] = await harness.signedEvents();
    if (!event) throw new Error("There is no event.");
    refused(Buffer.concat([event.body, Buffer.from(" ")]), event.headers);
    refused(event.body, {});
    for (const age of [301, -301]) {
      for (const { body, headers } of await harness.signedEvents(age)) refused(body, headers);
    }
    for (const { body, headers } of await harness.signedEvents(299))
      expect(parseEvent(body, headers).id).toBeTruthy();
  });
});
