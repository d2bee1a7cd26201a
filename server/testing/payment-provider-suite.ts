/** server/testing: what the server's tests stand on. This file: what every payment provider promises, tried on each of them. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  CheckoutOrder,
  ProviderSubscription,
  StartedCheckout,
} from "../features/plans/payment-provider.ts";
import { anOrder, type BenchCard, type PaymentBench } from "./payment-bench.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Bought {
  readonly checkout: StartedCheckout;
  readonly subscription: ProviderSubscription;
}

export function describePaymentProvider(name: string, start: () => Promise<PaymentBench>): void {
  describe(`the payment provider ${name}`, () => {
    let bench: PaymentBench;

    beforeEach(async () => {
      bench = await start();
    });
    afterEach(() => bench.close());

    async function lookUp(id: string): Promise<ProviderSubscription> {
      const found = await bench.provider.lookUpSubscription(id);
      if (!found) throw new Error(`The provider has no ${id}.`);
      return found;
    }

    async function buy(order: Partial<CheckoutOrder> = {}, card: BenchCard = "success"): Promise<Bought> {
      const checkout = await bench.provider.startCheckout(anOrder(order));
      await bench.pay(checkout, card);
      const progress = await bench.provider.lookUpCheckout(checkout.sessionId);
      return { checkout, subscription: await lookUp(progress?.subscriptionId ?? "nothing bought") };
    }

    function kindsOf({ movements }: ProviderSubscription): readonly string[] {
      return movements.map(({ kind }) => kind);
    }

    it("sells the month and the year in its currency, and nothing for nothing", async () => {
      expect(await bench.provider.plans()).toEqual([
        { id: "pro-monthly-usd", name: "Pro monthly", priceCents: 999, currency: "USD", interval: "month" },
        { id: "pro-yearly-usd", name: "Pro yearly", priceCents: 7999, currency: "USD", interval: "year" },
      ]);
    });

    it.each(["free-usd", "pro-monthly-eur", "pro-lifetime-usd", ""])("does not sell %j", async (planId) => {
      const started = bench.provider.startCheckout(anOrder({ planId }));
      await expect(started).rejects.toMatchObject({ code: "plan_not_available" });
    });

    it("makes one checkout of a request that is repeated", async () => {
      const order = anOrder();
      const first = await bench.provider.startCheckout(order);
      expect(await bench.provider.startCheckout(order)).toEqual(first);
      expect(await bench.provider.lookUpCheckout(first.sessionId)).toEqual({
        status: "open",
        subscriptionId: null,
      });
    });

    it("knows nothing of what it did not begin", async () => {
      expect(await bench.provider.lookUpCheckout("cs_test_of_somebody_else")).toBeNull();
      expect(await bench.provider.lookUpSubscription("sub_of_somebody_else")).toBeNull();
    });

    it("begins with a trial in which nothing is paid", async () => {
      const order = anOrder({ withTrial: true, planId: "pro-yearly-usd" });
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

    it("takes the first payment at once without a trial", async () => {
      const { subscription } = await buy();
      expect(subscription).toMatchObject({ status: "active", trialEndsAt: null });
      expect(subscription.movements).toMatchObject([{ kind: "payment", amountCents: 999, currency: "USD" }]);
    });

    it("sells nothing to a card that is declined, and lets another be tried", async () => {
      const checkout = await bench.provider.startCheckout(anOrder());
      await bench.pay(checkout, "declined");
      expect(await bench.provider.lookUpCheckout(checkout.sessionId)).toEqual({
        status: "open",
        subscriptionId: null,
      });
      await bench.pay(checkout, "success");
      expect(await bench.provider.lookUpCheckout(checkout.sessionId)).toMatchObject({ status: "complete" });
    });

    it("takes money when the trial is over, and every month after it", async () => {
      const { subscription } = await buy({ withTrial: true });
      await bench.advance(8);
      const paid = await lookUp(subscription.id);
      expect(paid).toMatchObject({ status: "active", trialEndsAt: subscription.trialEndsAt });
      expect(kindsOf(paid)).toEqual(["payment"]);
      await bench.advance(31);
      expect(kindsOf(await lookUp(subscription.id))).toEqual(["payment", "payment"]);
    });

    it("is late when a card declines, and gives up in the end", async () => {
      const { subscription } = await buy({ withTrial: true }, "later");
      await bench.advance(8);
      const late = await lookUp(subscription.id);
      expect(late.status).toBe("past_due");
      expect(kindsOf(late)).toEqual(["payment_failed"]);
      await bench.advance(25);
      const given = await lookUp(subscription.id);
      expect(["canceled", "unpaid"]).toContain(given.status);
      expect(new Set(kindsOf(given))).toEqual(new Set(["payment_failed"]));
    });

    it("lets a late payer put in another card, which pays at once", async () => {
      const { subscription, checkout } = await buy({ withTrial: true }, "later");
      await bench.advance(8);
      expect(await lookUp(subscription.id)).toMatchObject({ status: "past_due" });
      const { customerId } = checkout;
      const returnUrl = "https://platewise.example/subscription";
      const url = await bench.provider.openPortal({ customerId, language: "fr", returnUrl });
      await bench.putInCard(url);
      const paid = await lookUp(subscription.id);
      expect(paid.status).toBe("active");
      expect(kindsOf(paid)).toEqual(["payment_failed", "payment"]);
      await bench.advance(31);
      expect(kindsOf(await lookUp(subscription.id))).toEqual(["payment_failed", "payment", "payment"]);
    });

    it("has no portal for a customer that it does not know", async () => {
      const unknown = { customerId: "cus_of_somebody_else", language: "en", returnUrl: "https://x.example/" };
      const opened = bench.provider.openPortal({ ...unknown, language: "en" });
      await expect(opened).rejects.toMatchObject({ code: "subscription_not_found" });
    });

    it("makes another checkout where a repeat asks for something else", async () => {
      const order = anOrder({ withTrial: true });
      const first = await bench.provider.startCheckout(order);
      const again = await bench.provider.startCheckout({
        ...order,
        customerId: first.customerId,
        withTrial: false,
      });
      await bench.pay(again);
      const progress = await bench.provider.lookUpCheckout(again.sessionId);
      expect(await lookUp(progress?.subscriptionId ?? "")).toMatchObject({ status: "active" });
    });

    it("ends with the period once cancelled, unless that is taken back", async () => {
      const { subscription } = await buy();
      const { setCancelAtPeriodEnd } = bench.provider;
      await setCancelAtPeriodEnd(subscription.id, true, "cancel-1");
      expect(await lookUp(subscription.id)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
      await setCancelAtPeriodEnd(subscription.id, false, "resume-1");
      expect(await lookUp(subscription.id)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
      await setCancelAtPeriodEnd(subscription.id, true, "cancel-2");
      await bench.advance(32);
      const ended = await lookUp(subscription.id);
      expect(ended).toMatchObject({ status: "canceled", endedAt: subscription.currentPeriodEnd });
      expect(kindsOf(ended)).toEqual(["payment"]);
    });

    it("ends at once, and takes being told twice", async () => {
      const { subscription, checkout } = await buy();
      expect(await bench.provider.subscriptionsOf(checkout.customerId)).toEqual([subscription.id]);
      await bench.provider.endNow(subscription.id);
      await bench.provider.endNow(subscription.id);
      expect(await lookUp(subscription.id)).toMatchObject({ status: "canceled" });
      expect(await bench.provider.subscriptionsOf(checkout.customerId)).toEqual([]);
    });

    it("gives the last payment back once", async () => {
      const { subscription } = await buy();
      await bench.advance(1);
      await bench.provider.refundLastPayment(subscription.id, "refund-1");
      await bench.provider.refundLastPayment(subscription.id, "refund-2");
      const refunded = await lookUp(subscription.id);
      expect(refunded.isRefunded).toBe(true);
      expect(refunded.movements).toMatchObject([
        { kind: "payment" },
        { kind: "refund", amountCents: 999, currency: "USD" },
      ]);
    });

    it("has nothing to give back of a trial", async () => {
      const { subscription } = await buy({ withTrial: true });
      await bench.provider.refundLastPayment(subscription.id, "refund-3");
      expect(await lookUp(subscription.id)).toMatchObject({ isRefunded: false, movements: [] });
    });

    it("tells of a refund by hand, until the next payment", async () => {
      const { subscription } = await buy();
      await bench.advance(1);
      await bench.refund(subscription.id);
      expect(await lookUp(subscription.id)).toMatchObject({ isRefunded: true, status: "active" });
      await bench.advance(32);
      const renewed = await lookUp(subscription.id);
      expect(renewed.isRefunded).toBe(false);
      expect(kindsOf(renewed)).toEqual(["payment", "refund", "payment"]);
    });

    it("tells of a dispute, and of one that was won", async () => {
      const { subscription } = await buy();
      await bench.advance(1);
      await bench.dispute(subscription.id);
      expect(await lookUp(subscription.id)).toMatchObject({ isDisputed: true });
      await bench.advance(1);
      await bench.winDispute(subscription.id);
      const won = await lookUp(subscription.id);
      expect(won.isDisputed).toBe(false);
      expect(kindsOf(won)).toEqual(["payment", "dispute", "dispute_won"]);
    });

    it("names each movement of money by an id of its own, for ever", async () => {
      const { subscription } = await buy();
      await bench.advance(1);
      await bench.refund(subscription.id);
      const [first, again] = [await lookUp(subscription.id), await lookUp(subscription.id)];
      expect(again.movements).toEqual(first.movements);
      expect(new Set(first.movements.map(({ id }) => id)).size).toBe(first.movements.length);
    });

    it("ends what a deleted customer had, and makes a new customer of them", async () => {
      const order = anOrder();
      const { checkout, subscription } = await buy(order);
      await bench.deleteCustomer(checkout.customerId);
      expect(await lookUp(subscription.id)).toMatchObject({ status: "canceled" });
      expect(await bench.provider.subscriptionsOf(checkout.customerId)).toEqual([]);
      const again = await buy({
        ...order,
        customerId: checkout.customerId,
        idempotencyKey: "after deletion",
      });
      expect(again.checkout.customerId).not.toBe(checkout.customerId);
      expect(again.subscription).toMatchObject({ status: "active", userId: order.userId });
    });

    it("keeps to a customer whom it knows", async () => {
      const order = anOrder();
      const { checkout, subscription } = await buy(order);
      await bench.provider.endNow(subscription.id);
      const again = await buy({ ...order, customerId: checkout.customerId, idempotencyKey: "second order" });
      expect(again.checkout.customerId).toBe(checkout.customerId);
    });

    it("signs its news, each of which leads to the subscription", async () => {
      const { subscription, checkout } = await buy();
      await bench.dispute(subscription.id);
      const { readEvent, subscriptionOfPayment } = bench.provider;
      const events = (await bench.news()).map(({ body, headers }) => readEvent(body, headers));
      const about = new Set<string | null>();
      for (const { subscriptionId, paymentId } of events) {
        about.add(subscriptionId ?? (paymentId && (await subscriptionOfPayment(paymentId))));
      }
      about.delete(null);
      expect([...about]).toEqual([subscription.id]);
      expect(events.some(({ checkoutSessionId }) => checkoutSessionId === checkout.sessionId)).toBe(true);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    });

    it("believes no news that is altered, unsigned, old or of later", async () => {
      await buy();
      const { readEvent } = bench.provider;
      const refused = (body: Buffer, headers: Readonly<Record<string, string>>) =>
        expect(() => readEvent(body, headers)).toThrow(expect.objectContaining({ code: "webhook_not_ours" }));
      const [news] = await bench.news();
      if (!news) throw new Error("There is no news.");
      refused(Buffer.concat([news.body, Buffer.from(" ")]), news.headers);
      refused(news.body, {});
      for (const age of [301, -301]) {
        for (const { body, headers } of await bench.news(age)) refused(body, headers);
      }
      for (const { body, headers } of await bench.news(299)) expect(readEvent(body, headers).id).toBeTruthy();
    });
  });
}
