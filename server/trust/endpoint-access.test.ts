import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { freshProofMinutes } from "#contract/limits.ts";
import { newId } from "../core/new-id.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";
import type { Owner } from "./make-samples.ts";
import { onlyForVisitors, sampleCalls } from "./sample-calls.ts";
import { createSampleCall, endpoints, named, nameOf, sendSample } from "./send-sample.ts";

let app: TestApp;
let pro: SignedIn;
let free: SignedIn;
let visitor: Owner;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000 });
  [pro, free] = [await app.signUp(), await app.signUp()];
  await app.makePro(pro);
  visitor = { headers: await app.createVisitor() };
});
afterAll(() => app.close());

const ownerOf = (account: SignedIn): Owner => ({ headers: account.headers, account });
const withAccess = (...levels: AnyEndpoint["access"][]) =>
  named(endpoints.filter(({ access }) => levels.includes(access)));
/** Refused before anything in it is looked at. */
const anything = { params: { id: newId(), day: "2026-03-10", code: "8480000823274" } };

async function send(endpoint: AnyEndpoint, owner: Owner, headers: Owner["headers"]) {
  return sendSample(app, endpoint, { call: await createSampleCall(app, endpoint, owner), headers });
}

it("has exactly one sample call for every endpoint", () => {
  const missing = endpoints
    .map(nameOf)
    .filter((name) => !(name in sampleCalls))
    .map((name) => `${name} is a new endpoint: add a well-formed call to server/trust/sample-calls.ts.`);
  expect(missing).toEqual([]);
  expect(Object.keys(sampleCalls).sort()).toEqual(endpoints.map(nameOf).sort());
});

describe("a permitted caller", () => {
  it.each(named(endpoints))("%s answers as the contract specifies", async (name, endpoint) => {
    // A person of their own: some calls end the session.
    const ana = await app.signUp();
    await app.makePro(ana);
    const owner = name === onlyForVisitors ? visitor : ownerOf(ana);
    const { status, headers } = await send(endpoint, owner, owner.headers);
    expect(headers["cache-control"]).toBe("no-store");
    const { answer, download, status: promised } = endpoint;
    const expected = [promised ?? (answer || download ? 200 : 204)];
    // Nothing eaten yet: there is nothing to say.
    if (name === "GET /api/recommendations/daily") expected.push(204);
    expect(expected).toContain(status);
  });
});

describe("a caller who is not permitted", () => {
  it.each(withAccess("visitor", "user", "pro"))(
    "%s: refuses missing and forged tokens",
    async (_, endpoint) => {
      const forged = pro.accessToken.replace(/\.[^.]+$/, ".c2lnbmF0dXJl");
      for (const headers of [
        {},
        { authorization: "Bearer made.up.token" },
        { authorization: `Bearer ${forged}` },
        { authorization: `Bearer ${pro.refreshToken}` },
        { authorization: pro.accessToken },
        { "x-anonymous-session-token": pro.refreshToken },
        { "x-anonymous-session-token": pro.accessToken },
      ]) {
        const { status, body } = await sendSample(app, endpoint, { call: anything, headers });
        expect([status, body.code]).toEqual([
          401,
          expect.stringMatching(/^unauthorized$|^invalid_anonymous/),
        ]);
      }
    },
  );

  it.each(withAccess("user", "pro"))("%s: refuses visitors", async (_, endpoint) => {
    const { status, body } = await sendSample(app, endpoint, { call: anything, headers: visitor.headers });
    expect([status, body.code]).toEqual([401, "unauthorized"]);
  });

  it.each(withAccess("pro"))(
    "%s: refuses accounts without Pro, according to the database, not the token",
    async (_, endpoint) => {
      const refused = await send(endpoint, ownerOf(free), free.headers);
      expect([refused.status, refused.body.code]).toEqual([403, "pro_required"]);
      const bea = await app.signUp();
      await app.makePro(bea);
      const asPro = await app.logIn(bea.userId, bea.email, "correct horse");
      expect((await send(endpoint, ownerOf(asPro), asPro.headers)).status).toBeLessThan(300);
      await app.db.updateTable("users").set({ account_type: "free" }).where("id", "=", bea.userId).execute();
      expect((await send(endpoint, ownerOf(asPro), asPro.headers)).status).toBe(403);
    },
  );

  it.each(named(endpoints.filter(({ needsFreshProof }) => needsFreshProof)))(
    "%s: refuses a session whose person has not proved who they are for a while",
    async (_, endpoint) => {
      const bea = await app.signUp();
      const call = await createSampleCall(app, endpoint, ownerOf(bea));
      app.clock.advance(freshProofMinutes * 60_000 + 1);
      const refused = await sendSample(app, endpoint, { call, headers: bea.headers });
      expect([refused.status, refused.body.code]).toEqual([403, "fresh_proof_needed"]);
      // As any proof records it: an account of a sample call may need more than the password.
      const sessions = app.db.updateTable("refresh_token_families").where("user_id", "=", bea.userId);
      await sessions.set({ proved_at: app.clock.read() }).execute();
      expect((await sendSample(app, endpoint, { call, headers: bea.headers })).status).toBeLessThan(300);
    },
  );

  it.each(withAccess("user", "pro"))("%s: refuses a logged-out session", async (_, endpoint) => {
    const bea = await app.signUp();
    await app.inject({ method: "POST", url: "/api/auth/logout", headers: bea.headers });
    const { status } = await sendSample(app, endpoint, { call: anything, headers: bea.headers });
    expect(status).toBe(401);
  });
});
