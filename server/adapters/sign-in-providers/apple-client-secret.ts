import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import type { AppleConfig } from "../../core/sign-in-config.ts";

/** Apple allows half a year; one is made for each call, so that none is worth stealing. */
const lifeSeconds = 300;

/** Apple takes a token signed with the team's key in place of a secret. */
export function createAppleSecret({ clientId, teamId, keyId, privateKey }: AppleConfig, audience: string) {
  const key = createPrivateKey(privateKey);
  return (): Promise<string> => {
    const issuedAt = Math.floor(Date.now() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(key);
  };
}
