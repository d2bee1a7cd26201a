import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as calls from "#contract/endpoints/plans.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { webhookPath } from "#contract/payment-webhook.ts";
import { cardThatDeclinesLater } from "#contract/sandbox-test-cards.ts";
import { AppError } from "../../core/app-error.ts";
import {
  checkOut,
  deliverSandboxEvents,
  monthly,
  passDays,
  pay,
  subscribe,
  yearly,
} from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { handlePendingEvents } from "./handle-event.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { cancelAllSubscriptions } from "./stop-charging.ts";
import { type PaymentParts, syncSubscription } from "./sync-subscription.ts";

/** Another server on the first one's database; its way to the provider can be cut. */
let app: TestApp;
let twin: TestApp;
let ana: SignedIn;
let isCut = false;
let parts: PaymentParts;
const reported: unknown[] = [];

beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  const provider = cuttable(app.sandbox);
  const db = app.db;
  twin = await createTestApp({
    hasFoods: false,
    adapters: { db, fleetingDb: db, clock: app.clock.read, payments: { provider, sandbox: undefined } },
  });
  parts = { db, provider, clock: app.clock.read, report: (failure) => reported.push(failure) };
});
beforeEach(async () => {
  isCut = false;
  reported.length = 0;
  await app.db.updateTable("sandbox_clock").set({ advanced_ms: 0 }).execute();
  await app.db.deleteFrom("sandbox_events").execute();
  ana = await app.signUp();
});
afterAll(async () => {
  await twin.app.close();
  await twin.database.drop();
  await app.close();
});

/** The very provider, but for a network that may be down. */
function cuttable(provider: PaymentProvider): PaymentProvider {
  const cut = async () => {
    throw new AppError("payment_provider_failed");
  };
  return new Proxy(provider, {
    get: (target, name: keyof PaymentProvider) => {
      const isAsked = typeof target[name] === "function" && name !== "parseEvent" && name !== "now";
      return isCut && isAsked ? cut : target[name];
    },
  });
}

const isPro = async (who = ana) => (await app.call(me, who)).body.isPremium;
const story = async (who = ana) => {
  const { body } = await app.call(calls.readSubscriptionHistory, { ...who, query: { limit: "50" } });
  return body.map(({ kind }: { kind: string }) => kind);
};
const status = async () => (await app.call(calls.readSubscription, ana)).body.status;

/** All news so far, signed, as they may come again. */
async function collectNews() {
  await app.db
    .updateTable("sandbox_events")
    .set({ delivered_at: null, next_try_at: app.clock.read() })
    .execute();
  const news: { payload: string; headers: Readonly<Record<string, string>> }[] = [];
  await app.sandbox.deliverEvents(async (payload, headers) => {
    news.push({ payload, headers });
    return 200;
  });
  return news;
}
type News = Awaited<ReturnType<typeof collectNews>>[number];
const send = (on: TestApp, { payload, headers }: News) =>
  on.inject({ method: "POST", url: webhookPath, headers, payload });

async function buyQuietly(options: { planId?: string; cardNumber?: string } = {}): Promise<void> {
  const { body } = await checkOut(app, ana, options);
  await pay(app, ana, { clientSecret: body.clientSecret, cardNumber: options.cardNumber });
}

describe("provider events", () => {
  it("take effect once when delivered ten times to two servers", async () => {
    await buyQuietly();
    const news = await collectNews();
    expect(news).toHaveLength(2);
    const times = Array.from({ length: 10 }, (_, at) => (at % 2 ? app : twin));
    const answers = await Promise.all(news.flatMap((one) => times.map((on) => send(on, one))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect([await isPro(), await story()]).toEqual([true, ["started"]]);
    const kept = await app.db.selectFrom("payment_events").select("handled_at").execute();
    expect(kept.filter(({ handled_at }) => handled_at === null)).toEqual([]);
    const mails = await app.db
      .selectFrom("subscription_mails")
      .select("kind")
      .where("user_id", "=", ana.userId)
      .execute();
    expect(mails).toEqual([{ kind: "receipt" }]);
  });

  it("end in the provider's current state when delivered out of order", async () => {
    await buyQuietly();
    await app.sandbox.advanceClock(8 * 86_400_000);
    await app.call(calls.confirmCheckout, ana);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await app.sandbox.advanceClock(31 * 86_400_000);
    for (const one of (await collectNews()).reverse()) expect((await send(app, one)).status).toBe(200);
    expect([await isPro(), await story()]).toEqual([false, ["ended", "cancelled", "payment", "started"]]);
  });

  it("stay pending during an outage and are handled after it", async () => {
    await buyQuietly();
    const [first] = await collectNews();
    if (!first) throw new Error("no news");
    isCut = true;
    const refused = await send(twin, first);
    expect([refused.status, refused.body.code]).toEqual([503, "service_unavailable"]);
    expect(await isPro()).toBe(false);
    isCut = false;
    await handlePendingEvents(parts);
    expect(await isPro()).toBe(false);
    app.clock.advance(61_000);
    isCut = true;
    await handlePendingEvents(parts);
    expect([reported.length, await isPro()]).toEqual([1, false]);
    isCut = false;
    app.clock.advance(121_000);
    await handlePendingEvents(parts);
    expect(await isPro()).toBe(true);
  });

  it("change nothing for an unknown type or a subscription that is not ours", async () => {
    await app.db
      .insertInto("sandbox_events")
      .values([
        {
          id: "evt_odd",
          type: "coffee.brewed",
          created_at: app.clock.read(),
          next_try_at: app.clock.read(),
          subscription_id: null,
          session_id: null,
          customer_id: null,
          delivered_at: null,
        },
        {
          id: "evt_other",
          type: "customer.subscription.updated",
          created_at: app.clock.read(),
          next_try_at: app.clock.read(),
          subscription_id: "sub_of_nobody",
          session_id: "cs_of_nobody",
          customer_id: "cus_of_nobody",
          delivered_at: null,
        },
      ])
      .execute();
    expect(await deliverSandboxEvents(app)).toEqual([200, 200]);
    expect(
      await app.db.selectFrom("subscriptions").select("id").where("user_id", "=", ana.userId).execute(),
    ).toEqual([]);
  });
});

describe("during a provider outage", () => {
  it("fails the calls that need the provider, changes nothing, and serves the rest", async () => {
    await subscribe(app, ana);
    isCut = true;
    for (const call of [calls.startCheckout, calls.cancelSubscription, calls.resumeSubscription]) {
      const body =
        call === calls.startCheckout ? { planId: monthly, successURL: "https://platewise.example/x" } : {};
      const answer = await twin.call(call, { headers: ana.headers, body });
      expect([answer.status, answer.body.code]).toEqual([502, "payment_provider_failed"]);
    }
    expect((await twin.call(calls.listPlans)).status).toBe(502);
    expect((await twin.call(calls.readSubscription, ana)).body).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await twin.call(calls.readSubscriptionHistory, ana)).body).toHaveLength(1);
    expect((await twin.call(me, ana)).body.isPremium).toBe(true);
    isCut = false;
    expect((await twin.call(calls.listPlans)).body).toHaveLength(3);
  });
});

describe("concurrent syncs", () => {
  it("store each state once, in any order", async () => {
    await buyQuietly();
    const { id } = await app.db
      .selectFrom("sandbox_subscriptions")
      .select("id")
      .where("user_id", "=", ana.userId)
      .executeTakeFirstOrThrow();
    await Promise.all(Array.from({ length: 12 }, () => syncSubscription(parts, id)));
    expect([await isPro(), await story()]).toEqual([true, ["started"]]);
    const { looks } = await app.db
      .selectFrom("subscriptions")
      .select("looks")
      .where("provider_id", "=", id)
      .executeTakeFirstOrThrow();
    // Those that were overtaken twice have not written.
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(12);
  });
});

describe("two subscriptions bought in two tabs", () => {
  it("are reduced to one while on trial", async () => {
    const checkouts = await Promise.all([monthly, yearly].map((planId) => checkOut(app, ana, { planId })));
    for (const { body } of checkouts) {
      await pay(app, ana, { clientSecret: body.clientSecret });
      app.clock.advance(5_000);
    }
    for (const one of (await collectNews()).reverse()) await send(app, one);
    await deliverSandboxEvents(app);
    expect([await isPro(), await story()]).toEqual([true, ["ended", "started", "started"]]);
    expect((await app.call(calls.readSubscription, ana)).body).toMatchObject({ planId: monthly });
    const running = app.db
      .selectFrom("sandbox_subscriptions")
      .select("plan_id")
      .where("user_id", "=", ana.userId);
    expect(await running.where("ended_at", "is", null).execute()).toEqual([{ plan_id: monthly }]);
  });

  it("refund the second payment when both were paid", async () => {
    await subscribe(app, ana);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await passDays(app, 8);
    const checkouts = [await checkOut(app, ana), await checkOut(app, ana)];
    for (const { body } of checkouts) {
      await pay(app, ana, { clientSecret: body.clientSecret });
      app.clock.advance(5_000);
    }
    await deliverSandboxEvents(app);
    await deliverSandboxEvents(app);
    expect((await story()).filter((kind: string) => kind === "refund")).toHaveLength(1);
    expect([await isPro(), await status()]).toEqual([true, "active"]);
    const mails = app.db.selectFrom("subscription_mails").select("kind").where("user_id", "=", ana.userId);
    expect((await mails.execute()).filter(({ kind }) => kind === "second_ended")).toHaveLength(1);
  });
});

describe("refunds, disputes and failed payments", () => {
  const paidUp = async () => {
    const id = await subscribe(app, ana);
    await passDays(app, 8);
    expect([await isPro(), await status()]).toEqual([true, "active"]);
    return id;
  };

  it("end Pro on a refund, until the next payment", async () => {
    const id = await paidUp();
    await app.sandbox.applyToLastPayment(id, "refund");
    await deliverSandboxEvents(app);
    expect([await isPro(), await status()]).toEqual([false, "active"]);
    await passDays(app, 31);
    expect([await isPro(), await story()]).toEqual([true, ["payment", "refund", "payment", "started"]]);
  });

  it("end Pro on a dispute and restore it when the dispute is won", async () => {
    const id = await paidUp();
    await app.sandbox.applyToLastPayment(id, "dispute");
    await deliverSandboxEvents(app);
    expect(await isPro()).toBe(false);
    await app.sandbox.applyToLastPayment(id, "dispute_won");
    await deliverSandboxEvents(app);
    expect([await isPro(), await story()]).toEqual([true, ["dispute_won", "dispute", "payment", "started"]]);
  });

  it("keep Pro while a declined payment is retried, and end it after the last retry", async () => {
    await subscribe(app, ana, { cardNumber: cardThatDeclinesLater });
    await passDays(app, 8);
    expect([await isPro(), await status()]).toEqual([true, "past_due"]);
    await passDays(app, 7);
    expect([await isPro(), await status()]).toEqual([false, "unpaid"]);
    expect((await checkOut(app, ana)).status).toBe(409);
    await passDays(app, 31);
    expect((await app.call(calls.readSubscription, ana)).status).toBe(404);
    expect((await checkOut(app, ana)).status).toBe(200);
    expect(await story()).toEqual(["ended", ...Array(4).fill("payment_failed"), "started"]);
  });

  it("cancel the subscription of a customer deleted at the provider, who may subscribe again", async () => {
    await paidUp();
    const known = app.db
      .selectFrom("payment_customers")
      .select("customer_id")
      .where("user_id", "=", ana.userId);
    const { customer_id } = await known.executeTakeFirstOrThrow();
    await app.sandbox.deleteCustomer(customer_id);
    await deliverSandboxEvents(app);
    expect([await isPro(), (await app.call(calls.readSubscription, ana)).status]).toEqual([false, 404]);
    await subscribe(app, ana);
    expect(await isPro()).toBe(true);
    expect((await known.executeTakeFirstOrThrow()).customer_id).not.toBe(customer_id);
  });
});

describe("a subscription unknown to the provider, as with another account's keys", () => {
  it("is canceled three days after the paid period", async () => {
    const id = await subscribe(app, ana);
    await app.db.deleteFrom("sandbox_subscriptions").where("id", "=", id).execute();
    await syncSubscription(parts, id);
    expect(await isPro()).toBe(true);
    await passDays(app, 9);
    await syncSubscription(parts, id);
    expect(await isPro()).toBe(true);
    await passDays(app, 2);
    await syncSubscription(parts, id);
    expect(await isPro()).toBe(false);
  });
});

describe("an account", () => {
  it("stays Pro when granted by hand, even after a failed checkout", async () => {
    await app.makePro(ana);
    const { body } = await checkOut(app, ana);
    await app.call(calls.confirmCheckout, ana);
    await pay(app, ana, { clientSecret: body.clientSecret, cardNumber: "4000000000000002" });
    await app.call(calls.confirmCheckout, ana);
    expect(await isPro()).toBe(true);
  });

  it("is never charged again once deleted, not even by a checkout left open", async () => {
    const id = await subscribe(app, ana);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await passDays(app, 8);
    const { body } = await checkOut(app, ana);
    await subscribe(app, ana);
    await cancelAllSubscriptions(parts, ana.userId);
    // As at a provider that knows nothing of it: the other tab was still open.
    await app.db.deleteFrom("users").where("id", "=", ana.userId).execute();
    const { clientSecret } = body;
    await app.sandbox.pay({
      userId: ana.userId,
      clientSecret,
      cardNumber: "4242424242424242",
      expiry: "12/34",
      cvc: "123",
    });
    await deliverSandboxEvents(app);
    await deliverSandboxEvents(app);
    const left = await app.db
      .selectFrom("sandbox_subscriptions")
      .select(["id", "status"])
      .where("user_id", "=", ana.userId)
      .execute();
    expect(left).toHaveLength(3);
    expect(left.map((one) => one.status)).toEqual(["canceled", "canceled", "canceled"]);
    expect(left.map((one) => one.id)).toContain(id);
    const gone = await app.db
      .selectFrom("subscriptions")
      .select("id")
      .where("user_id", "=", ana.userId)
      .execute();
    expect(gone).toEqual([]);
  });

  it("cannot be deleted while a former provider may still charge it", async () => {
    await subscribe(app, ana);
    await app.db
      .updateTable("subscriptions")
      .set({ provider: "stripe" })
      .where("user_id", "=", ana.userId)
      .execute();
    await expect(cancelAllSubscriptions(parts, ana.userId)).rejects.toMatchObject({
      code: "payments_unavailable",
    });
  });
});
