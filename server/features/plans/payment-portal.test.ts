/** A late payer puts in another card, through the sandbox's portal. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import * as calls from "#contract/endpoints/plans.ts";
import { cardThatDeclinesLater, testCards } from "#contract/sandbox-test-cards.ts";
import { passDays, subscribe } from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const returnURL = "https://platewise.example/subscription?card=changed";
const form = { "content-type": "application/x-www-form-urlencoded" };

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

const open = (body = { returnURL }) => app.call(calls.openPaymentPortal, { ...ana, body });
const status = async () => (await app.call(calls.readSubscription, ana)).body.status;
const putIn = (url: string, number: string) =>
  app.app.inject({
    method: "POST",
    url,
    headers: form,
    payload: new URLSearchParams({ answer: "save", number, expiry: "12/34", cvc: "123" }).toString(),
  });

it("the portal pays open invoices with the new card, and the returning browser sees it at once", async () => {
  await subscribe(app, ana, { cardNumber: cardThatDeclinesLater });
  await passDays(app, 8);
  expect(await status()).toBe("past_due");
  const { url } = (await open()).body;
  const page = await app.app.inject({ method: "GET", url });
  expect([page.statusCode, page.body.includes("Change your card")]).toEqual([200, true]);
  const refused = await putIn(url, testCards.insufficient_funds);
  expect([refused.statusCode, refused.body.includes('role="alert"')]).toEqual([402, true]);
  expect(await status()).toBe("past_due");
  const saved = await putIn(url, testCards.complete);
  expect([saved.statusCode, saved.headers.location]).toEqual([303, returnURL]);
  // No event of the provider has come yet.
  await app.call(calls.confirmCheckout, ana);
  expect(await status()).toBe("active");
});

it("the portal returns to the app without a change", async () => {
  await subscribe(app, ana, { cardNumber: cardThatDeclinesLater });
  await passDays(app, 8);
  const { url } = (await open()).body;
  const back = await app.inject({ method: "POST", url, headers: form, payload: "answer=back" });
  expect(back.headers.location).toBe(returnURL);
  expect(await status()).toBe("past_due");
});

it("the portal opens only for subscribers, and returns only to our own site", async () => {
  expect((await open()).body.code).toBe("subscription_not_found");
  await subscribe(app, ana);
  expect((await open({ returnURL: "https://evil.example/" })).body.code).toBe("success_url_not_ours");
});

it("the portal rejects URLs that were modified or are an hour old", async () => {
  await subscribe(app, ana);
  const { url } = (await open()).body;
  expect((await app.inject({ method: "GET", url: `${url}x` })).status).toBe(404);
  expect((await app.inject({ method: "GET", url: "/sandbox-portal" })).status).toBe(404);
  app.clock.advance(60 * 60_000);
  expect((await app.inject({ method: "GET", url })).status).toBe(404);
});
