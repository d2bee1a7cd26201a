/** server/core: the signed token that a signed-in caller shows. It says who somebody is; what they may do is asked of the database. */
import { createSecretKey } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import type { Language } from "#domain/people/language.ts";

export const accessTokenLifeSeconds = 20 * 60;
const algorithm = "HS256";
/** RFC 9068: tells an access token from any other that the same key might sign. */
const tokenType = "at+jwt";
const issuer = "platewise";
const audience = "platewise-api";
const proUserType = 1;
const freeUserType = 0;

export interface AccessTokenSubject {
  readonly userId: string;
  /** The login that the token belongs to. */
  readonly sessionId: string;
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly isPremium: boolean;
}

export interface AccessTokens {
  sign(subject: AccessTokenSubject, now: Date): Promise<string>;
  /** Undefined for a token that is forged, expired, or none of ours. */
  verify(token: string, now: Date): Promise<{ userId: string; sessionId: string } | undefined>;
}

const trustedClaims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** A person's page makes many calls with one token; its signature is worked out once. */
const rememberedTokensMax = 5_000;

interface VerifiedToken {
  readonly caller: { readonly userId: string; readonly sessionId: string };
  readonly expiresAtSeconds: number;
}

/**
 * Signs with `secret`. While a secret is being changed, tokens signed with `previousSecret` are still good: whoever was
 * signed in stays so.
 */
export function createAccessTokens(secret: string, previousSecret?: string): AccessTokens {
  const signingKey = createSecretKey(secret, "utf8");
  const keys = previousSecret ? [signingKey, createSecretKey(previousSecret, "utf8")] : [signingKey];
  const remembered = new Map<string, VerifiedToken>();

  function remember(token: string, verified: VerifiedToken): void {
    const oldest = remembered.keys().next().value;
    if (remembered.size >= rememberedTokensMax && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, verified);
  }

  async function claimsOf(token: string, now: Date) {
    const options = { algorithms: [algorithm], issuer, audience, typ: tokenType, currentDate: now };
    for (const key of keys) {
      const verified = await jwtVerify(token, key, options).catch(() => undefined);
      const claims = trustedClaims.safeParse(verified?.payload);
      if (claims.success) return claims.data;
    }
    return undefined;
  }

  return {
    sign: ({ userId, sessionId, email, fullName, language, isPremium }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const userType = isPremium ? proUserType : freeUserType;
      return new SignJWT({ sid: sessionId, email, name: fullName, language, userType })
        .setProtectedHeader({ alg: algorithm, typ: tokenType })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifeSeconds)
        .sign(signingKey);
    },
    verify: async (token, now) => {
      const known = remembered.get(token);
      if (known) return now.getTime() < known.expiresAtSeconds * 1000 ? known.caller : undefined;
      const claims = await claimsOf(token, now);
      if (!claims) return undefined;
      const caller = { userId: claims.sub, sessionId: claims.sid };
      remember(token, { caller, expiresAtSeconds: claims.exp });
      return caller;
    },
  };
}
