import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteExpiredData } from "../../../housekeeping.ts";
import {
  agree,
  askToConnect,
  connectAssistant,
  outcomeOf,
  registerAssistant,
  renew,
  testResource,
} from "../../../testing/connect-assistant.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";
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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

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
