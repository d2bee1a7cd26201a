import { createSecretKey } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import type { Language } from "#domain/people/language.ts";
import { RecentMap } from "#domain/recent-map.ts";

export const accessTokenLifeSeconds = 20 * 60;
const algorithm = "HS256";
/** RFC 9068: distinguishes access tokens from any other token signed with the same key. */
const tokenType = "at+jwt";
const issuer = "platewise";
const audience = "platewise-api";
const proUserType = 1;
const freeUserType = 0;

interface AccessTokenSubject {
  readonly userId: string;
  /** The login that the token belongs to. */
  readonly sessionId: string;
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly isPremium: boolean;
  /** Lets the first view show the reminder without waiting for the server. */
  readonly isEmailVerified: boolean;
}

export interface AccessTokens {
  sign(subject: AccessTokenSubject, now: Date): Promise<string>;
  /** Undefined for a token that is forged, expired or not ours. */
  verify(token: string, now: Date): Promise<{ userId: string; sessionId: string } | undefined>;
}

const trustedClaims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** A page makes many calls with one token, so the signature is checked only once. */
const cachedTokensMax = 5_000;

interface VerifiedToken {
  readonly caller: { readonly userId: string; readonly sessionId: string };
  readonly expiresAtSeconds: number;
}

/**
 * Signs with `secret`. Tokens signed with `previousSecret` are still accepted, so that changing the secret signs nobody out.
 */
export function createAccessTokens(secret: string, previousSecret?: string): AccessTokens {
  const signingKey = createSecretKey(secret, "utf8");
  const keys = previousSecret ? [signingKey, createSecretKey(previousSecret, "utf8")] : [signingKey];
  const cache = new RecentMap<string, VerifiedToken>(cachedTokensMax);

  async function readClaims(token: string, now: Date) {
    const options = { algorithms: [algorithm], issuer, audience, typ: tokenType, currentDate: now };
    for (const key of keys) {
      const verified = await jwtVerify(token, key, options).catch(() => undefined);
      const claims = trustedClaims.safeParse(verified?.payload);
      if (claims.success) return claims.data;
    }
    return undefined;
  }

  return {
    sign: ({ userId, sessionId, email, fullName, language, isPremium, isEmailVerified }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const userType = isPremium ? proUserType : freeUserType;
      return new SignJWT({
        sid: sessionId,
        email,
        name: fullName,
        language,
        userType,
        emailVerified: isEmailVerified,
      })
        .setProtectedHeader({ alg: algorithm, typ: tokenType })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifeSeconds)
        .sign(signingKey);
    },
    verify: async (token, now) => {
      const cached = cache.get(token);
      if (cached) return now.getTime() < cached.expiresAtSeconds * 1000 ? cached.caller : undefined;
      const claims = await readClaims(token, now);
      if (!claims) return undefined;
      const caller = { userId: claims.sub, sessionId: claims.sid };
      cache.set(token, { caller, expiresAtSeconds: claims.exp });
      return caller;
    },
  };
}
