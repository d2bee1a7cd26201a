import { createSecretKey } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { accessTokenLifeSeconds, createAccessTokens } from "./access-token.ts";
import { newId } from "./new-id.ts";

const secret = "a secret of at least thirty-two characters";
const tokens = createAccessTokens(secret);
const now = new Date("2026-03-10T12:00:00Z");
const subject = {
  userId: newId(),
  sessionId: newId(),
  email: "ana@example.com",
  fullName: "Ana Ruiz",
  language: "en",
  isPremium: true,
  isEmailVerified: true,
} as const;

/** A token that differs from a valid one in a single field. */
function forge(
  change: { alg?: string; typ?: string; iss?: string; aud?: string; key?: string; sub?: string } = {},
) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: subject.sessionId })
    .setProtectedHeader({ alg: change.alg ?? "HS256", typ: change.typ ?? "at+jwt" })
    .setSubject(change.sub ?? subject.userId)
    .setIssuer(change.iss ?? "platewise")
    .setAudience(change.aud ?? "platewise-api")
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 60)
    .sign(createSecretKey(change.key ?? secret, "utf8"));
}

describe("access tokens", () => {
  it("carry the user and the session", async () => {
    const { userId, sessionId } = subject;
    expect(await tokens.verify(await tokens.sign(subject, now), now)).toEqual({ userId, sessionId });
    expect(await tokens.verify(await forge(), now)).toEqual({ userId, sessionId });
  });

  it("are valid until they expire", async () => {
    const token = await tokens.sign(subject, now);
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(await tokens.verify(token, later(accessTokenLifeSeconds - 1))).toBeDefined();
    expect(await tokens.verify(token, later(accessTokenLifeSeconds))).toBeUndefined();
    expect(await createAccessTokens(secret).verify(token, later(accessTokenLifeSeconds))).toBeUndefined();
  });

  it.each([
    ["another algorithm", { alg: "HS512" }],
    ["another type", { typ: "JWT" }],
    ["another issuer", { iss: "elsewhere" }],
    ["another audience", { aud: "another-api" }],
    ["another key", { key: "another secret of at least thirty-two" }],
    ["a subject that is not an id", { sub: "1 or 1=1" }],
  ])("are refused with %s", async (_, change) => {
    expect(await tokens.verify(await forge(change), now)).toBeUndefined();
  });

  it("stay valid while the secret is rotated, and are signed with the new one", async () => {
    const after = createAccessTokens("the next secret, of thirty-two characters", secret);
    expect(await after.verify(await tokens.sign(subject, now), now)).toBeDefined();
    const fresh = await after.sign(subject, now);
    expect(await after.verify(fresh, now)).toBeDefined();
    expect(await tokens.verify(fresh, now)).toBeUndefined();
    const later = createAccessTokens("the next secret, of thirty-two characters");
    expect(await later.verify(await tokens.sign(subject, now), now)).toBeUndefined();
  });

  it("are refused when unsigned", async () => {
    const unsigned = new UnsecuredJWT({ sid: subject.sessionId })
      .setSubject(subject.userId)
      .setIssuer("platewise")
      .setAudience("platewise-api")
      .setExpirationTime("1h")
      .encode();
    expect(await tokens.verify(unsigned, now)).toBeUndefined();
    expect(await tokens.verify("not a token", now)).toBeUndefined();
  });
});
