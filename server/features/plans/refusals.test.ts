import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as calls from "#contract/endpoints/plans.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { testCards } from "#contract/sandbox-test-cards.ts";
import { checkOut, monthly, pay, subscribe, successURL } from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const begin = (person: SignedIn, body: object) =>
  app.call(calls.startCheckout, { headers: person.headers, body: { planId: monthly, successURL, ...body } });

describe("the plans on offer", () => {
  it("are Free and those the provider sells", async () => {
    const { body } = await app.call(calls.listPlans);
    expect(body).toEqual([
      { id: "free-usd", name: "Free", priceCents: 0, currency: "USD", interval: "month" },
      { id: "pro-monthly-usd", name: "Pro monthly", priceCents: 999, currency: "USD", interval: "month" },
      { id: "pro-yearly-usd", name: "Pro yearly", priceCents: 7999, currency: "USD", interval: "year" },
    ]);
    expect((await app.call(calls.readPaymentSetup)).body).toEqual({ provider: "sandbox" });
  });

  it("are Free alone where nothing can be bought", async () => {
    const payments = { provider: undefined, sandbox: undefined };
    const closed = await createTestApp({ hasFoods: false, adapters: { payments } });
    const ana = await closed.signUp();
    expect((await closed.call(calls.listPlans)).body).toMatchObject([{ name: "Free" }]);
    expect((await closed.call(calls.readPaymentSetup)).body).toEqual({ provider: "none" });
    expect((await checkOut(closed, ana)).body.code).toBe("payments_unavailable");
    expect((await pay(closed, ana, { clientSecret: "cs" })).body.code).toBe("not_found");
    expect((await closed.inject({ method: "POST", url: "/api/subscriptions/webhook" })).status).toBe(404);
    await closed.close();
  });
});

describe("the currency of the plans on offer", () => {
  const currencyFor = async (headers: Readonly<Record<string, string>>) => {
    const { body } = await app.call(calls.listPlans, { headers });
    return [...new Set(body.map((plan: { readonly currency: string }) => plan.currency))];
  };
  const moveTo = (country: string | null, { email }: SignedIn) =>
    app.db.updateTable("users").set({ country }).where("email", "=", email).execute();

  it("is that of the account's country, or of the browser's", async () => {
    const ana = await app.signUp();
    const abroad = { ...ana.headers, "accept-language": "es-ES,es" };
    await moveTo("MX", ana);
    expect(await currencyFor(abroad)).toEqual(["MXN"]);
    await moveTo(null, ana);
    expect(await currencyFor(abroad)).toEqual(["EUR"]);
    expect(await currencyFor({ "accept-language": "en-GB,en" })).toEqual(["GBP"]);
    expect(await currencyFor({ "accept-language": "de-CH" })).toEqual(["USD"]);
  });

  it("is the only one sold", async () => {
    const ana = await app.signUp();
    await moveTo("ES", ana);
    const refused = await begin(ana, { planId: "pro-monthly-mxn" });
    expect([refused.status, refused.body.code]).toEqual([400, "plan_not_available"]);
    expect((await begin(ana, { planId: "pro-monthly-eur" })).status).toBe(200);
  });
});

describe("a checkout", () => {
  it.each([
    [
      "a foreign page to come back to",
      { successURL: "https://evil.example/thank-you" },
      "success_url_not_ours",
    ],
    [
      "a page that only looks like ours",
      { successURL: "https://platewise.example.evil.example/" },
      "success_url_not_ours",
    ],
    [
      "our name as a user's",
      { successURL: "https://platewise.example@evil.example/" },
      "success_url_not_ours",
    ],
    ["a user in the address", { successURL: "https://a:b@platewise.example/" }, "success_url_not_ours"],
    ["another scheme", { successURL: "http://platewise.example/thank-you" }, "success_url_not_ours"],
    ["a script", { successURL: "javascript:alert(1)" }, "success_url_not_ours"],
    ["the free plan", { planId: "free-usd" }, "plan_not_available"],
    ["another currency's plan", { planId: "pro-monthly-eur" }, "plan_not_available"],
    ["a price of one's own", { priceCents: 1 }, "invalid_request"],
    ["another's account", { userId: "00000000-0000-7000-8000-000000000000" }, "invalid_request"],
  ])("with %s is refused", async (_, fault, code) => {
    const ana = await app.signUp();
    const { status, body } = await begin(ana, fault);
    expect([status, body.code]).toEqual([400, code]);
    expect((await app.call(calls.confirmCheckout, ana)).body).toEqual({ isPremium: false, checkout: "none" });
  });

  it("is started once per idempotency key and account", async () => {
    const [ana, bob] = [await app.signUp(), await app.signUp()];
    const [first, again] = await Promise.all([1, 2].map(() => checkOut(app, ana, { key: "once" })));
    expect(again?.body).toEqual(first?.body);
    // As after a crash between the provider's answer and ours.
    await app.db.deleteFrom("idempotency_keys").execute();
    expect((await checkOut(app, ana, { key: "once" })).body).toEqual(first?.body);
    expect((await checkOut(app, bob, { key: "once" })).body).not.toEqual(first?.body);
  });

  it("is refused beside a running subscription, even before its event arrives", async () => {
    const ana = await app.signUp();
    const { body } = await checkOut(app, ana);
    await pay(app, ana, { clientSecret: body.clientSecret });
    const second = await checkOut(app, ana);
    expect([second.status, second.body.code]).toEqual([409, "already_subscribed"]);
    expect((await app.call(me, ana)).body.isPremium).toBe(true);
  });

  it("cannot be paid by another account or started without one", async () => {
    const [ana, eve] = [await app.signUp(), await app.signUp()];
    const { body } = await checkOut(app, ana);
    expect((await pay(app, eve, { clientSecret: body.clientSecret })).body.code).toBe("checkout_not_found");
    expect((await app.call(calls.startCheckout, { body: { planId: monthly, successURL } })).status).toBe(401);
  });

  it("is paid once, however often the payer submits", async () => {
    const ana = await app.signUp();
    const { body } = await checkOut(app, ana);
    const presses = await Promise.all(
      [1, 2, 3].map(() => pay(app, ana, { clientSecret: body.clientSecret })),
    );
    expect(presses.map((press) => press.body)).toEqual(Array(3).fill({ status: "complete" }));
    const bought = app.db.selectFrom("sandbox_subscriptions").select("id").where("user_id", "=", ana.userId);
    expect(await bought.execute()).toHaveLength(1);
  });
});

describe("a card", () => {
  it.each([
    ["card_declined", testCards.card_declined, {}],
    ["insufficient_funds", testCards.insufficient_funds, {}],
    ["expired_card", testCards.expired_card, {}],
    ["incorrect_cvc", testCards.incorrect_cvc, {}],
    ["processing_error", testCards.processing_error, {}],
    ["expired_card", testCards.complete, { expiry: "02/26" }],
    ["expired_card", testCards.complete, { expiry: "13/30" }],
    ["expired_card", testCards.complete, { expiry: "" }],
    ["incorrect_cvc", testCards.complete, { cvc: "12" }],
    ["test_card_needed", "4111111111111111", { expiry: "01/20" }],
    ["test_card_needed", "", {}],
  ])("answers %s", async (code, cardNumber, faults) => {
    const ana = await app.signUp();
    const { clientSecret } = (await checkOut(app, ana)).body;
    const card = { clientSecret, cardNumber, expiry: "03/26", cvc: "123", ...faults };
    const { status, body } = await app.call(calls.paySandbox, { headers: ana.headers, body: card });
    expect([status, body.code]).toEqual([402, code]);
    expect((await app.call(calls.confirmCheckout, ana)).body).toEqual({
      isPremium: false,
      checkout: "pending",
    });
    // The form is still there: another card does it.
    expect((await pay(app, ana, { clientSecret })).body).toEqual({ status: "complete" });
  });

  it("is stored nowhere when a real number is entered", async () => {
    const ana = await app.signUp();
    const { clientSecret } = (await checkOut(app, ana)).body;
    await pay(app, ana, { clientSecret, cardNumber: "5105105105105100" });
    // Secrets are random, and have any four digits now and then.
    const firstDigits = "510510";
    const stored = [
      await app.db.selectFrom("sandbox_checkouts").selectAll().execute(),
      await app.db.selectFrom("idempotency_keys").selectAll().execute(),
    ];
    for (const rows of stored) expect(JSON.stringify(rows)).not.toContain(firstDigits);
  });
});

describe("an account does not become Pro", () => {
  it("by cancelling, resuming or confirming without a subscription", async () => {
    const ana = await app.signUp();
    for (const call of [calls.cancelSubscription, calls.resumeSubscription]) {
      expect((await app.call(call, { headers: ana.headers, body: {} })).body.code).toBe(
        "subscription_not_found",
      );
    }
    expect((await app.call(calls.confirmCheckout, ana)).body).toEqual({ isPremium: false, checkout: "none" });
    expect((await app.call(calls.readSubscriptionHistory, ana)).body).toEqual([]);
  });

  it("and does not see another's subscription", async () => {
    const [ana, eve] = [await app.signUp(), await app.signUp()];
    await subscribe(app, ana);
    expect((await app.call(calls.readSubscription, eve)).status).toBe(404);
    expect((await app.call(calls.readSubscriptionHistory, eve)).body).toEqual([]);
    expect((await app.call(calls.cancelSubscription, { headers: eve.headers, body: {} })).status).toBe(404);
    expect((await app.call(calls.readSubscription, ana)).body.cancelAtPeriodEnd).toBe(false);
  });
});

describe("rate limits", () => {
  it("stop an account from starting checkouts without end", async () => {
    const limited = await createTestApp({ hasFoods: false, hasRateLimits: true });
    const ana = await limited.signUp();
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await checkOut(limited, ana)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    await limited.close();
  });
});
