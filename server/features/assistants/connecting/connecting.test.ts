import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  forgotPassword,
  readSecurityEvents,
  requestDeletion,
  resetPassword,
} from "#contract/endpoints/account.ts";
import { readConnectionRequest, refuseConnection } from "#contract/endpoints/connections.ts";
import { logMeal } from "#contract/endpoints/logging.ts";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { createToken, listTokens, revokeToken } from "#contract/endpoints/tokens.ts";
import { personalTokensMax } from "#contract/limits.ts";
import { deleteExpiredData } from "../../../housekeeping.ts";
import {
  agree,
  askToConnect,
  connectAssistant,
  exchangeCode,
  leavePage,
  postForm,
  registerAssistant,
  renew,
  testResource,
} from "../../../testing/connect-assistant.ts";
import {
  createTestApp,
  type SignedIn,
  type TestAnswer,
  type TestApp,
  testPassword,
} from "../../../testing/test-app.ts";
import { unapprovedClientsMax } from "./oauth-clients-table.ts";

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

const outcomeOf = ({ status, body }: TestAnswer) => [status, body?.code ?? body?.error];
const reads = async (headers: Readonly<Record<string, string>>) =>
  (await app.call(getDailySummary, { headers })).status;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const items = [{ from: "quick", name: "Coffee", calories: 60 }];
const writes = async (headers: Readonly<Record<string, string>>) =>
  (await app.call(logMeal, { headers, body: { items } })).status;
const connectionsOf = async (person: SignedIn) => (await app.call(listTokens, person)).body;

describe("a connected assistant", () => {
  it("reads and changes the diary where the person allowed that", async () => {
    const { headers, scope } = await connectAssistant(app, ana);
    expect(scope).toBe("read write");
    expect([await reads(headers), await writes(headers)]).toEqual([200, 201]);
  });

  it("only reads where the person ticked no more", async () => {
    const { headers, scope } = await connectAssistant(app, ana, { scope: "read" });
    expect(scope).toBe("read");
    expect([await reads(headers), await writes(headers)]).toEqual([200, 403]);
  });

  it("is listed with the person's tokens, and ended at once when revoked", async () => {
    const { headers, ...connection } = await connectAssistant(app, ana, { expiresInDays: 30 });
    const [listed, ...others] = await connectionsOf(ana);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      ...{ name: "Assistant", scope: "write", expiresAt: "2026-04-09T12:00:00.000Z" },
      connectedTo: { kind: "site", name: "assistant.example" },
    });
    await app.call(revokeToken, { ...ana, params: { id: listed.id } });
    expect(await reads(headers)).toBe(401);
    expect(outcomeOf(await renew(app, connection))).toEqual([400, "invalid_grant"]);
  });

  it("is named in the security log, when connected and when disconnected", async () => {
    app.clock.advance(1000);
    const connection = await connectAssistant(app, ana);
    app.clock.advance(1000);
    await postForm(app, "/api/oauth/revoke", {
      token: connection.refreshToken,
      client_id: connection.clientId,
    });
    const { body } = await app.call(readSecurityEvents, ana);
    expect(body.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
      "assistant_disconnected",
      "assistant_connected",
    ]);
  });

  it("is one of a limited number, with the personal tokens", async () => {
    for (let at = 0; at < personalTokensMax; at++) {
      const body = { name: "Script", scope: "read", expiresInDays: 30 };
      await app.call(createToken, { ...ana, body });
    }
    expect(outcomeOf(await agree(app, ana, await askToConnect(app)))).toEqual([409, "token_limit_exceeded"]);
  });

  it("leaves nothing in the database that opens anything", async () => {
    const { accessToken, refreshToken, code, asked } = await connectAssistant(app, ana);
    const rows = await Promise.all([
      app.db.selectFrom("oauth_records").selectAll().execute(),
      app.db.selectFrom("personal_tokens").selectAll().execute(),
    ]);
    const open = await askToConnect(app);
    const requests = await app.db.selectFrom("oauth_records").selectAll().execute();
    const stored = JSON.stringify([rows, requests]);
    for (const secret of [accessToken, refreshToken, code, asked.id, open.id, open.cookie.split("=")[1]])
      expect(stored).not.toContain(secret);
  });
});

describe("a connection ends", () => {
  it("with the time that the person allowed", async () => {
    const connection = await connectAssistant(app, ana, { expiresInDays: 30 });
    app.clock.advance(30 * dayMs - 1000);
    const renewed = await renew(app, connection);
    expect(renewed.status).toBe(200);
    app.clock.advance(1000);
    expect(await reads({ authorization: `Bearer ${renewed.body.access_token}` })).toBe(401);
    const next = { ...connection, refreshToken: renewed.body.refresh_token };
    expect(outcomeOf(await renew(app, next))).toEqual([400, "invalid_grant"]);
  });

  it("when the assistant gives it back, with either token", async () => {
    for (const key of ["accessToken", "refreshToken"] as const) {
      const connection = await connectAssistant(app, ana);
      const { clientId } = connection;
      const revoked = await postForm(app, "/api/oauth/revoke", {
        token: connection[key],
        client_id: clientId,
      });
      expect(revoked.status).toBe(200);
      expect(await reads(connection.headers)).toBe(401);
      expect(await connectionsOf(ana)).toEqual([]);
    }
  });

  it("not when another program knows the token", async () => {
    const { headers, accessToken } = await connectAssistant(app, ana);
    const other = await registerAssistant(app);
    await postForm(app, "/api/oauth/revoke", { token: accessToken, client_id: other.body.client_id });
    expect(await reads(headers)).toBe(200);
  });

  it("when the account is to be deleted", async () => {
    const connection = await connectAssistant(app, ana);
    await app.call(requestDeletion, ana);
    expect(await reads(connection.headers)).toBe(401);
    expect(outcomeOf(await renew(app, connection))).toEqual([400, "invalid_grant"]);
  });

  it("when the password is reset by mail", async () => {
    const connection = await connectAssistant(app, ana);
    await app.db
      .updateTable("users")
      .set({ email_verified_at: app.clock.read() })
      .where("id", "=", ana.userId)
      .execute();
    await app.call(forgotPassword, { body: { email: ana.email } });
    const { token } = await app.mailTo(ana.email);
    await app.call(resetPassword, { body: { token, password: "another password of tests" } });
    expect(await reads(connection.headers)).toBe(401);
    expect(outcomeOf(await renew(app, connection))).toEqual([400, "invalid_grant"]);
  });

  it("when nothing can use it any more, within the hour", async () => {
    const asked = await askToConnect(app);
    await agree(app, ana, asked);
    expect(await connectionsOf(ana)).toHaveLength(1);
    app.clock.advance(hourMs);
    await deleteExpiredData(app.db, app.clock.read());
    expect(await connectionsOf(await app.logIn(ana.userId, ana.email, testPassword))).toEqual([]);
  });

  it("not by the hourly cleaning while its refresh token counts", async () => {
    const connection = await connectAssistant(app, ana);
    app.clock.advance(40 * dayMs);
    await deleteExpiredData(app.db, app.clock.read());
    expect((await renew(app, connection)).status).toBe(200);
  });
});

describe("tokens", () => {
  it("are renewed with each use; the one before counts for seconds, then its use ends the connection", async () => {
    const connection = await connectAssistant(app, ana);
    const renewed = await renew(app, connection);
    expect(renewed.body.refresh_token).not.toBe(connection.refreshToken);
    app.clock.advance(29_000);
    expect((await renew(app, connection)).status).toBe(200);
    app.clock.advance(2_000);
    expect(outcomeOf(await renew(app, connection))).toEqual([400, "invalid_grant"]);
    expect(await reads({ authorization: `Bearer ${renewed.body.access_token}` })).toBe(401);
    expect(await connectionsOf(ana)).toEqual([]);
  });

  it("count for an hour", async () => {
    const { headers } = await connectAssistant(app, ana);
    app.clock.advance(hourMs - 1000);
    expect(await reads(headers)).toBe(200);
    app.clock.advance(1000);
    expect(await reads(headers)).toBe(401);
  });

  it("count at the resource that they were made for alone", async () => {
    const { headers } = await connectAssistant(app, ana);
    for (const [baseUrl, expected] of [
      ["https://platewise.example", 200],
      ["https://other.example", 401],
    ] as const) {
      const server = await createTestApp({ hasFoods: false, database: app.database, baseUrl });
      expect((await server.call(getDailySummary, { headers })).status).toBe(expected);
      await Promise.all([server.app.close(), server.pushService.close()]);
    }
  });

  it("are no session: the account stays closed", async () => {
    const { headers } = await connectAssistant(app, ana);
    expect(outcomeOf(await app.call(listTokens, { headers }))).toEqual([403, "token_not_allowed"]);
    expect(outcomeOf(await agree(app, { ...ana, headers }, await askToConnect(app)))).toEqual([
      403,
      "token_not_allowed",
    ]);
  });

  it("may be narrowed by the assistant, and not widened", async () => {
    const writing = await connectAssistant(app, ana);
    const narrowed = await renew(app, writing, { scope: "read" });
    expect(narrowed.body.scope).toBe("read");
    expect(await writes({ authorization: `Bearer ${narrowed.body.access_token}` })).toBe(403);
    const reading = await connectAssistant(app, ana, { scope: "read" });
    expect(outcomeOf(await renew(app, reading, { scope: "read write" }))).toEqual([400, "invalid_scope"]);
  });

  it("of another program are refused", async () => {
    const connection = await connectAssistant(app, ana);
    const { body } = await registerAssistant(app);
    expect(outcomeOf(await renew(app, { ...connection, clientId: body.client_id }))).toEqual([
      400,
      "invalid_grant",
    ]);
    expect(outcomeOf(await renew(app, { ...connection, refreshToken: connection.accessToken }))).toEqual([
      400,
      "invalid_grant",
    ]);
    expect(await reads({ authorization: `Bearer ${connection.refreshToken}` })).toBe(401);
  });
});

describe("a code", () => {
  async function codeOf() {
    const asked = await askToConnect(app);
    await agree(app, ana, asked);
    return { asked, code: (await leavePage(app, asked)).searchParams.get("code") ?? "" };
  }

  it("that is used again ends the connection", async () => {
    const { asked, code, headers } = await connectAssistant(app, ana);
    expect(await reads(headers)).toBe(200);
    expect(outcomeOf(await exchangeCode(app, { ...asked, code }))).toEqual([400, "invalid_grant"]);
    expect(await reads(headers)).toBe(401);
    expect(await connectionsOf(ana)).toEqual([]);
  });

  it("that is used twice at the same time gives at most one pair of tokens, which then ends", async () => {
    const { asked, code } = await codeOf();
    const answers = await Promise.all(Array.from({ length: 4 }, () => exchangeCode(app, { ...asked, code })));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    for (const { body } of given)
      expect(await reads({ authorization: `Bearer ${body.access_token}` })).toBe(401);
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
    expect(await writes({ authorization: `Bearer ${body.access_token}` })).toBe(403);
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
    await writes({ authorization: `Bearer ${body.access_token}` });
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

describe("a registration", () => {
  it("keeps a name and addresses, and answers with what else applies", async () => {
    const { status, body } = await registerAssistant(app, {
      ...{ token_endpoint_auth_method: "client_secret_post", scope: "admin", jwks_uri: "http://10.0.0.1/" },
      logo_uri: "https://evil.example/pixel.png",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ client_name: "Assistant", token_endpoint_auth_method: "none" });
    expect(JSON.stringify(body)).not.toMatch(/secret"|admin|10\.0|pixel/);
  });

  it.each([
    ["http://assistant.example/callback"],
    ["javascript:alert(1)//:/"],
    ["data:text/html,x:/"],
    ["https://user:password@assistant.example/"],
    ["https://assistant.example/#fragment"],
    ["intent://scan/#Intent;end"],
    ["not an address"],
    [`https://assistant.example/${"a".repeat(500)}`],
  ])("of %s is refused", async (redirectUri) => {
    const answer = await registerAssistant(app, { redirect_uris: [redirectUri] });
    expect(outcomeOf(answer)).toEqual([400, "invalid_redirect_uri"]);
  });

  it("without addresses, with too many, or too large is refused", async () => {
    for (const redirect_uris of [
      [],
      "https://assistant.example/",
      Array.from({ length: 11 }, () => "https://a.example/"),
    ])
      expect((await registerAssistant(app, { redirect_uris })).status).toBe(400);
    expect((await registerAssistant(app, { client_name: "a".repeat(20_000) })).status).toBe(413);
  });

  it("has no letters that nobody sees, nor a name without end", async () => {
    const nameOf = async (client_name: string) =>
      (await registerAssistant(app, { client_name })).body.client_name;
    expect(await nameOf("Claude\u202Eedualc\u0000\n<b>")).toBe("Claude edualc <b>");
    expect(await nameOf("a".repeat(300))).toHaveLength(60);
    for (const blank of ["\u200B", "\u3164", "\u2800"]) expect(await nameOf(blank)).toBe("assistant.example");
    expect(await nameOf(`a${"\u0301".repeat(9)}`)).toBe(`a${"\u0301".repeat(3)}`);
  });

  it("that nobody lets in is gone after a week, one that somebody let in stays", async () => {
    const used = await connectAssistant(app, ana);
    const unused = await registerAssistant(app);
    app.clock.advance(8 * dayMs);
    await deleteExpiredData(app.db, app.clock.read());
    const ids = (await app.db.selectFrom("oauth_clients").select("id").execute()).map(({ id }) => id);
    expect(ids).toContain(used.clientId);
    expect(ids).not.toContain(unused.body.client_id);
  });

  it("makes room for itself when there are too many that nobody let in", async () => {
    await sql`insert into oauth_clients (id, metadata, created_at)
      select 'flood-' || n, '{}', ${app.clock.read()}::timestamptz - interval '1 hour' from generate_series(1, ${unapprovedClientsMax}) n`.execute(
      app.db,
    );
    const { body } = await registerAssistant(app);
    const { count } = await app.db
      .selectFrom("oauth_clients")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("approved_at", "is", null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(unapprovedClientsMax);
    expect((await askToConnect(app, { clientId: body.client_id })).id).not.toBe("");
    await app.db.deleteFrom("oauth_clients").where("id", "like", "flood-%").execute();
  });
});

describe("the documents that programs look for", () => {
  const read = async (url: string) => (await app.inject({ method: "GET", url })).body;

  it("name the resource, its server and what that offers", async () => {
    for (const url of [
      "/.well-known/oauth-protected-resource",
      "/.well-known/oauth-protected-resource/api/mcp",
    ])
      expect(await read(url)).toMatchObject({
        resource: testResource,
        authorization_servers: ["https://platewise.example"],
      });
    expect(await read("/.well-known/oauth-authorization-server")).toMatchObject({
      issuer: "https://platewise.example",
      authorization_endpoint: "https://platewise.example/api/oauth/authorize",
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
    });
  });

  it("are named where a token is missing or does not count", async () => {
    const challenge = async (headers: Readonly<Record<string, string>>) => {
      const answer = await app.inject({ method: "POST", url: "/api/mcp", payload: {}, headers });
      return [answer.status, answer.headers["www-authenticate"]];
    };
    const where =
      'scope="read write", resource_metadata="https://platewise.example/.well-known/oauth-protected-resource/api/mcp"';
    expect(await challenge({})).toEqual([401, `Bearer ${where}`]);
    expect(await challenge({ authorization: `Bearer ${"a".repeat(43)}` })).toEqual([
      401,
      `Bearer error="invalid_token", ${where}`,
    ]);
  });

  it("do not follow the host that a request names", async () => {
    const { id, cookie } = await askToConnect(app);
    const headers = { cookie, host: "evil.example", "x-forwarded-host": "evil.example" };
    await agree(app, ana, { id, cookie });
    const left = await app.inject({ method: "GET", url: `/api/oauth/authorize/${id}`, headers });
    expect(String(left.headers.location)).toMatch(
      /^https:\/\/assistant\.example\/.*iss=https%3A%2F%2Fplatewise\.example/,
    );
    const url = "/.well-known/oauth-authorization-server";
    const document = await app.inject({ method: "GET", url, headers: { host: "evil.example" } });
    expect(JSON.stringify(document.body)).not.toContain("evil");
  });
});

it("pages of other sites cannot call the endpoints of tokens, and no answer lets them read it", async () => {
  const { clientId, refreshToken } = await connectAssistant(app, ana);
  const form = { grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken };
  const answer = await app.inject({
    method: "POST",
    url: "/api/oauth/token",
    headers: { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" },
    payload: String(new URLSearchParams(form)),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  const renewed = await renew(app, { clientId, refreshToken });
  expect(renewed.headers["access-control-allow-origin"]).toBeUndefined();
  expect(renewed.headers["set-cookie"]).toBeUndefined();
  expect(renewed.headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
});
