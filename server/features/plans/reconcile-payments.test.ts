import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as calls from "#contract/endpoints/plans.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { cardThatDeclinesLater, testCards } from "#contract/sandbox-test-cards.ts";
import type { Mail } from "../../adapters/mailer.ts";
import { checkOut, deliverSandboxEvents, passDays, pay, subscribe, yearly } from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { expireSubscriptionsOfOtherProviders, reconcilePayments } from "./reconcile-payments.ts";
import { sendSubscriptionMails } from "./send-subscription-mails.ts";
import type { PaymentParts } from "./sync-subscription.ts";

let app: TestApp;
let ana: SignedIn;
let parts: PaymentParts;
const sent: Mail[] = [];
const mailer = {
  isDown: false,
  send: async (mail: Mail) => {
    if (mailer.isDown) throw new Error("no mail today");
    sent.push(mail);
  },
  close: () => {},
};
const report = () => {};

beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  parts = { db: app.db, provider: app.sandbox, clock: app.clock.read, report };
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  await app.db.updateTable("sandbox_clock").set({ advanced_ms: 0 }).execute();
  for (const table of ["subscriptions", "sandbox_subscriptions", "sandbox_events"] as const) {
    await app.db.deleteFrom(table).execute();
  }
  sent.length = 0;
  mailer.isDown = false;
  ana = await app.signUp();
});
afterAll(() => app.close());

const isPro = async () => (await app.call(me, ana)).body.isPremium;
const dayMs = 86_400_000;
/** Time goes on, and whatever news there are get lost. */
async function passDaysUnheard(days: number): Promise<void> {
  await app.sandbox.advanceClock(days * dayMs);
  await reconcilePayments(parts);
}
const mail = () =>
  sendSubscriptionMails({
    db: app.db,
    mailer,
    clock: app.clock.read,
    baseUrl: () => "https://platewise.example",
    report,
  });

describe("lost events", () => {
  it("neither extend Pro nor take it from a payer", async () => {
    await subscribe(app, ana);
    await passDaysUnheard(8);
    expect((await app.call(calls.readSubscription, ana)).body.status).toBe("active");
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await passDaysUnheard(32);
    expect(await isPro()).toBe(false);
  });

  it("of a checkout are made up for by syncing it", async () => {
    const { body } = await checkOut(app, ana);
    await pay(app, ana, { clientSecret: body.clientSecret });
    await reconcilePayments(parts);
    expect(await isPro()).toBe(false);
    app.clock.advance(6 * 60_000);
    await reconcilePayments(parts);
    expect(await isPro()).toBe(true);
  });

  it("of an abandoned checkout stop being synced", async () => {
    await checkOut(app, ana);
    app.clock.advance(25 * 3_600_000);
    await reconcilePayments(parts);
    const left = app.db
      .selectFrom("checkouts")
      .select(["state", "next_look_at"])
      .where("user_id", "=", ana.userId);
    expect(await left.execute()).toEqual([{ state: "expired", next_look_at: null }]);
  });
});

describe("a provider that is no longer configured", () => {
  it("has its sandbox subscriptions canceled at once", async () => {
    await subscribe(app, ana);
    await expireSubscriptionsOfOtherProviders(app.db, "stripe", app.clock.read());
    expect([await isPro(), (await app.call(calls.readSubscription, ana)).status]).toEqual([false, 404]);
  });

  it("keeps paid subscriptions until their period and grace are over", async () => {
    await subscribe(app, ana);
    await app.db
      .updateTable("subscriptions")
      .set({ provider: "stripe" })
      .where("user_id", "=", ana.userId)
      .execute();
    await expireSubscriptionsOfOtherProviders(app.db, undefined, app.clock.read());
    expect(await isPro()).toBe(true);
    app.clock.advance(11 * dayMs);
    await expireSubscriptionsOfOtherProviders(app.db, undefined, app.clock.read());
    const row = app.db.selectFrom("users").select("account_type").where("id", "=", ana.userId);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ account_type: "free" });
  });
});

async function customerOf({ userId }: SignedIn): Promise<string> {
  const row = app.db.selectFrom("subscriptions").select("customer_id").where("user_id", "=", userId);
  return (await row.executeTakeFirstOrThrow()).customer_id;
}

describe("subscription mails", () => {
  const subjects = () => sent.map(({ to, subject }) => `${to === ana.email ? "" : to}${subject}`);

  it("are sent once each for the start, two days before the trial ends, and for a cancellation", async () => {
    await subscribe(app, ana, { planId: yearly });
    await mail();
    await passDaysUnheard(4);
    await mail();
    expect(subjects()).toEqual(["Your Platewise Pro trial has begun"]);
    await passDaysUnheard(1.5);
    await passDaysUnheard(0.1);
    await mail();
    await passDaysUnheard(3);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await app.call(calls.resumeSubscription, ana);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await mail();
    await mail();
    expect(subjects()).toEqual([
      "Your Platewise Pro trial has begun",
      "Your Platewise Pro trial ends on March 17, 2026",
      "Your Platewise Pro subscription is canceled",
    ]);
    const [begun] = sent;
    expect(begun?.text).toBe(`Hello Ana,

Thank you for subscribing to Platewise Pro. Your free trial runs until March 17, 2026. Nothing is charged before that day; from then on Pro costs $79.99 a year.

If Pro turns out not to be for you, cancel before March 17, 2026 and you pay nothing.

To my subscription:
https://platewise.example/subscription

The Platewise team
`);
  });

  it.each([
    ["en", "Your payment for Platewise Pro did not go through", "$9.99 a month"],
    ["es", "No hemos podido cobrar tu suscripción a Platewise Pro", "9,99 $ al mes"],
    ["fr", "Votre paiement pour Platewise Pro n’a pas abouti", "9,99 $ par mois"],
  ])(
    "announce a failed payment in %s, once however often the payment is retried",
    async (language, subject, price) => {
      ana = await app.signUp({ language });
      await subscribe(app, ana, { cardNumber: cardThatDeclinesLater });
      await mail();
      sent.length = 0;
      for (const days of [8, 3, 2]) {
        await passDays(app, days);
        await mail();
      }
      expect(subjects()).toEqual([subject]);
      expect(sent[0]?.text.replaceAll(/\s/g, " ")).toContain(price);
      expect(sent[0]?.text).toContain("https://platewise.example/subscription");
    },
  );

  it("skip a failed payment that succeeded before the mail was sent", async () => {
    await subscribe(app, ana, { cardNumber: cardThatDeclinesLater });
    await mail();
    sent.length = 0;
    await passDays(app, 8);
    await app.sandbox.replaceCard(
      { customerId: await customerOf(ana), language: "en", returnUrl: "https://platewise.example/" },
      { cardNumber: testCards.complete, expiry: "12/34", cvc: "123" },
    );
    await deliverSandboxEvents(app);
    await mail();
    expect(subjects()).toEqual([]);
  });

  it.each([
    ["es", "ES", "Tu prueba de Platewise Pro ha empezado", "17 de marzo de 2026", "9,99 $ al mes"],
    ["es", "MX", "Tu prueba de Platewise Pro empezó", "17 de marzo de 2026", "$9.99 al mes"],
    ["fr", "FR", "Votre essai de Platewise Pro a commencé", "17 mars 2026", "9,99 $ par mois"],
    ["en", "GB", "Your Platewise Pro trial has begun", "17 March 2026", "$9.99 a month"],
  ])("are written in %s for an account in %s", async (language, country, subject, date, price) => {
    ana = await app.signUp({ language });
    await subscribe(app, ana);
    await app.db.updateTable("users").set({ country }).where("id", "=", ana.userId).execute();
    await mail();
    expect(sent).toMatchObject([{ to: ana.email, subject }]);
    expect(sent[0]?.text).toContain(date);
    expect(sent[0]?.text.replaceAll(/\s/g, " ")).toContain(price);
    expect(sent[0]?.text).not.toMatch(/[{}]/);
  });

  it("announce no trial end after a cancellation, even when sent late", async () => {
    await subscribe(app, ana);
    await passDaysUnheard(6);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await mail();
    expect(subjects()).not.toContain("Your Platewise Pro trial ends on March 17, 2026");
    expect(subjects()).toContain("Your Platewise Pro subscription is canceled");
  });

  it("are retried after a failure", async () => {
    await subscribe(app, ana);
    mailer.isDown = true;
    await mail();
    mailer.isDown = false;
    await mail();
    expect(sent).toEqual([]);
    app.clock.advance(61_000);
    await Promise.all([mail(), mail()]);
    expect(sent).toHaveLength(1);
  });

  it("are not sent to an address that is a list", async () => {
    // As accounts from before addresses were checked may have it.
    const { userId } = ana;
    await app.db
      .updateTable("users")
      .set({ email: "eve,all@example.com" })
      .where("id", "=", userId)
      .execute();
    await subscribe(app, ana);
    await mail();
    expect(sent).toEqual([]);
  });
});
