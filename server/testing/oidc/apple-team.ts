import type { KeyObject } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { jwtVerify } from "jose";

/** A developer's account at Apple. */
export interface AppleTeam {
  readonly teamId: string;
  readonly keyId: string;
  readonly publicKey: KeyObject;
}

/** Half a year, as Apple says. */
const secretLifeMaxSeconds = 15_777_000;

/**
 * Apple takes a token signed by the team in place of a secret, and checks all of it. For the provider's library it is then replaced
 * by the secret; a wrong one stays, and is refused.
 */
export async function exchangeAppleSecret(
  request: IncomingMessage,
  team: AppleTeam,
  { issuer, clientId, clientSecret }: { issuer: string; clientId: string; clientSecret: string },
): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const claim = { issuer: team.teamId, subject: clientId, audience: issuer, algorithms: ["ES256"] };
  try {
    const { payload, protectedHeader } = await jwtVerify(form.get("client_secret") ?? "", team.publicKey, {
      ...claim,
      requiredClaims: ["iat", "exp"],
    });
    const lifeSeconds = (payload.exp ?? 0) - (payload.iat ?? 0);
    const isGood = protectedHeader.kid === team.keyId && lifeSeconds <= secretLifeMaxSeconds;
    if (isGood) form.set("client_secret", clientSecret);
  } catch {
    // Refused below.
  }
  Object.assign(request, { body: form.toString() });
}
