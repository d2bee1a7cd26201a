// Reads an access token's claims without verifying them: the server never trusts them from here.

/** A token counts as expired this long before its expiry. */
const refreshBufferMs = 5 * 60 * 1000;

export interface TokenClaims {
  readonly userId: string | undefined;
  readonly fullName: string | undefined;
  readonly email: string | undefined;
  readonly isPremium: boolean;
  readonly isEmailVerified: boolean;
  readonly expiresAtMs: number | undefined;
}

let known: { readonly accessToken: string; readonly claims: TokenClaims | undefined } | undefined;

/** Reads the token's claims and keeps those of the last one: while a page is rendered they are asked for two dozen times. */
export function claimsOf(accessToken: string): TokenClaims | undefined {
  if (known?.accessToken !== accessToken) known = { accessToken, claims: decodeClaims(accessToken) };
  return known.claims;
}

function decodeClaims(accessToken: string): TokenClaims | undefined {
  const payload = accessToken.split(".")[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? readClaims(claims) : undefined;
  } catch {
    return undefined;
  }
}

function readClaims(claims: object): TokenClaims {
  const { sub, name, email, userType, emailVerified, exp } = claims as Record<string, unknown>;
  return {
    userId: typeof sub === "string" ? sub : undefined,
    fullName: typeof name === "string" ? name : undefined,
    email: typeof email === "string" ? email : undefined,
    isPremium: userType === 1,
    // Tokens from before do not say.
    isEmailVerified: emailVerified !== false,
    expiresAtMs: typeof exp === "number" ? exp * 1000 : undefined,
  };
}

/** True without an expiry claim, or when the token expires within five minutes. */
export function isExpired(accessToken: string, nowMs: number): boolean {
  const expiresAtMs = claimsOf(accessToken)?.expiresAtMs;
  return expiresAtMs === undefined || expiresAtMs - nowMs < refreshBufferMs;
}
