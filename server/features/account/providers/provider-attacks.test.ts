import { createHmac, randomUUID } from "node:crypto";
import { decodeJwt, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startProviderSignIn } from "#contract/endpoints/sign-in-providers.ts";
import {
  createSignInHarness,
  finish,
  type SignInHarness,
  signInAtProvider,
  signInThrough,
} from "../../../testing/oidc/sign-in-harness.ts";
import { visitProvider } from "../../../testing/oidc/visit-provider.ts";
import { beginSignIn, followCallback } from "../../../testing/sign-in-through.ts";
import type { TestAnswer } from "../../../testing/test-app.ts";

let harness: SignInHarness;
const lines: string[] = [];
beforeAll(async () => {
  harness = await createSignInHarness({
    logLevel: "debug",
    logDestination: { write: (line) => lines.push(line) },
  });
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.google.person = { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true };
  harness.apple.person = harness.google.person;
});
afterEach(() => {
  harness.google.tamper = undefined;
  harness.google.trouble = undefined;
});

const told = ({ status, body }: TestAnswer) => [status, body.code ?? body.outcome];
const expired = [400, "sign_in_expired"];
const refused = [502, "sign_in_refused"];

describe("the state", () => {
  it("works in the browser that began, once", async () => {
    const { ticket, cookie } = await signInAtProvider(harness.app, "google");
    expect(told(await finish(harness.app, { ticket, cookie }))).toEqual([200, "signed_in"]);
    expect(told(await finish(harness.app, { ticket, cookie }))).toEqual(expired);
  });

  it("of an attacker's sign-in does not sign another browser in", async () => {
    const attacker = await signInAtProvider(harness.app, "google");
    const victim = await beginSignIn(harness.app);
    const { ticket } = attacker;
    expect(told(await finish(harness.app, { ticket, cookie: victim.cookie }))).toEqual(expired);
    expect(told(await finish(harness.app, { ticket }))).toEqual(expired);
    // It is not used up by that.
    expect(told(await finish(harness.app, attacker))).toEqual([200, "signed_in"]);
  });

  it("that we did not make, or that was used, leads to a page without a ticket", async () => {
    const { address } = await beginSignIn(harness.app);
    const { fields } = await visitProvider(address);
    expect(await followCallback(harness.app, { ...fields, state: randomUUID() })).toBe("");
    expect(await followCallback(harness.app, { code: fields.code ?? "" })).toBe("");
    expect(await followCallback(harness.app, fields)).not.toBe("");
    expect(await followCallback(harness.app, fields)).toBe("");
  });

  it("of one provider is not taken by the other's callback", async () => {
    const { address } = await beginSignIn(harness.app);
    const { fields } = await visitProvider(address);
    expect(await followCallback(harness.app, fields, "apple")).toBe("");
  });

  it("expires", async () => {
    const { address, cookie } = await beginSignIn(harness.app);
    const { fields } = await visitProvider(address);
    const ticket = await followCallback(harness.app, fields);
    harness.app.clock.advance(15 * 60_000 + 1);
    expect(told(await finish(harness.app, { ticket, cookie }))).toEqual(expired);
  });

  it("is stored as a hash, and its cookie is for our own pages' calls only", async () => {
    const answer = await harness.app.call(startProviderSignIn, { body: { provider: "google" } });
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-sign_in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=900; Secure$/,
    );
    const state = new URL(answer.body.url).searchParams.get("state") ?? "";
    const rows = JSON.stringify(await harness.app.db.selectFrom("provider_sign_ins").selectAll().execute());
    expect(rows).not.toContain(state);
  });
});

describe("a code", () => {
  it("brought into another sign-in is refused", async () => {
    const first = await visitProvider((await beginSignIn(harness.app)).address);
    const own = await beginSignIn(harness.app);
    const ticket = await followCallback(harness.app, {
      ...first.fields,
      state: own.address.searchParams.get("state") ?? "",
    });
    expect(told(await finish(harness.app, { ticket, cookie: own.cookie }))).toEqual(expired);
  });

  it("of another issuer is refused", async () => {
    const own = await beginSignIn(harness.app);
    const { fields } = await visitProvider(own.address);
    const ticket = await followCallback(harness.app, { ...fields, iss: harness.apple.issuer });
    expect(told(await finish(harness.app, { ticket, cookie: own.cookie }))).toEqual(refused);
  });

  it("that is missing, or replaced by an error, signs nobody in", async () => {
    const begin = async (fields: Record<string, string>) => {
      const own = await beginSignIn(harness.app);
      const state = own.address.searchParams.get("state") ?? "";
      const ticket = await followCallback(harness.app, { state, ...fields });
      return told(await finish(harness.app, { ticket, cookie: own.cookie }));
    };
    expect(await begin({})).toEqual(refused);
    expect(await begin({ error: "server_error" })).toEqual(refused);
    expect(await begin({ error: "access_denied" })).toEqual([400, "sign_in_cancelled"]);
  });

  it("is not brought by a person who turned back", async () => {
    const own = await beginSignIn(harness.app);
    const { fields } = await visitProvider(own.address, { choice: "cancel" });
    const ticket = await followCallback(harness.app, fields);
    expect(told(await finish(harness.app, { ticket, cookie: own.cookie }))).toEqual([
      400,
      "sign_in_cancelled",
    ]);
  });
});

type Claims = Readonly<Record<string, unknown>>;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signLikeGoogle = (claims: Claims) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "RS256", kid: harness.google.keyId })
    .sign(harness.google.signingKey);

describe("an identity token", () => {
  it("signed anew without a change is accepted, so each case below fails for its one difference", async () => {
    harness.google.tamper = (token) => signLikeGoogle(decodeJwt(token));
    expect(told(await signInThrough(harness.app, "google"))).toEqual([200, "signed_in"]);
  });

  it.each<[string, (claims: Claims, token: string) => Promise<string>]>([
    ["another nonce", (claims) => signLikeGoogle({ ...claims, nonce: "another" })],
    ["no nonce", ({ nonce: _, ...claims }) => signLikeGoogle(claims)],
    ["another audience", (claims) => signLikeGoogle({ ...claims, aud: "another-client" })],
    [
      "a second audience and another party",
      (claims) => signLikeGoogle({ ...claims, aud: [claims.aud, "another"], azp: "another" }),
    ],
    [
      "another issuer",
      (claims) => signLikeGoogle({ ...claims, iss: "https://accounts.google.com.evil.example" }),
    ],
    [
      "an end that has passed",
      (claims) => signLikeGoogle({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
    ],
    ["no end", ({ exp: _, ...claims }) => signLikeGoogle(claims)],
    ["no subject", ({ sub: _, ...claims }) => signLikeGoogle(claims)],
    ["no algorithm", async (claims) => `${base64({ alg: "none" })}.${base64(claims)}.`],
    [
      "another key",
      async (claims) => {
        const { privateKey } = await generateKeyPair("RS256");
        const header = { alg: "RS256", kid: harness.google.keyId };
        return new SignJWT({ ...claims }).setProtectedHeader(header).sign(privateKey);
      },
    ],
    [
      "a key that nobody published",
      async (claims) =>
        new SignJWT({ ...claims })
          .setProtectedHeader({ alg: "RS256", kid: "unknown" })
          .sign((await generateKeyPair("RS256")).privateKey),
    ],
    [
      "our secret as the key",
      async (claims) => {
        const signed = `${base64({ alg: "HS256" })}.${base64(claims)}`;
        const signature = createHmac("sha256", harness.google.clientSecret)
          .update(signed)
          .digest("base64url");
        return `${signed}.${signature}`;
      },
    ],
    [
      "other claims under the old signature",
      async (claims, token) => {
        const [header, , signature] = token.split(".");
        return `${header}.${base64({ ...claims, sub: "another" })}.${signature}`;
      },
    ],
  ])("with %s is refused", async (_, forge) => {
    harness.google.tamper = (token) => forge(decodeJwt(token), token);
    expect(told(await signInThrough(harness.app, "google"))).toEqual(refused);
  });
});

describe("a provider in trouble", () => {
  it.each(["failing", "garbage", "huge", "slow"] as const)(
    "that is %s is reported as such",
    async (trouble) => {
      const { ticket, cookie } = await signInAtProvider(harness.app, "google");
      harness.google.trouble = trouble;
      expect(told(await finish(harness.app, { ticket, cookie }))).toEqual([503, "provider_unavailable"]);
    },
  );
});

describe("what is sent along", () => {
  it("never leads to another site", async () => {
    const { address } = await beginSignIn(harness.app);
    const { fields } = await visitProvider(address);
    for (const extra of ["returnTo", "redirect", "next", "url"]) {
      const query = new URLSearchParams({ ...fields, [extra]: "https://evil.example" });
      const { status, headers } = await harness.app.inject({
        method: "GET",
        url: `/api/auth/providers/google/callback?${query}`,
      });
      expect([status, headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/sign-in#(ticket=[\w-]+|expired)$/),
      ]);
    }
    const body = { provider: "google", returnTo: "https://evil.example" };
    const { status } = await harness.app.call(startProviderSignIn, { body });
    expect(status).toBe(400);
  });

  it("is in no line of the log: code, state, ticket, cookie, address", async () => {
    const { address, cookie } = await beginSignIn(harness.app);
    const { fields } = await visitProvider(address);
    const ticket = await followCallback(harness.app, fields);
    await finish(harness.app, { ticket, cookie });
    harness.google.trouble = "failing";
    await signInThrough(harness.app, "google");
    const secrets = [fields.code, fields.state, ticket, cookie.split("=")[1], harness.google.person.email];
    const log = lines.join("\n");
    expect(lines.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(log).not.toContain(secret ?? "missing");
  });
});
