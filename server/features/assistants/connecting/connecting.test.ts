import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgotPassword, readSecurityEvents, resetPassword } from "#contract/endpoints/account.ts";
import { requestDeletion } from "#contract/endpoints/account-deletion.ts";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import { createToken, listTokens, revokeToken } from "#contract/endpoints/tokens.ts";
import { personalTokensMax } from "#contract/limits.ts";
import { deleteExpiredData } from "../../../housekeeping.ts";
import {
  agree,
  askToConnect,
  connectAssistant,
  outcomeOf,
  postForm,
  reads,
  registerAssistant,
  renew,
  writes,
} from "../../../testing/connect-assistant.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../../testing/test-app.ts";

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
const connectionsOf = async (person: SignedIn) => (await app.call(listTokens, person)).body;

describe("a connected assistant", () => {
  it("reads and changes the diary where the person allowed that", async () => {
    const { headers, scope } = await connectAssistant(app, ana);
    expect(scope).toBe("read write");
    expect([await reads(app, headers), await writes(app, headers)]).toEqual([200, 201]);
  });

  it("only reads where the person ticked no more", async () => {
    const { headers, scope } = await connectAssistant(app, ana, { scope: "read" });
    expect(scope).toBe("read");
    expect([await reads(app, headers), await writes(app, headers)]).toEqual([200, 403]);
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
    expect(await reads(app, headers)).toBe(401);
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
    // The library compares ends with the system's clock, which moves while the test runs.
    const leftMs = 60_000;
    app.clock.advance(30 * dayMs - leftMs);
    const renewed = await renew(app, connection);
    expect(renewed.status).toBe(200);
    app.clock.advance(leftMs);
    expect(await reads(app, { authorization: `Bearer ${renewed.body.access_token}` })).toBe(401);
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
      expect(await reads(app, connection.headers)).toBe(401);
      expect(await connectionsOf(ana)).toEqual([]);
    }
  });

  it("not when another program knows the token", async () => {
    const { headers, accessToken } = await connectAssistant(app, ana);
    const other = await registerAssistant(app);
    await postForm(app, "/api/oauth/revoke", { token: accessToken, client_id: other.body.client_id });
    expect(await reads(app, headers)).toBe(200);
  });

  it("when the account is to be deleted", async () => {
    const connection = await connectAssistant(app, ana);
    await app.call(requestDeletion, ana);
    expect(await reads(app, connection.headers)).toBe(401);
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
    expect(await reads(app, connection.headers)).toBe(401);
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
    expect(await reads(app, { authorization: `Bearer ${renewed.body.access_token}` })).toBe(401);
    expect(await connectionsOf(ana)).toEqual([]);
  });

  it("count for an hour", async () => {
    const { headers } = await connectAssistant(app, ana);
    app.clock.advance(hourMs - 1000);
    expect(await reads(app, headers)).toBe(200);
    app.clock.advance(1000);
    expect(await reads(app, headers)).toBe(401);
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
    expect(await writes(app, { authorization: `Bearer ${narrowed.body.access_token}` })).toBe(403);
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
    expect(await reads(app, { authorization: `Bearer ${connection.refreshToken}` })).toBe(401);
  });
});
