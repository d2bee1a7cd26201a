import { createHmac, generateKeyPairSync } from "node:crypto";
import { exportJWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { accessTokenLifeSeconds } from "../core/access-token.ts";
import { newId } from "../core/new-id.ts";
import { createTestApp, type SignedIn, type TestApp, testTokenSecret } from "../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
let bea: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  [ana, bea] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.close());

type Claims = Readonly<Record<string, unknown>>;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const partsOf = (token: string) => token.split(".");
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(partsOf(token)[1] ?? "", "base64url").toString());
const statusWith = async (token: string) =>
  (await app.call(signIn.me, { headers: { authorization: `Bearer ${token}` } })).status;

const header = { alg: "HS256", typ: "at+jwt" };
/** Made by hand: libraries refuse to make most of these. */
function forge(
  head: object,
  claims: object,
  { key = testTokenSecret, hash = "sha256" }: { readonly key?: string | Buffer; readonly hash?: string } = {},
) {
  const signed = `${base64(head)}.${base64(claims)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest("base64url")}`;
}
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = rsa.publicKey.export({ type: "spki", format: "pem" });

describe("a token", () => {
  it("forged with our key and claims is accepted, so each case below fails for its one difference", async () => {
    expect(await statusWith(forge(header, claimsOf(ana.accessToken)))).toBe(200);
  });

  it.each<[string, (claims: Claims) => string | Promise<string>]>([
    ["no algorithm", (claims) => `${base64({ ...header, alg: "none" })}.${base64(claims)}.`],
    ["no algorithm, in capitals", (claims) => `${base64({ ...header, alg: "NoNe" })}.${base64(claims)}.`],
    ["no algorithm beside our signature", (claims) => forge({ ...header, alg: "none" }, claims)],
    ["no signature", (claims) => `${base64(header)}.${base64(claims)}.`],
    ["another key", (claims) => forge(header, claims, { key: "another key of more than 32 characters" })],
    ["an empty key", (claims) => forge(header, claims, { key: "" })],
    ["a public key as the secret", (claims) => forge(header, claims, { key: publicPem })],
    [
      "HS512 under our key",
      (claims) => forge({ ...header, alg: "HS512" }, claims, { key: testTokenSecret, hash: "sha512" }),
    ],
    ["RS256 announced, HS256 signed", (claims) => forge({ ...header, alg: "RS256" }, claims)],
    [
      "a key that it brings along",
      async (claims) =>
        new SignJWT({ ...claims })
          .setProtectedHeader({ ...header, alg: "RS256", jwk: await exportJWK(rsa.publicKey) })
          .sign(rsa.privateKey),
    ],
    ["a key by name of a file", (claims) => forge({ ...header, kid: "/dev/null" }, claims, { key: "" })],
    ["a demand that we don't know", (claims) => forge({ ...header, crit: ["x"], x: 1 }, claims)],
    ["another type", (claims) => forge({ ...header, typ: "refresh+jwt" }, claims)],
    ["another audience", (claims) => forge(header, { ...claims, aud: "another-api" })],
    ["another issuer", (claims) => forge(header, { ...claims, iss: "elsewhere" })],
    ["no end", ({ exp: _, ...claims }) => forge(header, claims)],
    ["an end that has passed", (claims) => forge(header, { ...claims, exp: Number(claims.iat) - 1 })],
    ["a beginning still to come", (claims) => forge(header, { ...claims, nbf: Number(claims.exp) - 1 })],
    ["another person in one's own session", (claims) => forge(header, { ...claims, sub: bea.userId })],
    ["a session that never was", (claims) => forge(header, { ...claims, sid: newId() })],
    ["no session", ({ sid: _, ...claims }) => forge(header, claims)],
    [
      "other claims under the old signature",
      (claims) =>
        [base64(header), base64({ ...claims, sub: bea.userId }), partsOf(ana.accessToken)[2]].join("."),
    ],
  ])("with %s is refused", async (_, make) => {
    expect(await statusWith(await make(claimsOf(ana.accessToken)))).toBe(401);
  });

  it("cannot claim Pro beyond its account's plan", async () => {
    const token = forge(header, { ...claimsOf(ana.accessToken), userType: 1, accountType: "pro" });
    const { body } = await app.call(signIn.me, { headers: { authorization: `Bearer ${token}` } });
    expect(body.isPremium).toBe(false);
  });

  it("cannot be used in place of another kind of token", async () => {
    const visitor = (await app.createVisitor())["x-anonymous-session-token"] ?? "";
    expect(await statusWith(ana.refreshToken)).toBe(401);
    expect(await statusWith(visitor)).toBe(401);
    for (const refreshToken of [ana.accessToken, visitor])
      expect((await app.call(signIn.refresh, { body: { refreshToken } })).status).toBe(401);
    for (const sessionToken of [ana.accessToken, ana.refreshToken])
      expect(
        (await app.call(signIn.convertAnonymousSession, { ...bea, body: { sessionToken } })).status,
      ).toBe(401);
  });

  it("does not outlive its session", async () => {
    const cleo = await app.signUp();
    const end = new Date(app.clock.read().getTime() + 60_000);
    await app.db
      .updateTable("refresh_token_families")
      .set({ expires_at: end })
      .where("user_id", "=", cleo.userId)
      .execute();
    expect(await statusWith(cleo.accessToken)).toBe(200);
    app.clock.advance(61_000);
    expect(61).toBeLessThan(accessTokenLifeSeconds);
    expect(await statusWith(cleo.accessToken)).toBe(401);
  });
});

describe("a failed login", () => {
  const attempt = (email: string) =>
    app.call(signIn.login, { body: { email, password: "not the password" } });

  it("gets the same response and headers whether the account exists or not", async () => {
    const [known, unknown] = [await attempt(ana.email), await attempt("nobody@example.com")];
    const told = ({ status, body, headers }: typeof known) => {
      const { "x-request-id": _, date: __, ...others } = headers;
      return { status, body, others };
    };
    expect(told(unknown)).toEqual(told(known));
  });

  it("takes as much CPU time for an account that does not exist", async () => {
    const workOf = async (email: string) => {
      const { user, system } = process.cpuUsage();
      await attempt(email);
      const after = process.cpuUsage({ user, system });
      return after.user + after.system;
    };
    // The least of some rounds: a collection of garbage may fall into any of them.
    const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 12; round++) {
      least.known = Math.min(least.known, await workOf(ana.email));
      least.unknown = Math.min(least.unknown, await workOf(`nobody-${round}@example.com`));
    }
    // Without the hash of nobody's password the unknown would cost about a tenth. Work, not time: other processes don't count.
    expect(least.unknown / least.known).toBeGreaterThan(0.5);
    expect(least.unknown / least.known).toBeLessThan(2);
  });
});
