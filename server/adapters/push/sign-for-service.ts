import { importJWK, SignJWT } from "jose";
import type { PushKeys } from "./push-keys.ts";

/** Push services accept at most 24 hours. */
const lifeSeconds = 12 * 3600;
const renewBeforeSeconds = 3600;

interface SignedToken {
  readonly token: string;
  readonly expiresAtSeconds: number;
}

/** VAPID (RFC 8292): tells a push service who sends. A token serves for all messages to one service until shortly before its end. */
export function createServiceSigner(keys: PushKeys, subject: string) {
  const point = Buffer.from(keys.publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    d: keys.privateKey,
  };
  const key = importJWK(jwk, "ES256");
  const tokens = new Map<string, SignedToken>();
  return async (audience: string, now: Date): Promise<string> => {
    const nowSeconds = Math.floor(now.getTime() / 1000);
    const known = tokens.get(audience);
    const left = (known?.expiresAtSeconds ?? 0) - nowSeconds;
    if (known && left > renewBeforeSeconds && left <= lifeSeconds) return authorization(known.token);
    const expiresAtSeconds = nowSeconds + lifeSeconds;
    const token = await new SignJWT({ aud: audience, exp: expiresAtSeconds, sub: subject })
      .setProtectedHeader({ typ: "JWT", alg: "ES256" })
      .sign(await key);
    tokens.set(audience, { token, expiresAtSeconds });
    return authorization(token);
  };
  function authorization(token: string): string {
    return `vapid t=${token}, k=${keys.publicKey}`;
  }
}
