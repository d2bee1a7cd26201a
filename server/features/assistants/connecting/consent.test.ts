import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConnectionRequest, refuseConnection } from "#contract/endpoints/assistants.ts";
import { listTokens } from "#contract/endpoints/tokens.ts";
import {
  agree,
  askToConnect,
  connectAssistant,
  exchangeCode,
  leavePage,
  outcomeOf,
  reads,
  registerAssistant,
  writes,
} from "../../../testing/connect-assistant.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const connectionsOf = async (person: SignedIn) => (await app.call(listTokens, person)).body;

describe("a code", () => {
  async function codeOf() {
    const asked = await askToConnect(app);
    await agree(app, ana, asked);
    return { asked, code: (await leavePage(app, asked)).searchParams.get("code") ?? "" };
  }

  it("that is used again ends the connection", async () => {
    const { asked, code, headers } = await connectAssistant(app, ana);
    expect(await reads(app, headers)).toBe(200);
    expect(outcomeOf(await exchangeCode(app, { ...asked, code }))).toEqual([400, "invalid_grant"]);
    expect(await reads(app, headers)).toBe(401);
    expect(await connectionsOf(ana)).toEqual([]);
  });

  it("that is used twice at the same time gives at most one pair of tokens, which then ends", async () => {
    const { asked, code } = await codeOf();
    const answers = await Promise.all(Array.from({ length: 4 }, () => exchangeCode(app, { ...asked, code })));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    for (const { body } of given)
      expect(await reads(app, { authorization: `Bearer ${body.access_token}` })).toBe(401);
    expect(await connectionsOf(ana)).toEqual([]);
  });

  it.each([
    ["without the verifier", { code_verifier: "" }],
    ["with another verifier", { code_verifier: "a".repeat(43) }],
    ["for another address", { redirect_uri: "https://assistant.example/other" }],
    ["for another resource", { resource: "https://other.example/api/mcp" }],
    ["of a program that is not registered", { client_id: "nobody" }],
  ])("%s is worth nothing", async (_, fields) => {
    const { asked, code } = await codeOf();
    const { status } = await exchangeCode(app, { ...asked, code, fields });
    // By 401 assistants know that they have to register again.
    expect(status).toBe("client_id" in fields ? 401 : 400);
  });

  it("is worth nothing after a minute, and to another program", async () => {
    const { asked, code } = await codeOf();
    const other = (await registerAssistant(app)).body.client_id;
    expect(outcomeOf(await exchangeCode(app, { ...asked, clientId: other, code }))).toEqual([
      400,
      "invalid_grant",
    ]);
    app.clock.advance(60_000);
    expect(outcomeOf(await exchangeCode(app, { ...asked, code }))).toEqual([400, "invalid_grant"]);
  });
});

describe("a request for consent", () => {
  it("names the program, where it is, and the most it may get", async () => {
    const { id, cookie } = await askToConnect(app, { query: { scope: "read" } });
    const { body } = await app.call(readConnectionRequest, { params: { id }, headers: { cookie } });
    expect(body).toEqual({
      ...{ clientName: "Assistant", scope: "read" },
      place: { kind: "site", name: "assistant.example" },
    });
  });

  it("for reading gives no more, whatever the call says", async () => {
    const asked = await askToConnect(app, { query: { scope: "read" } });
    await agree(app, ana, { ...asked, fields: { scope: "write" } });
    const code = (await leavePage(app, asked)).searchParams.get("code") ?? "";
    const { body } = await exchangeCode(app, { ...asked, code });
    expect(body.scope).toBe("read");
    expect(await writes(app, { authorization: `Bearer ${body.access_token}` })).toBe(403);
    expect((await connectionsOf(ana))[0].scope).toBe("read");
  });

  it("is unknown to another browser, which can neither see, approve, refuse nor end it", async () => {
    const asked = await askToConnect(app);
    const other = { ...asked, cookie: (await askToConnect(app)).cookie };
    for (const cookie of [other.cookie, ""]) {
      const call = { params: { id: asked.id }, headers: { cookie } };
      expect(outcomeOf(await app.call(readConnectionRequest, call))).toEqual([
        404,
        "connection_request_expired",
      ]);
      expect(outcomeOf(await app.call(refuseConnection, call))).toEqual([404, "connection_request_expired"]);
      expect(outcomeOf(await agree(app, ana, { ...asked, cookie }))).toEqual([
        404,
        "connection_request_expired",
      ]);
    }
    await agree(app, ana, asked);
    expect(String(await leavePage(app, other))).toMatch(/\/connect\?error=expired$/);
  });

  it("of a browser in which somebody agreed before asks again", async () => {
    const { cookie } = await connectAssistant(app, ana).then(({ asked }) => asked);
    const again = await askToConnect(app, { cookie });
    expect(again.location).toMatch(/^\/connect\?request=/);
    const beth = await app.signUp();
    await agree(app, beth, { ...again, cookie });
    const code = (await leavePage(app, { ...again, cookie })).searchParams.get("code") ?? "";
    const { body } = await exchangeCode(app, { ...again, code });
    await writes(app, { authorization: `Bearer ${body.access_token}` });
    expect(await connectionsOf(beth)).toHaveLength(1);
    expect(await connectionsOf(ana)).toHaveLength(1);
  });

  it("is approved only by the account that the page shows, which has just proved who it is", async () => {
    const asked = await askToConnect(app);
    const beth = await app.signUp();
    expect(outcomeOf(await agree(app, ana, { ...asked, fields: { userId: beth.userId } }))).toEqual([
      409,
      "connection_account_changed",
    ]);
    app.clock.advance(11 * 60_000);
    expect(outcomeOf(await agree(app, ana, asked))).toEqual([403, "fresh_proof_needed"]);
  });

  it("is answered once", async () => {
    const asked = await askToConnect(app);
    const answers = await Promise.all([agree(app, ana, asked), agree(app, ana, asked)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await connectionsOf(ana)).toHaveLength(1);
    const { id, cookie } = asked;
    const refused = await app.call(refuseConnection, { params: { id }, headers: { cookie } });
    expect(outcomeOf(refused)).toEqual([404, "connection_request_expired"]);
  });

  it("that is refused tells the program so, and nothing else", async () => {
    const asked = await askToConnect(app);
    const { id, cookie } = asked;
    expect((await app.call(refuseConnection, { params: { id }, headers: { cookie } })).status).toBe(200);
    const { origin, searchParams } = await leavePage(app, asked);
    expect(origin).toBe("https://assistant.example");
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ error: "access_denied", state: "its-state", iss: "https://platewise.example" },
      error_description: "the person refused",
    });
  });

  it("expires", async () => {
    const asked = await askToConnect(app);
    app.clock.advance(15 * 60_000);
    expect(outcomeOf(await agree(app, await app.signUp(), asked))).toEqual([
      404,
      "connection_request_expired",
    ]);
  });
});

describe("nobody is sent anywhere", () => {
  const isPage = (location: string) => location.startsWith("/connect?error=");

  it.each([
    "https://assistant.example/callback/more",
    "https://assistant.example/callback?more=1",
    "https://assistant.example.evil.example/callback",
    "https://ASSISTANT.example/callback",
    "//evil.example",
    "javascript:alert(1)",
    "",
  ])("but to an address that was registered: %s", async (redirectUri) => {
    const { clientId } = await askToConnect(app);
    const { location } = await askToConnect(app, { clientId, query: { redirect_uri: redirectUri } });
    // A single address may be left out.
    expect(redirectUri === "" || isPage(location)).toBe(true);
  });

  it("for a program that nobody registered", async () => {
    const { location } = await askToConnect(app, { clientId: "nobody" });
    expect(location).toBe("/connect?error=invalid_client");
  });

  it.each([
    ["without a challenge", { code_challenge: "", code_challenge_method: "" }, "invalid_request"],
    ["with a plain challenge", { code_challenge_method: "plain" }, "invalid_request"],
    ["for a token at once", { response_type: "token" }, "invalid_request"],
    ["for another resource", { resource: "https://other.example/" }, "invalid_target"],
    ["without asking", { prompt: "none" }, "interaction_required"],
  ])("to ask %s", async (_, query, error) => {
    const { location } = await askToConnect(app, { query });
    const { origin, searchParams, hash } = new URL(location);
    const told = searchParams.get("error") ?? new URLSearchParams(hash.slice(1)).get("error");
    expect([origin, told]).toEqual(["https://assistant.example", error]);
  });

  it("but to any port of a program on the person's own device", async () => {
    const { body } = await registerAssistant(app, { redirect_uris: ["http://127.0.0.1/callback"] });
    const clientId = body.client_id;
    const location = async (redirectUri: string) =>
      (await askToConnect(app, { clientId, redirectUri })).location;
    expect(await location("http://127.0.0.1:49152/callback")).toMatch(/^\/connect\?request=/);
    expect(isPage(await location("http://127.0.0.1:49152/other"))).toBe(true);
    expect(isPage(await location("http://10.0.0.1:49152/callback"))).toBe(true);
  });
});
