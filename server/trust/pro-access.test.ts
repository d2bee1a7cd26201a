import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import * as plans from "#contract/endpoints/plans.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { may } from "#domain/plans/entitlements.ts";
import { seedMeal } from "../testing/seed-meal.ts";
import { checkOut, subscribe } from "../testing/subscribe.ts";
import {
  createTestApp,
  type SignedIn,
  type TestAnswer,
  type TestApp,
  testTokenSecret,
} from "../testing/test-app.ts";
import type { Owner } from "./make-samples.ts";
import { createSampleCall, endpoints, leavesSessions, named, nameOf, sendSample } from "./send-sample.ts";

let app: TestApp;
/** Makes every call that leaves it signed in. */
let lea: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000 });
  lea = await app.signUp();
});
afterAll(() => app.close());

const callerFor = (endpoint: AnyEndpoint) => (leavesSessions(endpoint) ? lea : app.signUp());

const ownerOf = (account: SignedIn): Owner => ({ headers: account.headers, account });
const isPro = async (person: SignedIn) => (await app.call(signIn.me, person)).body.isPremium;

/** Those that need no subscription: a sample of theirs subscribes. */
const withoutPaying = endpoints.filter(({ path }) => !path.startsWith("/api/subscriptions/"));

describe("claiming to be Pro has no effect", () => {
  const flags = {
    isPremium: true,
    premium: true,
    isPro: true,
    accountType: "pro",
    account_type: "pro",
    type: 1,
    plan: "pro",
    planId: "pro-monthly-usd",
    status: "active",
    subscription: { status: "active" },
    role: "admin",
    userType: 1,
  };
  const written = withoutPaying.filter(({ method }) => method !== "GET");

  it.each(named(written))("in the body of %s", async (name, endpoint) => {
    const ana = await callerFor(endpoint);
    const { body, ...call } = await createSampleCall(app, endpoint, ownerOf(ana));
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    const claimed = { ...call, body: isObject ? { ...body, ...flags } : flags };
    const { status, body: answer } = await sendSample(app, endpoint, { call: claimed, headers: ana.headers });
    expect(status).not.toBe(500);
    if (name === "POST /api/auth/register") expect([status, answer.code]).toEqual([400, "invalid_request"]);
    // From the database: some calls end the session, or change how one signs in.
    const account = app.db.selectFrom("users").select("account_type").where("id", "=", ana.userId);
    expect(await account.executeTakeFirst()).toEqual({ account_type: "free" });
  });

  it("in the return URL of a payment that was not made", async () => {
    const [ana, bea] = [await app.signUp(), await app.signUp()];
    const { body } = await checkOut(app, ana);
    const bought = await subscribe(app, bea);
    const session = body.clientSecret.split("_secret_")[0];
    for (const query of [
      { success: "true" },
      { success: "true", session_id: session },
      { session_id: bought },
    ]) {
      for (const endpoint of [plans.confirmCheckout, plans.readSubscription, signIn.me]) {
        await app.call(endpoint, { headers: ana.headers, query });
      }
      expect(await isPro(ana)).toBe(false);
    }
    expect((await app.call(plans.confirmCheckout, ana)).body).toEqual({
      isPremium: false,
      checkout: "pending",
    });
  });

  it("in a token, even with a valid signature", async () => {
    const ana = await app.signUp();
    const [head = "", claims = ""] = ana.accessToken.split(".");
    const said = JSON.parse(Buffer.from(claims, "base64url").toString());
    const boasting = { ...said, ...flags, userType: 1, usertype: 1 };
    const signed = `${head}.${Buffer.from(JSON.stringify(boasting)).toString("base64url")}`;
    const signature = createHmac("sha256", testTokenSecret).update(signed).digest("base64url");
    const headers = { authorization: `Bearer ${signed}.${signature}` };
    expect((await app.call(signIn.me, { headers })).body.isPremium).toBe(false);
    for (const endpoint of endpoints.filter(({ access }) => access === "pro")) {
      expect((await sendSample(app, endpoint, { call: {}, headers })).status).toBe(403);
    }
  });
});

/** A person's right to a copy of what is kept of them does not depend on a plan (docs/decisions/016). */
const rightOfAccess = "GET /api/user/export";
/** What a person read from a packet is theirs: the figures of the print, not of a meal. */
const ownPackets = ["GET /api/products/own", "PUT /api/products/own/:code"];
const mayHoldAll: ReadonlySet<string> = new Set([rightOfAccess, ...ownPackets]);

describe("Pro data", () => {
  const proKey = new RegExp(
    `^(${Object.keys(eachMicronutrient(() => 0)).join("|")})$|micronutrient|tip$`,
    "i",
  );

  /** Names of Pro data anywhere in an answer, a download's text included. */
  function proKeysIn(value: unknown): readonly string[] {
    if (typeof value === "string") {
      return [...value.matchAll(/"?([A-Za-z0-9]+)"?\s*[:,]/g)].flatMap(([, name = ""]) =>
        proKey.test(name) ? name : [],
      );
    }
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(proKey.test(name) ? [name] : []),
      ...(typeof inner === "object" ? proKeysIn(inner) : []),
    ]);
  }

  const answering = withoutPaying.filter(({ path }) => path !== "/api/auth/logout");

  async function answersFor(
    makePro: boolean,
    asked: readonly AnyEndpoint[],
  ): Promise<ReadonlyMap<string, TestAnswer>> {
    const answers = new Map<string, TestAnswer>();
    for (const endpoint of asked) {
      const person = makePro ? await app.signUp() : await callerFor(endpoint);
      if (makePro) await app.makePro(person);
      const micronutrients = eachMicronutrient(() => 1);
      await seedMeal(app, person, {
        eatenAt: "2026-03-10T08:00:00Z",
        figures: { calories: 300 },
        changes: { micronutrients },
      });
      const call = await createSampleCall(app, endpoint, ownerOf(person));
      answers.set(nameOf(endpoint), await sendSample(app, endpoint, { call, headers: person.headers }));
    }
    return answers;
  }

  it("appears in no answer to free accounts", async () => {
    const free = await answersFor(false, answering);
    for (const [name, { body }] of free) {
      if (!mayHoldAll.has(name)) expect([name, proKeysIn(body)]).toEqual([name, []]);
    }
    for (const { access, ...endpoint } of endpoints) {
      const refused = free.get(`${endpoint.method} ${endpoint.path}`);
      if (access === "pro") expect(refused?.status).toBe(403);
    }
    expect(may("free", "micronutrients") || may("free", "tips")).toBe(false);
  });

  it("appears in answers to Pro accounts", async () => {
    // Otherwise nothing is proved by its absence. Two are enough: what each endpoint answers to Pro has its own tests.
    const wanted = ["POST /api/mealSubmissions/text", "POST /api/meals/list"];
    const asked = answering.filter((endpoint) => wanted.includes(nameOf(endpoint)));
    const found = [...(await answersFor(true, asked))].filter(([, { body }]) => proKeysIn(body).length > 0);
    expect(found.map(([name]) => name)).toEqual(wanted);
  });
});
