import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as calls from "#contract/endpoints/plans.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { testCards } from "#contract/sandbox-test-cards.ts";
import { checkOut, deliverSandboxEvents, pay } from "../../testing/subscribe.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const form = { "content-type": "application/x-www-form-urlencoded" };
const answer = (url: string, payload: string) => app.inject({ method: "POST", url, headers: form, payload });

/** Somebody whose bank asks. */
async function sentToBank(language = "en") {
  const ana = await app.signUp({ language });
  const { clientSecret } = (await checkOut(app, ana)).body;
  const { body } = await pay(app, ana, { clientSecret, cardNumber: testCards.redirect });
  expect(body).toEqual({ status: "redirect", url: expect.stringMatching(/^\/sandbox-bank\/[\w-]{43}$/) });
  return { ana, url: String(body.url), clientSecret };
}

describe("the sandbox's bank", () => {
  it.each([
    ["en", "Confirm your payment", "no money moves", "$9.99 a month, first due in 7 days"],
    ["es", "Confirma tu pago", "no se mueve dinero", "9,99 $ al mes"],
    ["fr", "Confirmez votre paiement", "aucun argent ne circule", "9,99 $ par mois"],
  ])("asks for confirmation in %s, and says that no money moves", async (language, title, label, price) => {
    const { url } = await sentToBank(language);
    const { status, body, headers } = await app.inject({ method: "GET", url });
    expect(status).toBe(200);
    const text = String(body).replaceAll(/[\u00a0\u202f]/g, " ");
    for (const part of [`<html lang="${language}">`, `<h1>${title}</h1>`, label, price])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<script|\{\w+\}/);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("returns an approving payer to the app, with the subscription started", async () => {
    const { ana, url } = await sentToBank();
    const { status, headers } = await answer(url, "answer=approve");
    expect([status, headers.location]).toEqual([
      303,
      expect.stringMatching(
        /^https:\/\/platewise\.example\/thank-you\?session_id=cs_sandbox_\w+&redirect_status=succeeded$/,
      ),
    ]);
    await deliverSandboxEvents(app);
    expect((await app.call(me, ana)).body.isPremium).toBe(true);
    expect((await answer(url, "answer=approve")).status).toBe(404);
  });

  it.each(["answer=refuse", "", "answer=yes"])(
    "expires the checkout when the payer answers %j",
    async (payload) => {
      const { ana, url, clientSecret } = await sentToBank();
      const { headers } = await answer(url, payload);
      expect(headers.location).toContain("redirect_status=failed");
      expect((await app.call(calls.confirmCheckout, ana)).body).toEqual({
        isPremium: false,
        checkout: "failed",
      });
      expect((await pay(app, ana, { clientSecret })).body.code).toBe("checkout_not_found");
      expect((await checkOut(app, ana)).status).toBe(200);
    },
  );

  it("answers 404 for an unknown token", async () => {
    expect((await app.inject({ method: "GET", url: "/sandbox-bank/guessed" })).status).toBe(404);
    expect((await answer("/sandbox-bank/guessed", "answer=approve")).status).toBe(404);
  });
});
