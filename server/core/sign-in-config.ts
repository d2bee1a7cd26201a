import { createPrivateKey } from "node:crypto";

interface GoogleConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface AppleConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

/** Undefined: that way to sign in is not offered. */
export interface SignInConfig {
  readonly google: GoogleConfig | undefined;
  readonly apple: AppleConfig | undefined;
}

const googleNames = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] as const;
const appleNames = ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"] as const;
type SignInVariable = (typeof googleNames)[number] | (typeof appleNames)[number];

export type SignInVariables = { readonly [name in SignInVariable]?: string | undefined } & {
  readonly GOOGLE_ISSUER: string;
  readonly APPLE_ISSUER: string;
};

/** The curve of ES256, as Node names it. */
const appleCurve = "prime256v1";

/** A line break in a variable is often written as `\n`. */
function readPrivateKey(text: string): string {
  return text.replaceAll("\\n", "\n").trim();
}

export function isApplePrivateKey(text: string): boolean {
  try {
    const { asymmetricKeyDetails } = createPrivateKey(readPrivateKey(text));
    return asymmetricKeyDetails?.namedCurve === appleCurve;
  } catch {
    return false;
  }
}

/** Finds variables of a provider that are missing while others of it are given, one line for each. */
export function findMissingSignInVariables(values: SignInVariables): string[] {
  return [googleNames, appleNames].flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length) return [];
    const others = names.filter((name) => values[name] !== undefined).join(", ");
    return missing.map((name) => `${name}: must be given with ${others}`);
  });
}

export function signInConfig(values: SignInVariables): SignInConfig {
  const { GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  const { APPLE_CLIENT_ID: appleId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = values;
  const { APPLE_PRIVATE_KEY: privateKey, GOOGLE_ISSUER, APPLE_ISSUER } = values;
  return {
    google:
      googleId && clientSecret ? { issuer: GOOGLE_ISSUER, clientId: googleId, clientSecret } : undefined,
    apple:
      appleId && teamId && keyId && privateKey
        ? { issuer: APPLE_ISSUER, clientId: appleId, teamId, keyId, privateKey: readPrivateKey(privateKey) }
        : undefined,
  };
}
