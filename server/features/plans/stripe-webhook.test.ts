import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exportMeals } from "#contract/endpoints/meals.ts";
import * as calls from "#contract/endpoints/plans.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { webhookPath } from "#contract/payment-webhook.ts";
import {
  createStripeApp,
  passDays,
  payAtStripe,
  post,
  type StripeApp,
  signedEventsOf,
} from "../../testing/stripe-app.ts";
import { openDispute } from "../../testing/stripe-double/refunds-and-disputes.ts";
import { type SignedEvent, signBody, signEvent } from "../../testing/stripe-double/sign-event.ts";
import { type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

let stripe: StripeApp;
let ana: SignedIn;

beforeAll(async () => {
  stripe = await createStripeApp({ hasFoods: false });
});
beforeEach(async () => {
  stripe.harness.double.fault = () => undefined;
  stripe.harness.double.state.events.length = 0;
  ana = await stripe.app.signUp();
});
afterAll(() => stripe.close());

const ourselves = () => ({
  db: stripe.app.db,
  provider: stripe.harness.provider,
  clock: stripe.app.clock.read,
  report: (failure: unknown) => {
    throw failure;
  },
});

/** Everything that news can change: the account, its subscription, its history, its mails. */
async function standing() {
  const { app } = stripe;
  // Days may have passed, and a token lives for minutes.
  ana = await app.logIn(ana.userId, ana.email, testPassword);
  const [account, current, history] = [
    await app.call(me, ana),
    await app.call(calls.readSubscription, ana),
    await app.call(calls.readSubscriptionHistory, { ...ana, query: { limit: "100" } }),
  ];
  const mails = await app.db
    .selectFrom("subscription_mails")
    .select("kind")
    .where("user_id", "=", ana.userId)
    .orderBy("kind")
    .execute();
  return {
    isPro: account.body.isPremium,
    status: current.body.status ?? current.status,
    history: history.body.map(({ kind }: { kind: string }) => kind).toSorted(),
    mails: mails.map(({ kind }) => kind),
  };
}

const nothingYet = { isPro: false, status: 404, history: [], mails: [] };
const onTrial = { isPro: true, status: "trialing", history: ["started"], mails: ["receipt"] };

async function keptEvents(): Promise<number> {
  const { count } = await stripe.app.db
    .selectFrom("payment_events")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function tell(news: readonly SignedEvent[], to = stripe.app): Promise<readonly number[]> {
  const statuses = [];
  for (const one of news) statuses.push((await post(to, one)).status);
  return statuses;
}

/** All at once; what a server is too busy for is sent again, as Stripe does. */
async function tellAtOnce(news: readonly SignedEvent[], to: readonly TestApp[]): Promise<void> {
  let left = to.flatMap((app) => news.map((one) => ({ app, one })));
  for (let round = 0; left.length > 0 && round < 10; round += 1) {
    const answers = await Promise.all(
      left.map(async (sent) => ({ sent, status: (await post(sent.app, sent.one)).status })),
    );
    expect([200, 503]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    left = answers.flatMap(({ sent, status }) => (status === 200 ? [] : [sent]));
  }
  expect(left).toEqual([]);
}

function shuffled<T>(values: readonly T[]): readonly T[] {
  const left = [...values];
  return values.flatMap(() => left.splice(randomInt(left.length), 1));
}

describe("a forged webhook", () => {
  const later = (seconds: number) => new Date(stripe.app.clock.read().getTime() + seconds * 1000);

  const forgeries: readonly (readonly [string, (news: SignedEvent, text: string) => SignedEvent])[] = [
    ["forged with another secret", (_, text) => signBody(text, later(0), "whsec_made_up")],
    ["of six minutes ago", (_, text) => signBody(text, later(-360))],
    ["just older than five minutes", (_, text) => signBody(text, later(-301))],
    ["signed for later", (_, text) => signBody(text, later(301))],
    ["without a signature", ({ body }) => ({ body, headers: { "content-type": "application/json" } })],
    ["with an empty signature", ({ body }) => ({ body, headers: { "stripe-signature": "" } })],
    [
      "with the signature of another body",
      ({ headers }, text) => ({ body: Buffer.from(`${text} `), headers }),
    ],
    [
      "spelled anew",
      ({ headers }, text) => ({ body: Buffer.from(JSON.stringify(JSON.parse(text))), headers }),
    ],
    ["empty", ({ headers }) => ({ body: Buffer.alloc(0), headers })],
    [
      "signed by a scheme that is no longer used",
      ({ body, headers }) => ({
        body,
        headers: { "stripe-signature": String(headers["stripe-signature"]).replace("v1=", "v0=") },
      }),
    ],
    [
      "with its time moved on",
      ({ body, headers }) => ({
        body,
        headers: {
          "stripe-signature": String(headers["stripe-signature"]).replace(/t=\d+/, `t=${Date.now()}`),
        },
      }),
    ],
  ];

  it("is refused unread, whatever is forged", async () => {
    await payAtStripe(stripe, ana);
    const before = await keptEvents();
    const heard = stripe.harness.double.receivedCalls.length;
    for (const [name, falsify] of forgeries)
      for (const news of signedEventsOf(stripe)) {
        const { status, body } = await post(stripe.app, falsify(news, news.body.toString()));
        expect([name, status, body.code]).toEqual([name, 400, "webhook_not_ours"]);
      }
    expect(await standing()).toEqual(nothingYet);
    expect([await keptEvents(), stripe.harness.double.receivedCalls.length]).toEqual([before, heard]);
  });

  it("is refused by size before parsing", async () => {
    const before = await keptEvents();
    const text = JSON.stringify({
      id: "evt_big",
      object: "event",
      type: "x",
      created: 1,
      data: { object: {} },
    });
    const padded = signBody(text.padEnd(2 * 1024 * 1024), stripe.app.clock.read());
    const { status, body } = await post(stripe.app, padded);
    expect([status, body.code]).toEqual([413, "payload_too_large"]);
    expect(await keptEvents()).toBe(before);
  });

  it("is not found by other methods", async () => {
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      const { status } = await stripe.app.inject({ method, url: webhookPath });
      expect([404, 405]).toContain(status);
    }
  });
});

describe("a genuine webhook", () => {
  it("takes effect with any content type", async () => {
    await payAtStripe(stripe, ana);
    const [first, ...others] = signedEventsOf(stripe);
    if (!first) throw new Error("There is no news.");
    const { "content-type": _, ...bare } = first.headers;
    expect((await post(stripe.app, { ...first, headers: bare })).status).toBe(200);
    expect(new Set(await tell(others))).toEqual(new Set([200]));
    expect(await standing()).toEqual(onTrial);
  });

  it("is accepted up to five minutes old or early", async () => {
    await payAtStripe(stripe, ana);
    const now = stripe.app.clock.read().getTime();
    const [one, two] = stripe.harness.double.state.events;
    if (!one || !two) throw new Error("There is no news.");
    const news = [signEvent(one, new Date(now - 299_000)), signEvent(two, new Date(now + 299_000))];
    expect(await tell(news)).toEqual([200, 200]);
  });

  it("of an unknown type is accepted without effect and without a call to Stripe", async () => {
    await payAtStripe(stripe, ana);
    const heard = stripe.harness.double.receivedCalls.length;
    stripe.harness.double.state.events.length = 0;
    stripe.harness.double.state.recordEvent("customer.subscription.invented", {
      object: "subscription",
      id: "sub_1",
    });
    stripe.harness.double.state.recordEvent("payout.paid", { object: "payout", id: "po_1" });
    expect(await tell(signedEventsOf(stripe))).toEqual([200, 200]);
    expect(await standing()).toEqual(nothingYet);
    expect(stripe.harness.double.receivedCalls).toHaveLength(heard);
  });

  it("about another product sold through the same account changes nothing", async () => {
    const { state } = stripe.harness.double;
    await payAtStripe(stripe, ana);
    for (const one of state.subscriptions.values())
      if (one.metadata.user_id === ana.userId) one.metadata = {};
    await stripe.app.db.deleteFrom("payment_customers").where("user_id", "=", ana.userId).execute();
    await stripe.app.db.deleteFrom("checkouts").where("user_id", "=", ana.userId).execute();
    expect(new Set(await tell(signedEventsOf(stripe)))).toEqual(new Set([200]));
    expect(await standing()).toEqual(nothingYet);
  });

  it("takes effect once when delivered four times, in turn or at once", async () => {
    await payAtStripe(stripe, ana);
    const before = await keptEvents();
    const news = signedEventsOf(stripe);
    for (let time = 0; time < 4; time += 1) await tell(news);
    expect(await standing()).toEqual(onTrial);
    await passDays(stripe, 8);
    const later = signedEventsOf(stripe).slice(news.length);
    await tellAtOnce(Array.from({ length: 4 }, () => later).flat(), [stripe.app]);
    expect(await standing()).toMatchObject({ status: "active", history: ["payment", "started"] });
    expect(await keptEvents()).toBe(before + news.length + later.length);
  });

  it("ends in the same state when events arrive in reverse order", async () => {
    const id = await payAtStripe(stripe, ana);
    await passDays(stripe, 8);
    await stripe.harness.provider.setCancelAtPeriodEnd(id, true, "cancel");
    await passDays(stripe, 31);
    const types = stripe.harness.double.state.events.map(({ type }) => type);
    expect(types.at(-1)).toBe("customer.subscription.deleted");
    expect(types).toContain("checkout.session.completed");
    expect(new Set(await tell(signedEventsOf(stripe).toReversed()))).toEqual(new Set([200]));
    expect(await standing()).toMatchObject({
      isPro: false,
      status: 404,
      history: ["ended", "payment", "started"],
    });
  });

  it("leads to the same history when events reach two servers in random order", async () => {
    const id = await payAtStripe(stripe, ana);
    await passDays(stripe, 8);
    await stripe.harness.refund(id);
    await passDays(stripe, 31);
    await stripe.harness.dispute(id);
    await passDays(stripe, 1);
    await stripe.harness.winDispute(id);
    const before = await keptEvents();
    const news = signedEventsOf(stripe);
    await tellAtOnce(shuffled([...news, ...news]), [stripe.app, stripe.other]);
    expect(await standing()).toMatchObject({
      isPro: true,
      status: "active",
      history: ["dispute", "dispute_won", "payment", "payment", "refund", "started"],
    });
    expect(await keptEvents()).toBe(before + news.length);
  });
});

describe("an event from Stripe", () => {
  const tellAll = () => tell(signedEventsOf(stripe));

  it("ends Pro on a refund or dispute, and restores it when the dispute is won", async () => {
    const id = await payAtStripe(stripe, ana);
    await passDays(stripe, 8);
    await tellAll();
    expect(await standing()).toMatchObject({ isPro: true });
    await stripe.harness.dispute(id);
    await tellAll();
    expect(await standing()).toMatchObject({ isPro: false });
    await stripe.harness.winDispute(id);
    await tellAll();
    expect(await standing()).toMatchObject({ isPro: true });
    await stripe.harness.refund(id);
    await tellAll();
    expect(await standing()).toMatchObject({ isPro: false });
  });

  it("that ends Pro also takes effect for access tokens issued before it", async () => {
    const id = await payAtStripe(stripe, ana);
    await tellAll();
    ana = await stripe.app.logIn(ana.userId, ana.email, testPassword);
    const askForPro = () => stripe.app.call(exportMeals, { headers: ana.headers });
    expect((await askForPro()).status).toBe(200);
    await stripe.harness.deleteCustomer(String(stripe.harness.double.state.subscriptions.get(id)?.customer));
    await tellAll();
    const { status, body } = await askForPro();
    expect([status, body.code]).toEqual([403, "pro_required"]);
  });

  it("of a mere inquiry by the bank changes nothing", async () => {
    const id = await payAtStripe(stripe, ana);
    await passDays(stripe, 8);
    openDispute(stripe.harness.double.state, stripe.harness.lastCharge(id), "warning_needs_response");
    await tellAll();
    expect(await standing()).toMatchObject({ isPro: true, history: ["payment", "started"] });
  });

  it.each([
    ["canceled", 404],
    ["unpaid", "unpaid"],
  ] as const)(
    "of failing payments keeps Pro while Stripe retries, and ends it when the status is %s",
    async (end, status) => {
      stripe.harness.double.state.afterRetries = end;
      await payAtStripe(stripe, ana, { card: "later" });
      await passDays(stripe, 8);
      await tellAll();
      expect(await standing()).toMatchObject({ isPro: true, status: "past_due" });
      await passDays(stripe, 10);
      await tellAll();
      const { isPro, status: now, history } = await standing();
      expect([isPro, now]).toEqual([false, status]);
      expect(history.filter((kind: string) => kind === "payment_failed")).toHaveLength(4);
    },
  );

  it("of a customer deleted in the dashboard ends Pro and allows a new subscription", async () => {
    const id = await payAtStripe(stripe, ana);
    await tellAll();
    const customer = stripe.harness.double.state.subscriptions.get(id)?.customer;
    await stripe.harness.deleteCustomer(String(customer));
    // The news of the subscription itself is lost: that of the customer is enough.
    const last = signedEventsOf(stripe).at(-1);
    if (last) await post(stripe.app, last);
    expect(await standing()).toMatchObject({ isPro: false, status: 404 });
    await payAtStripe(stripe, ana);
    await tellAll();
    expect(await standing()).toMatchObject({ isPro: true, status: "active" });
  });

  it("is delivered again if Stripe could not be reached for the sync", async () => {
    await payAtStripe(stripe, ana);
    stripe.harness.double.fault = () => 503;
    const last = signedEventsOf(stripe).at(-1);
    if (!last) throw new Error("There is no news.");
    expect((await post(stripe.app, last)).status).toBe(503);
    expect(await standing()).toEqual(nothingYet);
    stripe.harness.double.fault = () => undefined;
    stripe.app.clock.advance(2 * 60_000);
    await reconcilePayments(ourselves());
    expect(await standing()).toEqual(onTrial);
  });
});
