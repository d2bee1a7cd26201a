import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as calls from "#contract/endpoints/plans.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { checkOut, deliverSandboxEvents, passDays, pay, subscribe, yearly } from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  await app.db.updateTable("sandbox_clock").set({ advanced_ms: 0 }).execute();
  ana = await app.signUp();
});
afterAll(() => app.close());

const isPro = async () => (await app.call(me, ana)).body.isPremium;
const current = async () => app.call(calls.readSubscription, ana);
const story = async () => {
  const { body } = await app.call(calls.readSubscriptionHistory, { ...ana, query: { limit: "50" } });
  return body.map((entry: { kind: string; at: string; amountCents: number | null }) =>
    [entry.at.slice(0, 10), entry.kind, entry.amountCents].filter((part) => part !== null).join(" "),
  );
};

describe("a subscription's life cycle", () => {
  it("runs from the trial through payments and a cancellation to its end", async () => {
    expect((await current()).status).toBe(404);
    await subscribe(app, ana);
    expect(await isPro()).toBe(true);
    expect((await current()).body).toMatchObject({
      status: "trialing",
      plan: "Pro monthly",
      priceCents: 999,
      currency: "USD",
      interval: "month",
      cancelAtPeriodEnd: false,
      trialEndsAt: "2026-03-17T12:00:00.000Z",
    });
    await passDays(app, 7);
    expect((await current()).body).toMatchObject({
      status: "active",
      trialEndsAt: null,
      currentPeriodEnd: "2026-04-17T12:00:00.000Z",
    });
    await passDays(app, 31);
    const cancelled = await app.call(calls.cancelSubscription, { ...ana, body: { reason: "Too dear" } });
    expect(cancelled.body).toMatchObject({
      status: "active",
      cancelAtPeriodEnd: true,
      currentPeriodEnd: "2026-05-17T12:00:00.000Z",
    });
    expect(await isPro()).toBe(true);
    await passDays(app, 29);
    expect(await isPro()).toBe(true);
    await passDays(app, 1);
    expect([await isPro(), (await current()).status]).toEqual([false, 404]);
    expect(await story()).toEqual([
      "2026-05-17 ended",
      "2026-04-17 cancelled",
      "2026-04-17 payment 999",
      "2026-03-17 payment 999",
      "2026-03-10 started",
    ]);
  });

  it("gives one trial per account: a second subscription is paid at once", async () => {
    await subscribe(app, ana);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await passDays(app, 7);
    expect(await isPro()).toBe(false);
    await subscribe(app, ana, { planId: yearly });
    expect((await current()).body).toMatchObject({
      status: "active",
      interval: "year",
      trialEndsAt: null,
      currentPeriodEnd: "2027-03-17T12:00:00.000Z",
    });
    expect(await story()).toContain("2026-03-17 payment 7999");
  });

  it("is resumed before its period ends, and not after", async () => {
    await subscribe(app, ana);
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    const { body } = await app.call(calls.resumeSubscription, ana);
    expect(body).toMatchObject({ status: "trialing", cancelAtPeriodEnd: false });
    await passDays(app, 7);
    expect((await current()).body).toMatchObject({ status: "active" });
    await app.call(calls.cancelSubscription, { ...ana, body: {} });
    await passDays(app, 31);
    expect((await app.call(calls.resumeSubscription, ana)).status).toBe(404);
    expect((await story()).map((line: string) => line.split(" ")[1])).toEqual([
      "ended",
      "cancelled",
      "payment",
      "resumed",
      "cancelled",
      "started",
    ]);
  });

  it("starts when the payer returns from checkout, without any event", async () => {
    const { body } = await checkOut(app, ana);
    expect((await app.call(calls.confirmCheckout, ana)).body).toEqual({
      isPremium: false,
      checkout: "pending",
    });
    await pay(app, ana, { clientSecret: body.clientSecret });
    expect(await isPro()).toBe(false);
    expect((await app.call(calls.confirmCheckout, ana)).body).toEqual({
      isPremium: true,
      checkout: "complete",
    });
    expect(await deliverSandboxEvents(app)).toEqual([200, 200]);
    expect(await story()).toEqual(["2026-03-10 started"]);
  });
});
