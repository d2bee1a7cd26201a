import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logout, me, refresh } from "#contract/endpoints/sign-in.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { reuseGraceMs } from "./refresh-session.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
afterAll(() => app.close());

const exchange = (refreshToken: string) => app.call(refresh, { body: { refreshToken } });
const isGood = async (accessToken: string) =>
  (await app.call(me, { headers: { authorization: `Bearer ${accessToken}` } })).status === 200;

describe("refreshing", () => {
  it("hands out a new pair again and again", async () => {
    let { refreshToken } = await app.signUp();
    for (let round = 0; round < 3; round++) {
      app.clock.advance(15 * 60_000);
      const { status, body } = await exchange(refreshToken);
      expect(status).toBe(200);
      expect(body.refreshToken).not.toBe(refreshToken);
      expect(await isGood(body.accessToken)).toBe(true);
      refreshToken = body.refreshToken;
    }
  });

  it("leaves both signed in when two tabs send the same token at once", async () => {
    const { refreshToken } = await app.signUp();
    const pairs = await Promise.all([exchange(refreshToken), exchange(refreshToken)]);
    expect(pairs.map(({ status }) => status)).toEqual([200, 200]);
    app.clock.advance(reuseGraceMs + 1000);
    for (const { body } of pairs) expect((await exchange(body.refreshToken)).status).toBe(200);
  });

  it("ends the session when an old token comes back after the grace", async () => {
    const { refreshToken } = await app.signUp();
    const successor = (await exchange(refreshToken)).body;
    app.clock.advance(reuseGraceMs + 1000);
    const replay = await exchange(refreshToken);
    expect([replay.status, replay.body.code]).toEqual([401, "invalid_refresh_token"]);
    expect((await exchange(successor.refreshToken)).status).toBe(401);
    expect(await isGood(successor.accessToken)).toBe(false);
  });

  it("gives nothing for a token in its grace once its owner has logged out", async () => {
    const ana = await app.signUp();
    await exchange(ana.refreshToken);
    await app.call(logout, ana);
    expect((await exchange(ana.refreshToken)).status).toBe(401);
  });

  it("ends 30 days after the last exchange", async () => {
    const { refreshToken } = await app.signUp();
    app.clock.advance(31 * 86_400_000);
    expect((await exchange(refreshToken)).status).toBe(401);
  });

  it("ends 90 days after the login, however often it was exchanged", async () => {
    let { refreshToken } = await app.signUp();
    for (let day = 0; day < 75; day += 25) {
      app.clock.advance(25 * 86_400_000);
      refreshToken = (await exchange(refreshToken)).body.refreshToken;
    }
    app.clock.advance(15 * 86_400_000);
    expect((await exchange(refreshToken)).status).toBe(401);
  });

  it("takes no access token for a refresh token, and none that is made up", async () => {
    const { accessToken } = await app.signUp();
    for (const token of [accessToken, "x", "0".repeat(43)]) expect((await exchange(token)).status).toBe(401);
  });

  it("keeps no token that could be read from the database", async () => {
    const { refreshToken } = await app.signUp();
    const rows = await app.db.selectFrom("refresh_tokens").select("token_hash").execute();
    const texts = rows.flatMap(({ token_hash }) =>
      ["utf8", "base64url", "hex"].map((form) => Buffer.from(token_hash).toString(form as BufferEncoding)),
    );
    expect(texts.some((text) => text.includes(refreshToken))).toBe(false);
  });
});
